import { afterEach, expect, test, vi } from 'vitest';

import { accessToken, guestAddress, policy } from './storage';

const ALICE = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';

afterEach(() => {
  vi.restoreAllMocks();
  accessToken.clear();
  guestAddress.clear();
});

const otherTabWrote = (key: string | null, newValue: string | null = null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

test('R3.15 accepting sets both flags', () => {
  expect(policy.isAccepted()).toBe(false);
  policy.accept();
  expect(policy.isAccepted()).toBe(true);
  expect(localStorage.getItem('policyAcceptedv6')).toBe('true');
  expect(localStorage.getItem('policyAcceptedv5')).toBe('true');
});

test.each(['false', '1', 'TRUE', ''])('the flag %j does not count as acceptance', (value) => {
  localStorage.setItem('policyAcceptedv6', value);
  expect(policy.isAccepted()).toBe(false);
});

test('keeps on this page what a full storage refuses, in preference to the stored value', () => {
  accessToken.write('old');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  accessToken.write('new');
  expect(accessToken.read()).toBe('new');
});

test('works when the storage is blocked', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  expect(accessToken.read()).toBeUndefined();
  accessToken.write('kept');
  expect(accessToken.read()).toBe('kept');
  accessToken.clear();
  expect(accessToken.read()).toBeUndefined();
});

test.each(['', 'garbage', '0x1'])('the stored value %j is not a guest address', (value) => {
  localStorage.setItem('guestWalletAddress', value);
  expect(guestAddress.read()).toBeUndefined();
});

test('a listener hears of its own key and of a cleared storage, until it unsubscribes', () => {
  const heard = vi.fn();
  const stop = accessToken.watch(heard);
  otherTabWrote('somethingElse');
  expect(heard).not.toHaveBeenCalled();
  otherTabWrote('accessToken', 'text');
  otherTabWrote(null);
  expect(heard.mock.calls).toEqual([['text'], ['']]);
  window.dispatchEvent(new Event('pageshow'));
  expect(heard, 'a page that comes back looks again').toHaveBeenCalledTimes(3);
  stop();
  otherTabWrote('accessToken');
  window.dispatchEvent(new Event('pageshow'));
  expect(heard).toHaveBeenCalledTimes(3);
});

test('a listener of the guest address also hears of changes in this tab', () => {
  const heard = vi.fn();
  const stop = guestAddress.watch(heard);
  guestAddress.write(ALICE);
  guestAddress.clear();
  otherTabWrote('guestWalletAddress');
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  guestAddress.write(ALICE);
  expect(heard).toHaveBeenCalledTimes(3);
});

import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import type { WalletAddress } from '@trait-market/contract/shared';
import { keccak256, stringToHex } from 'viem';
import { afterEach, expect, test, vi } from 'vitest';

import { hasDrafts, signedActions } from '@/lib/storage';
import { purchase, signedPurchase } from '@/testing/actions/action-drafts';

import { sealedText } from '../signing/action-draft';
import { createActionDraftStore } from './action-draft-store';
import { readStoredActions } from './stored-actions';

afterEach(() => {
  vi.restoreAllMocks();
  const { keys, clear } = signedActions(bobAddress);
  for (const key of keys()) clear(key);
  sessionStorage.clear();
  localStorage.clear();
});

const store = (draft = signedPurchase('5a')): string => {
  createActionDraftStore().write(draft);
  return signedActions(draft.address).keyOf(draft.signature ?? '');
};

const storedDrafts = (address: WalletAddress = bobAddress) =>
  readStoredActions(address).map(({ draft }) => draft);

test('lists the action that was signed first at the front', () => {
  store(signedPurchase('5a', 2_000));
  store(signedPurchase('5b', 1_000));
  expect(storedDrafts()).toEqual([signedPurchase('5b', 1_000), signedPurchase('5a', 2_000)]);
});

test('T99 lists no action of another account, not even under its own name', () => {
  const key = store();
  expect(storedDrafts(aliceAddress)).toEqual([]);
  const alices = key.replace(bobAddress.toLowerCase(), aliceAddress.toLowerCase());
  localStorage.setItem(alices, localStorage.getItem(key) ?? '');
  expect(storedDrafts(aliceAddress)).toEqual([undefined]);
});

test.each([
  ['no JSON', '{'],
  ['no draft', '{"seal":"0x","draft":"{}"}'],
  ['a draft without a signature', sealedText(purchase())],
  ['an action with another signature', sealedText(signedPurchase('5c'))],
])('T63 distinguishes %s from the other entries', (_, text) => {
  store(signedPurchase('5a'));
  const { keyOf } = signedActions(bobAddress);
  localStorage.setItem(keyOf(`0x${'5b'.repeat(65)}`), text);
  expect(storedDrafts().filter((draft) => draft !== undefined)).toEqual([signedPurchase('5a')]);
  expect(storedDrafts()).toHaveLength(2);
});

test('T99 holds in memory what the browser refuses to store, and reports it as unsaved', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  store(signedPurchase('5a'));
  store(signedPurchase('5b'));
  expect(localStorage).toHaveLength(0);
  expect(storedDrafts()).toEqual([signedPurchase('5a'), signedPurchase('5b')]);
  expect(hasDrafts()).toBe(true);
});

test('T99 works where the browser refuses every access to its storage', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  const key = store();
  expect(storedDrafts()).toEqual([signedPurchase('5a')]);
  signedActions(bobAddress).clear(key);
  expect(storedDrafts()).toEqual([]);
  expect(hasDrafts()).toBe(false);
});

test('T99 finds the action that the previous release stored in the tab, and stores it for every tab', () => {
  const { action, ...rest } = signedPurchase('5a');
  const draft = JSON.stringify({ ...rest, act: action });
  const text = JSON.stringify({ seal: keccak256(stringToHex(draft)), draft });
  sessionStorage.setItem(`signedAct:${bobAddress.toLowerCase()}`, text);
  store(signedPurchase('5b'));
  expect(storedDrafts()).toEqual(
    expect.arrayContaining([signedPurchase('5a'), signedPurchase('5b')]),
  );
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage).toHaveLength(2);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { defaultAppConfig } from '@/config/app-config';
import { WALLET_RESPONSE_TIMEOUT_MS, WALLET_SETTLING_MS } from '@/config/constants';
import { ALICE, BOB, createBrowser, setUpSession } from '@/testing/session-store';

import { errorText } from '../app-error';
import { createWagmiWallet } from '../wallet/wagmi-wallet';

type Listener = (value: unknown) => void;

/** Fakes an extension's provider, announced by EIP-6963 or set as `window.ethereum`. */
const createProvider = () => {
  const listeners = new Map<string, Set<Listener>>();
  let accounts: string[] = [ALICE];
  let isSilent = false;
  const provider = {
    request: async ({ method }: { method: string }) => {
      if (isSilent) return new Promise<never>(() => {});
      if (method.endsWith('ccounts')) return accounts;
      if (method === 'eth_chainId') return '0x1';
      if (method === 'personal_sign') return SIGNATURE;
      return [];
    },
    on: (event: string, listener: Listener) =>
      void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    removeListener: (event: string, listener: Listener) =>
      void listeners.get(event)?.delete(listener),
  };
  const emit = (event: string, value: unknown) => {
    for (const listener of Array.from(listeners.get(event) ?? [])) listener(value);
  };
  return {
    provider,
    emit,
    have: (...next: string[]) => {
      accounts = next;
      emit('accountsChanged', next);
    },
    /** Sets the accounts without emitting an event. */
    haveSilently: (...next: string[]) => {
      accounts = next;
    },
    fallSilent: () => {
      isSilent = true;
    },
  };
};

const SIGNATURE = `0x${'11'.repeat(64)}1b`;
const RDNS = 'locking.wallet';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const signedIn = async (presence: 'announced' | 'window.ethereum' = 'announced') => {
  const extension = createProvider();
  vi.stubGlobal('ethereum', presence === 'window.ethereum' ? extension.provider : undefined);
  const wallet = createWagmiWallet(defaultAppConfig);
  if (presence === 'announced')
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', {
        detail: {
          info: { uuid: crypto.randomUUID(), name: 'Locking', icon: 'data:,', rdns: RDNS },
          provider: extension.provider,
        },
      }),
    );
  const browser = createBrowser();
  const session = setUpSession({ browser, loadWallet: vi.fn(async () => wallet) });
  const signIn = session.store.signIn(presence === 'announced' ? RDNS : 'injected');
  await vi.advanceTimersByTimeAsync(100);
  await signIn;
  expect(session.kind()).toBe('signedIn');
  return { ...session, extension, realWallet: wallet };
};

const almost = WALLET_SETTLING_MS - 1;

test.each(['announced', 'window.ethereum'] as const)(
  'R4.9 a wallet that locks and unlocks within the settling time keeps the session (%s)',
  async (presence) => {
    const { extension, kind, realWallet, store } = await signedIn(presence);
    const heard = vi.fn();
    store.subscribe(heard);
    for (const leave of [
      () => extension.have(),
      () => extension.emit('disconnect', { code: 4900 }),
    ]) {
      leave();
      await vi.advanceTimersByTimeAsync(almost);
      extension.have(ALICE.toLowerCase());
      await vi.advanceTimersByTimeAsync(WALLET_SETTLING_MS * 2);
    }
    expect(kind()).toBe('signedIn');
    expect(heard).not.toHaveBeenCalled();
    await expect(realWallet.signMessage('still connected')).resolves.toBe(SIGNATURE);

    extension.have(BOB);
    expect(kind()).toBe('anonymous');
  },
);

test.each<[string, (extension: ReturnType<typeof createProvider>) => void]>([
  ['reports no accounts', (extension) => extension.have()],
  [
    'disconnects',
    (extension) => {
      extension.haveSilently();
      extension.emit('disconnect', { code: 4900 });
    },
  ],
  [
    'reports both, several times',
    (extension) => {
      extension.have();
      extension.emit('disconnect', { code: 4900 });
      extension.have();
    },
  ],
])('a wallet that %s ends the session after the settling time', async (_, leave) => {
  const { extension, kind, failureText, storedToken } = await signedIn();
  leave(extension);
  await vi.advanceTimersByTimeAsync(almost);
  expect(kind()).toBe('signedIn');
  await vi.advanceTimersByTimeAsync(1);
  expect([kind(), storedToken()]).toEqual(['anonymous', '']);
  expect(failureText()).toMatch(/^session: Your wallet is locked or disconnected/);
});

test('a wallet that falls silent once it has left ends the session', async () => {
  const { extension, kind } = await signedIn();
  extension.have();
  extension.fallSilent();
  await vi.advanceTimersByTimeAsync(WALLET_SETTLING_MS + WALLET_RESPONSE_TIMEOUT_MS);
  expect(kind()).toBe('anonymous');
});

test('R4.9 §4 another account ends the session immediately, during the settling time too', async () => {
  const { extension, kind, failureText } = await signedIn();
  extension.have();
  extension.have(BOB);
  expect(kind()).toBe('anonymous');
  expect(failureText()).toMatch(/^session: Your wallet switched to another account/);
});

test.each([
  ['the same account keeps the session', ALICE, 'signedIn'],
  ['another one ends it', BOB, 'anonymous'],
])('of an account that is back without an event, %s', async (_, account, expected) => {
  const { extension, kind } = await signedIn();
  extension.have();
  // The accounts return without an event, as seen by a hidden tab whose timer fires late.
  extension.haveSilently(account);
  await vi.advanceTimersByTimeAsync(WALLET_SETTLING_MS);
  expect(kind()).toBe(expected);
});

test('a logout in another tab during the settling time ends the session immediately, and the next sign-in stays', async () => {
  const { extension, browser, kind, failureText, store } = await signedIn();
  extension.have();
  browser.tab().storedToken.write('');
  store.signOut();
  expect(kind()).toBe('anonymous');
  expect(failureText()).toBeUndefined();

  extension.haveSilently(ALICE);
  const signIn = store.signIn(RDNS);
  await vi.advanceTimersByTimeAsync(WALLET_SETTLING_MS * 3);
  await signIn;
  expect(kind()).toBe('signedIn');
});

test.each<[string, 'lock' | 'silence', RegExp]>([
  ['locked', 'lock', /^Your wallet is locked\. Unlock it to continue\./],
  ['silent', 'silence', /^Your wallet isn’t responding\. Open it and unlock it/],
])('a %s wallet is named when something is to be signed', async (_, state, words) => {
  const { extension, realWallet, kind } = await signedIn();
  if (state === 'lock') extension.haveSilently();
  else extension.fallSilent();
  const typedData = { domain: { name: 'x', version: '1', chainId: 1 }, primaryType: 'A' };
  const requests = [
    realWallet.signMessage('hello'),
    realWallet.signTypedData({
      ...typedData,
      types: { A: [{ name: 'b', type: 'string' }] },
      message: { b: 'c' },
    }),
  ].map(async (request) => errorText(await request.catch((error: unknown) => error)));
  await vi.advanceTimersByTimeAsync(WALLET_RESPONSE_TIMEOUT_MS);
  for (const text of await Promise.all(requests)) expect(text).toMatch(words);
  expect(kind()).toBe('signedIn');
});

import { describe, expect, test, vi } from 'vitest';

import {
  ALICE,
  BOB,
  fakeWallet,
  hour,
  loginWith,
  kindsOf,
  pending,
  setUpSession,
  tokenFor,
} from '@/testing/session-store';

import { AppError } from '../app-error';
import type { Wallet } from '../wallet/wallet';
import { walletError } from '../wallet/wallet-error';
import type { SessionDependencies } from './session-store';

describe('signing in', () => {
  test('R3.6 R4.1 connects, fetches a nonce, signs, logs in and stores the token', async () => {
    const signMessage = vi.fn<Wallet['signMessage']>(async () => '0x5a');
    const { store, storedToken, login } = setUpSession({ wallet: fakeWallet({ signMessage }) });
    const kinds = kindsOf(store);

    await store.signIn('test');

    expect(kinds).toEqual(['connecting', 'signingIn', 'signedIn']);
    expect(signMessage).toHaveBeenCalledWith(`${ALICE} nonce`);
    expect(login).toHaveBeenCalledWith(
      { walletAddress: ALICE, signature: '0x5a', messageVersion: 'v3' },
      expect.anything(),
    );
    expect(storedToken()).toBe(tokenFor(ALICE));
    expect(store.read()).toMatchObject({ address: ALICE, expiresAt: new Date(hour(1) * 1000) });
  });

  test('ignores a second press while one is pending', async () => {
    const { promise, resolve } = pending<typeof ALICE>();
    const connect = vi.fn(() => promise);
    const { store } = setUpSession({ wallet: fakeWallet({ connect }) });
    const first = store.signIn('test');
    await store.signIn('test');
    resolve(ALICE);
    await first;
    expect(connect).toHaveBeenCalledTimes(1);
  });

  test.each([
    {
      stage: 'connect',
      logged: 'Cannot connect',
      broken: () => ({
        wallet: fakeWallet({ connect: () => Promise.reject(walletError('rejected')) }),
      }),
      words: /declined/,
    },
    {
      stage: 'an answer without an account',
      logged: 'Cannot connect',
      broken: () => ({ wallet: fakeWallet({ connect: async () => undefined }) }),
      words: /^attempt: No wallet received$/,
    },
    {
      stage: 'nonce',
      logged: 'Cannot authenticate user',
      broken: () => ({
        nonceFor: vi.fn(() => Promise.reject(new AppError('network', 'No answer.'))),
      }),
      words: /^attempt: No answer.$/,
    },
    {
      stage: 'signature',
      logged: 'Cannot sign message',
      broken: () => ({
        wallet: fakeWallet({ signMessage: () => Promise.reject(walletError('rejected')) }),
      }),
      words: /declined/,
    },
    {
      stage: 'login',
      logged: 'Cannot authenticate user',
      broken: () => ({
        login: vi.fn(() =>
          Promise.reject(
            new AppError('http', 'x', { status: 401, data: { message: 'Wrong signature.' } }),
          ),
        ),
      }),
      words: /^attempt: Wrong signature.$/,
    },
    {
      stage: "another account's token",
      logged: 'Cannot authenticate user',
      broken: () => ({ login: loginWith(tokenFor(BOB)) }),
      words: /belongs to another account/,
    },
    {
      stage: 'a token that has expired',
      logged: 'Cannot authenticate user',
      broken: () => ({ login: loginWith(tokenFor(ALICE, hour(0))) }),
      words: /had already expired/,
    },
    {
      stage: 'an unreadable token',
      logged: 'Cannot authenticate user',
      broken: () => ({ login: loginWith('garbage') }),
      words: /can’t be read/,
    },
  ])(
    'R4.2 R8.4 a failure at the stage “$stage” signs out and says so',
    async ({ broken, logged, words }) => {
      const { store, log, wallet, forgetUser, kind, failureText, storedToken } =
        setUpSession(broken());
      await store.signIn('test');
      expect(kind()).toBe('anonymous');
      expect(failureText()).toMatch(words);
      expect(log).toHaveBeenCalledWith(logged, expect.anything());
      expect(storedToken()).toBe('');
      expect(forgetUser).toHaveBeenCalled();
      await vi.waitFor(() => expect(wallet.disconnect).toHaveBeenCalled());
    },
  );

  test.each([401, 403])(
    '§4 Session expiry: a %i to the nonce or login call resets a stored session that has expired',
    async (status) => {
      const refuse = vi.fn(() => Promise.reject(new AppError('http', 'x', { status })));
      for (const broken of [{ nonceFor: refuse }, { login: refuse }]) {
        const { store, storedToken, storedEnd, setClock } = setUpSession({
          stored: tokenFor(ALICE),
          wallet: fakeWallet({ reconnect: async () => undefined }),
          ...broken,
        });
        await store.start();
        const signingIn = store.signIn('test');
        setClock(new Date(hour(1) * 1000));
        await signingIn;
        expect(storedToken()).toBe('');
        expect(storedEnd.read()).toBe('expired');
      }
    },
  );

  test('after a failure the next attempt can succeed', async () => {
    const signMessage = vi
      .fn<Wallet['signMessage']>()
      .mockRejectedValueOnce(walletError('rejected'))
      .mockResolvedValue('0x5a');
    const { store, kind } = setUpSession({ wallet: fakeWallet({ signMessage }) });
    await store.signIn('test');
    await store.signIn('test');
    expect(kind()).toBe('signedIn');
  });

  test('fetches the wallet code again after it failed to load', async () => {
    const wallet = fakeWallet();
    const cause = new Error('chunk');
    const loadWallet = vi
      .fn<SessionDependencies['loadWallet']>()
      .mockRejectedValueOnce(cause)
      .mockResolvedValue(wallet.wallet);
    const { store, kind, failureText, log } = setUpSession({ loadWallet });
    await store.signIn('test');
    expect(log).toHaveBeenCalledWith('Cannot connect', expect.objectContaining({ cause }));
    expect(kind()).toBe('anonymous');
    expect(failureText()).toMatch(/^attempt: Couldn’t load the wallets/);
    await store.signIn('test');
    expect(kind()).toBe('signedIn');
  });

  test('reports code that fails to load later in the attempt as a failed connection', async () => {
    const cause = new Error('chunk');
    const { store, failureText } = setUpSession({ loginMessage: () => Promise.reject(cause) });
    await store.signIn('test');
    expect(store.read()).toMatchObject({ failure: { of: 'attempt', error: { cause } } });
    expect(failureText()).toMatch(/^attempt: Couldn’t finish signing in\. Check your connection/);
  });

  test('a failure message can be dismissed', async () => {
    const { store } = setUpSession({ wallet: fakeWallet({ connect: async () => undefined }) });
    await store.signIn('test');
    store.dismissFailure();
    expect(store.read()).toEqual({ kind: 'anonymous' });
  });

  test('passes on the code to be scanned', async () => {
    const onPairingUri = vi.fn();
    const { store } = setUpSession({
      wallet: fakeWallet({
        connect: async (_, options) => {
          options.onPairingUri('wc:1');
          return ALICE;
        },
      }),
    });
    await store.signIn('test', onPairingUri);
    expect(onPairingUri).toHaveBeenCalledWith('wc:1');
  });

  test('canceling a wallet that never answers ends the attempt, without a log entry', async () => {
    const { store, kind, failureText, log } = setUpSession({
      wallet: fakeWallet({
        connect: (_, { signal }) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason));
          }),
      }),
    });
    const attempt = store.signIn('test');
    await vi.waitFor(() => expect(kind()).toBe('connecting'));
    store.cancel();
    await attempt;
    expect(kind()).toBe('anonymous');
    expect(failureText()).toMatch(/^attempt: Canceled/);
    expect(log).not.toHaveBeenCalled();
  });

  test('a signature that arrives after canceling signs no one in', async () => {
    const signature = pending<`0x${string}`>();
    const { store, kind, login } = setUpSession({
      wallet: fakeWallet({ signMessage: () => signature.promise }),
    });
    const attempt = store.signIn('test');
    await vi.waitFor(() => expect(kind()).toBe('signingIn'));
    store.cancel();
    signature.resolve('0x5a');
    await attempt;
    expect(kind()).toBe('anonymous');
    expect(login).not.toHaveBeenCalled();
  });

  test('an attempt that fails after canceling does not affect the next one', async () => {
    const refused = pending<typeof ALICE>();
    const connect = vi.fn<Wallet['connect']>(() => new Promise(() => {}));
    connect.mockReturnValueOnce(refused.promise);
    const { store, kind } = setUpSession({ wallet: fakeWallet({ connect }) });
    const first = store.signIn('slow');
    await vi.waitFor(() => expect(connect).toHaveBeenCalledTimes(1));
    store.cancel();
    void store.signIn('another');
    refused.reject(new Error('refused'));
    await first;
    expect(kind()).toBe('connecting');
  });

  test('switching accounts while the signature is pending ends the attempt', async () => {
    const wallet = fakeWallet({ signMessage: () => new Promise(() => {}) });
    const { store, kind, failureText } = setUpSession({ wallet });
    void store.signIn('test');
    await vi.waitFor(() => expect(kind()).toBe('signingIn'));
    wallet.report({ kind: 'connected', address: BOB });
    expect(kind()).toBe('anonymous');
    expect(failureText()).toMatch(/^attempt: .*another account/);
  });

  test('a wallet that disconnects while the signature is pending ends the attempt', async () => {
    const wallet = fakeWallet({ signMessage: () => new Promise(() => {}) });
    const { store, kind, failureText, log } = setUpSession({ wallet });
    void store.signIn('test');
    await vi.waitFor(() => expect(kind()).toBe('signingIn'));
    wallet.report({ kind: 'disconnected' });
    expect(kind()).toBe('anonymous');
    expect(failureText()).toMatch(/^attempt: Your wallet is disconnected/);
    expect(log).toHaveBeenCalledWith('Cannot sign message', expect.anything());
  });

  test('drops a connection that arrives after canceling, unless another session exists', async () => {
    const late: (() => void)[] = [];
    const connect = vi.fn<Wallet['connect']>((_, { signal, onLateConnection }) => {
      late.push(onLateConnection);
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    });
    const wallet = fakeWallet({ connect });
    const { store, kind } = setUpSession({ wallet });
    const cancelled = store.signIn('slow');
    await vi.waitFor(() => expect(connect).toHaveBeenCalled());
    store.cancel();
    await cancelled;
    await vi.waitFor(() => expect(wallet.disconnect).toHaveBeenCalledTimes(1));
    late.at(0)?.();
    expect(wallet.disconnect).toHaveBeenCalledTimes(2);

    connect.mockResolvedValue(ALICE);
    await store.signIn('quick');
    expect(kind()).toBe('signedIn');
    late.at(0)?.();
    expect(wallet.disconnect).toHaveBeenCalledTimes(2);
  });
});

import { describe, expect, test, vi } from 'vitest';

import {
  ALICE,
  BOB,
  createBrowser,
  fakeWallet,
  hour,
  kindsOf,
  NOW,
  pending,
  setUpSession,
  tokenFor,
} from '@/testing/session-store';

import { AppError } from '../app-error';
import type { Wallet } from '../wallet/wallet';
import { walletError } from '../wallet/wallet-error';
import { isTokenRefused } from './session';
import type { SessionDependencies } from './session-store';

describe('signing in', () => {
  test('connects, fetches a nonce, signs, logs in and stores the token', async () => {
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

  test('a second press while one is pending is ignored', async () => {
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
      stage: "somebody else's token",
      logged: 'Cannot authenticate user',
      broken: () => ({ login: vi.fn(async () => tokenFor(BOB)) }),
      words: /belongs to another account/,
    },
    {
      stage: 'a token that has expired',
      logged: 'Cannot authenticate user',
      broken: () => ({ login: vi.fn(async () => tokenFor(ALICE, hour(0))) }),
      words: /belongs to another account/,
    },
    {
      stage: 'an unreadable token',
      logged: 'Cannot authenticate user',
      broken: () => ({ login: vi.fn(async () => 'garbage') }),
      words: /belongs to another account/,
    },
  ])('a failure of $stage logs out and says so', async ({ broken, logged, words }) => {
    const { store, log, wallet, forgetUser, kind, failureText, storedToken } =
      setUpSession(broken());
    await store.signIn('test');
    expect(kind()).toBe('anonymous');
    expect(failureText()).toMatch(words);
    expect(log).toHaveBeenCalledWith(logged, expect.anything());
    expect(storedToken()).toBe('');
    expect(forgetUser).toHaveBeenCalled();
    await vi.waitFor(() => expect(wallet.disconnect).toHaveBeenCalled());
  });

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

  test('the wallet layer is fetched again after it failed to load', async () => {
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

  test('code that does not load later in the attempt is told as a connection that failed', async () => {
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

  test('what is to be scanned is given to who shows it', async () => {
    const onPairingUri = vi.fn();
    const { store } = setUpSession({
      wallet: fakeWallet({
        connect: async (_, options) => {
          options.onPairingUri('wc:1');
          return ALICE;
        },
      }),
    });
    await store.signIn('test', { onPairingUri });
    expect(onPairingUri).toHaveBeenCalledWith('wc:1');
  });

  test('cancelling a wallet that never answers ends the attempt, silently in the log', async () => {
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

  test('a signature that arrives after cancelling signs nobody in', async () => {
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

  test('an attempt that fails after cancelling leaves the next one alone', async () => {
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

  test('an account switched while the signature is awaited ends the attempt', async () => {
    const wallet = fakeWallet({ signMessage: () => new Promise(() => {}) });
    const { store, kind, failureText } = setUpSession({ wallet });
    void store.signIn('test');
    await vi.waitFor(() => expect(kind()).toBe('signingIn'));
    wallet.report({ kind: 'connected', address: BOB });
    expect(kind()).toBe('anonymous');
    expect(failureText()).toMatch(/^attempt: .*another account/);
  });

  test('a wallet that disconnects while the signature is awaited ends the attempt', async () => {
    const wallet = fakeWallet({ signMessage: () => new Promise(() => {}) });
    const { store, kind, failureText, log } = setUpSession({ wallet });
    void store.signIn('test');
    await vi.waitFor(() => expect(kind()).toBe('signingIn'));
    wallet.report({ kind: 'disconnected' });
    expect(kind()).toBe('anonymous');
    expect(failureText()).toMatch(/^attempt: Your wallet is disconnected/);
    expect(log).toHaveBeenCalledWith('Cannot sign message', expect.anything());
  });

  test('a connection that comes after cancelling is dropped, unless another session is there', async () => {
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

describe('signed in', () => {
  const signedIn = async (options: Parameters<typeof setUpSession>[0] = {}) => {
    const context = setUpSession(options);
    await context.store.signIn('test');
    expect(context.kind()).toBe('signedIn');
    return context;
  };

  test('signing out clears the token, forgets the person and disconnects', async () => {
    const { store, wallet, forgetUser, kind, storedToken, failureText } = await signedIn();
    store.signOut();
    expect(kind()).toBe('anonymous');
    expect(failureText()).toBeUndefined();
    expect(storedToken()).toBe('');
    expect(forgetUser).toHaveBeenCalled();
    await vi.waitFor(() => expect(wallet.disconnect).toHaveBeenCalledTimes(1));
  });

  test('signing out counts where the browser has not said yet that another tab signed in anew', async () => {
    let token = '';
    const storedToken = {
      read: () => token,
      write: (next: string) => void (token = next),
      watch: () => undefined,
    };
    const { store, kind } = await signedIn({ storedToken });
    token = tokenFor(BOB);
    store.signOut();
    expect([kind(), token]).toEqual(['anonymous', '']);
  });

  test('T25 another account logs out, and the token is gone before anybody hears of it', async () => {
    const { store, wallet, storedToken } = await signedIn();
    const heard: unknown[] = [];
    store.subscribe(() => heard.push([store.read().kind, storedToken()]));
    wallet.report({ kind: 'connected', address: BOB });
    expect(heard).toEqual([['anonymous', '']]);
  });

  test('the same account in another spelling changes nothing', async () => {
    const { wallet, kind } = await signedIn();
    wallet.report({ kind: 'connected', address: `0x${ALICE.slice(2).toLowerCase()}` });
    expect(kind()).toBe('signedIn');
  });

  test('a wallet that disconnects from its own side signs out', async () => {
    const { wallet, kind, failureText } = await signedIn();
    wallet.report({ kind: 'disconnected' });
    expect(kind()).toBe('anonymous');
    expect(failureText()).toMatch(/^session: .*disconnected/);
  });

  test('a refused call changes nothing while the token counts, and resets the session after', async () => {
    const { store, kind, setClock, storedToken } = await signedIn();
    store.callRefused();
    expect(kind()).toBe('signedIn');
    setClock(new Date(hour(1) * 1000));
    store.callRefused();
    expect(kind()).toBe('anonymous');
    expect(storedToken()).toBe('');
  });

  describe('a token that the provider refuses before its exp (§4 Session expiry)', () => {
    const refused = async (options: Parameters<typeof setUpSession>[0] = {}) => {
      const context = await signedIn(options);
      context.store.tokenRefused(tokenFor(ALICE));
      return { ...context, isRefused: () => isTokenRefused(context.store.read()) };
    };

    test('stays, and is known to be refused', async () => {
      const { isRefused, kind, storedToken, forgetUser, wallet } = await refused();
      expect(isRefused()).toBe(true);
      expect(kind()).toBe('signedIn');
      expect(storedToken()).toBe(tokenFor(ALICE));
      expect(forgetUser).not.toHaveBeenCalled();
      expect(wallet.disconnect).not.toHaveBeenCalled();
    });

    test('is heard of once', async () => {
      const { store } = await refused();
      const heard = vi.fn();
      store.subscribe(heard);
      store.tokenRefused(tokenFor(ALICE));
      expect(heard).not.toHaveBeenCalled();
    });

    test('is none that this session no longer has', async () => {
      const { store } = await signedIn();
      store.tokenRefused(tokenFor(ALICE, hour(2)));
      expect(isTokenRefused(store.read())).toBe(false);
      store.signOut();
      store.tokenRefused(tokenFor(ALICE));
      expect(store.read()).toEqual({ kind: 'anonymous' });
    });

    test('is over with the next sign-in, which needs no Disconnect first', async () => {
      const tokens = [tokenFor(ALICE), tokenFor(ALICE, hour(2))];
      const { store, kind, isRefused, storedToken } = await refused({
        login: vi.fn(async () => tokens.shift() ?? ''),
      });
      await store.signIn('test');
      expect(kind()).toBe('signedIn');
      expect(isRefused()).toBe(false);
      expect(storedToken()).toBe(tokenFor(ALICE, hour(2)));
    });

    test('is over with the sign-in of another tab', async () => {
      const browser = createBrowser();
      const { store, isRefused } = await refused({ browser });
      await store.start();
      browser.tab().storedToken.write(tokenFor(ALICE, hour(2)));
      expect(store.read()).toMatchObject({ kind: 'signedIn', token: tokenFor(ALICE, hour(2)) });
      expect(isRefused()).toBe(false);
    });

    test('is still refused once its wallet is back', async () => {
      const back = pending<typeof ALICE>();
      const { store, kind } = setUpSession({
        stored: tokenFor(ALICE),
        wallet: fakeWallet({ reconnect: () => back.promise }),
      });
      const started = store.start();
      store.tokenRefused(tokenFor(ALICE));
      back.resolve(ALICE);
      await started;
      expect(kind()).toBe('signedIn');
      expect(isTokenRefused(store.read())).toBe(true);
    });

    test('still ends the session at its exp', async () => {
      const { store, kind, setClock } = await refused();
      setClock(new Date(hour(1) * 1000));
      store.callRefused();
      expect(kind()).toBe('anonymous');
    });
  });

  test('the session ends by itself when the token expires', async () => {
    vi.useFakeTimers({ now: NOW });
    try {
      const { kind, failureText } = await signedIn({ now: () => new Date() });
      await vi.advanceTimersByTimeAsync(3600_000 - 1);
      expect(kind()).toBe('signedIn');
      await vi.advanceTimersByTimeAsync(1);
      expect(kind()).toBe('anonymous');
      expect(failureText()).toMatch(/^session: .*expired/);
    } finally {
      vi.useRealTimers();
    }
  });

  test('403 on the current user logs out', async () => {
    const { store, kind, log, wallet } = await signedIn();
    store.currentUserRefused();
    expect(kind()).toBe('anonymous');
    expect(log).toHaveBeenCalledWith('Cannot authenticate user', expect.anything());
    await vi.waitFor(() => expect(wallet.disconnect).toHaveBeenCalled());
  });
});

describe('after a reload', () => {
  test.each(['', 'garbage', 'a.b.c', `h.${btoa('{}')}.s`, `h.${btoa('null')}.s`])(
    'the stored value %j is no token, and loads no wallet',
    async (stored) => {
      const { store, kind, loadWallet } = setUpSession({ stored });
      await store.start();
      expect(kind()).toBe('anonymous');
      expect(loadWallet).not.toHaveBeenCalled();
    },
  );

  test('the session is restored when its wallet comes back', async () => {
    const { store, login } = setUpSession({ stored: tokenFor(ALICE) });
    const kinds = kindsOf(store);
    await store.start();
    expect(kinds).toEqual(['restoring', 'signedIn']);
    expect(login).not.toHaveBeenCalled();
  });

  describe('an expired token, without tolerance (§4 Current user),', () => {
    const expired = tokenFor(ALICE, hour(0));

    test('is cleared, and its wallet comes back only to be disconnected', async () => {
      const done: string[] = [];
      const { store, kind, failureText, storedToken } = setUpSession({
        stored: expired,
        wallet: fakeWallet({
          reconnect: async () => {
            done.push('reconnect');
            return ALICE;
          },
          disconnect: async () => void done.push('disconnect'),
        }),
      });
      await store.start();
      expect(kind()).toBe('anonymous');
      expect(failureText()).toMatch(/^session: .*expired/);
      expect(storedToken()).toBe('');
      await vi.waitFor(() => expect(done).toEqual(['reconnect', 'disconnect']));
    });

    test('keeps a new sign-in waiting for its wallet for 2 s at most, and disconnects that late', async () => {
      vi.useFakeTimers();
      try {
        const back = pending<typeof ALICE>();
        const connect = vi.fn<Wallet['connect']>(async () => undefined);
        const wallet = fakeWallet({ reconnect: () => back.promise, connect });
        const { store, kind } = setUpSession({ stored: expired, wallet });
        await store.start();
        const attempt = store.signIn('test');
        await vi.advanceTimersByTimeAsync(1999);
        expect(connect).not.toHaveBeenCalled();
        await vi.advanceTimersByTimeAsync(1);
        expect(connect).toHaveBeenCalledOnce();
        await attempt;
        expect(kind()).toBe('anonymous');
        await vi.advanceTimersByTimeAsync(2000);
        wallet.disconnect.mockClear();
        back.resolve(ALICE);
        await vi.advanceTimersByTimeAsync(0);
        expect(wallet.disconnect).toHaveBeenCalled();
      } finally {
        vi.useRealTimers();
      }
    });

    test('leaves alone whom another tab has signed in before its wallet was back', async () => {
      const back = pending<typeof ALICE>();
      const reconnect = vi.fn<Wallet['reconnect']>(async () => BOB);
      reconnect.mockReturnValueOnce(back.promise);
      const wallet = fakeWallet({ reconnect });
      const { store, browser } = setUpSession({ stored: expired, wallet });
      await store.start();
      browser.tab().storedToken.write(tokenFor(BOB));
      back.resolve(ALICE);
      await vi.waitFor(() =>
        expect(store.read()).toMatchObject({ kind: 'signedIn', address: BOB }),
      );
      expect(browser.token()).toBe(tokenFor(BOB));
    });
  });

  test('another account in the wallet logs out', async () => {
    const { store, kind, storedToken } = setUpSession({ stored: tokenFor(BOB) });
    await store.start();
    expect(kind()).toBe('anonymous');
    expect(storedToken()).toBe('');
  });

  test.each([
    ['is not there', { reconnect: async () => undefined }],
    ['fails', { reconnect: () => Promise.reject(new Error('x')) }],
  ])('a wallet that %s is missing, and the token stays', async (_, overrides) => {
    const { store, kind, storedToken } = setUpSession({
      stored: tokenFor(ALICE),
      wallet: fakeWallet(overrides),
    });
    await store.start();
    expect(kind()).toBe('walletMissing');
    expect(storedToken()).toBe(tokenFor(ALICE));
  });

  test('a missing wallet may connect later', async () => {
    const wallet = fakeWallet({ reconnect: async () => undefined });
    const { store, kind } = setUpSession({ stored: tokenFor(ALICE), wallet });
    await store.start();
    wallet.report({ kind: 'connected', address: ALICE });
    expect(kind()).toBe('signedIn');
  });

  test('while the wallet reconnects no other sign-in begins', async () => {
    const back = pending<typeof ALICE>();
    const connect = vi.fn<Wallet['connect']>(async () => BOB);
    const { store, kind } = setUpSession({
      stored: tokenFor(ALICE),
      wallet: fakeWallet({ reconnect: () => back.promise, connect }),
    });
    const started = store.start();
    await store.signIn('test');
    expect(connect).not.toHaveBeenCalled();
    back.resolve(ALICE);
    await started;
    expect(kind()).toBe('signedIn');
  });

  test('signing out while the wallet reconnects stays signed out, and disconnects it when it is back', async () => {
    const back = pending<typeof ALICE>();
    const order: string[] = [];
    const { store, kind, storedToken } = setUpSession({
      stored: tokenFor(ALICE),
      wallet: fakeWallet({
        reconnect: () => back.promise,
        disconnect: async () => void order.push('disconnect'),
      }),
    });
    const started = store.start();
    store.signOut();
    expect(kind()).toBe('anonymous');
    expect(storedToken()).toBe('');
    // All that could happen at once has happened.
    await new Promise((resolve) => setTimeout(resolve));
    order.push('back');
    back.resolve(ALICE);
    await started;
    await vi.waitFor(() => expect(order).toEqual(['back', 'disconnect']));
    expect(kind()).toBe('anonymous');
  });

  test('a wallet that reconnects after another tab signed out is disconnected in this tab only', async () => {
    const back = pending<typeof ALICE>();
    const wallet = fakeWallet({ reconnect: () => back.promise });
    const { store, kind, browser } = setUpSession({ stored: tokenFor(ALICE), wallet });
    const started = store.start();
    browser.tab().storedToken.write('');
    expect(kind()).toBe('anonymous');
    await vi.waitFor(() => expect(wallet.forget).toHaveBeenCalled());
    wallet.forget.mockClear();
    back.resolve(ALICE);
    await started;
    await vi.waitFor(() => expect(wallet.forget).toHaveBeenCalled());
    expect(wallet.disconnect).not.toHaveBeenCalled();
  });

  describe('403 on the current user without a wallet', () => {
    test('logs out when the wallet reconnects', async () => {
      const back = pending<typeof ALICE>();
      const { store, kind } = setUpSession({
        stored: tokenFor(ALICE),
        wallet: fakeWallet({ reconnect: () => back.promise }),
      });
      const started = store.start();
      store.currentUserRefused();
      expect(kind()).toBe('restoring');
      back.resolve(ALICE);
      await started;
      expect(kind()).toBe('anonymous');
    });

    test('logs out at the next connection that the person makes, and only at that', async () => {
      const { store, kind, failureText } = setUpSession({
        stored: tokenFor(ALICE),
        wallet: fakeWallet({ reconnect: async () => undefined }),
      });
      await store.start();
      store.currentUserRefused();
      expect(kind()).toBe('walletMissing');
      await store.signIn('test');
      expect(kind()).toBe('anonymous');
      expect(failureText()).toMatch(/can’t sign in/);
      await store.signIn('test');
      expect(kind()).toBe('signedIn');
    });
  });
});

import { describe, expect, test, vi } from 'vitest';

import { AppError, errorText } from '../app-error';
import type { Wallet, WalletStatus } from '../wallet/wallet';
import { walletError } from '../wallet/wallet-error';
import { createSessionStore, type SessionDependencies } from './session-store';

const ALICE = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
const BOB = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B';
const NOW = new Date('2024-02-01T00:00:00Z');
const hour = (hours: number) => NOW.getTime() / 1000 + hours * 3600;

const tokenFor = (walletAddress: string, exp = hour(1)) =>
  `header.${btoa(JSON.stringify({ walletAddress, exp }))}.signature`;

/** A wallet that does what the test says, and remembers what it was asked. */
const fakeWallet = (overrides: Partial<Wallet> = {}) => {
  const statusListeners = new Set<(status: WalletStatus) => void>();
  const disconnect = vi.fn(async () => {});
  const wallet: Wallet = {
    options: () => [],
    watchOptions: () => () => {},
    watchStatus: (listener) => {
      statusListeners.add(listener);
      return () => void statusListeners.delete(listener);
    },
    connect: async () => ALICE,
    reconnect: async () => ALICE,
    signMessage: async () => '0x5a',
    disconnect,
    ...overrides,
  };
  return {
    wallet,
    disconnect,
    report: (status: WalletStatus) => {
      for (const listener of statusListeners) listener(status);
    },
  };
};

const setUp = ({
  wallet = fakeWallet(),
  stored = '',
  ...overrides
}: Partial<SessionDependencies> & {
  wallet?: ReturnType<typeof fakeWallet>;
  stored?: string;
} = {}) => {
  let token = stored;
  let clock = NOW;
  const dependencies = {
    storedToken: {
      read: () => token,
      write: (next: string) => {
        token = next;
      },
    },
    loadWallet: vi.fn(async () => wallet.wallet),
    nonceFor: vi.fn(async () => 'nonce'),
    loginMessage: async (address: string, nonce: string) => `${address} ${nonce}`,
    login: vi.fn(async () => tokenFor(ALICE)),
    forgetUser: vi.fn(),
    now: () => clock,
    log: vi.fn(),
    ...overrides,
  } satisfies SessionDependencies;
  const store = createSessionStore(dependencies);
  return {
    ...dependencies,
    store,
    wallet,
    storedToken: () => token,
    kind: () => store.read().kind,
    failureText: () => {
      const session = store.read();
      return session.kind === 'anonymous' && session.failure
        ? `${session.failure.of}: ${errorText(session.failure.error)}`
        : undefined;
    },
    setClock: (date: Date) => {
      clock = date;
    },
  };
};

/** A promise that the test settles. */
const pending = <Value>() => {
  let resolve: (value: Value) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<Value>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
};

const kindsOf = (store: ReturnType<typeof createSessionStore>) => {
  const kinds: string[] = [];
  store.subscribe(() => kinds.push(store.read().kind));
  return kinds;
};

describe('signing in', () => {
  test('connects, fetches a nonce, signs, logs in and stores the token', async () => {
    const signMessage = vi.fn<Wallet['signMessage']>(async () => '0x5a');
    const { store, storedToken, login } = setUp({ wallet: fakeWallet({ signMessage }) });
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
    const { store } = setUp({ wallet: fakeWallet({ connect }) });
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
      words: /not yours/,
    },
    {
      stage: 'an unreadable token',
      logged: 'Cannot authenticate user',
      broken: () => ({ login: vi.fn(async () => 'garbage') }),
      words: /not yours/,
    },
  ])('a failure of $stage logs out and says so', async ({ broken, logged, words }) => {
    const { store, log, wallet, forgetUser, kind, failureText, storedToken } = setUp(broken());
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
    const { store, kind } = setUp({ wallet: fakeWallet({ signMessage }) });
    await store.signIn('test');
    await store.signIn('test');
    expect(kind()).toBe('signedIn');
  });

  test('the wallet layer is fetched again after it failed to load', async () => {
    const wallet = fakeWallet();
    const loadWallet = vi
      .fn<SessionDependencies['loadWallet']>()
      .mockRejectedValueOnce(new Error('chunk'))
      .mockResolvedValue(wallet.wallet);
    const { store, kind, failureText } = setUp({ loadWallet });
    await store.signIn('test');
    expect(kind()).toBe('anonymous');
    expect(failureText()).toMatch(/^attempt: The wallets could not be loaded/);
    await store.signIn('test');
    expect(kind()).toBe('signedIn');
  });

  test('cancelling a wallet that never answers ends the attempt, silently in the log', async () => {
    const { store, kind, failureText, log } = setUp({
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
    expect(failureText()).toMatch(/^attempt: Cancelled/);
    expect(log).not.toHaveBeenCalled();
  });

  test('a signature that arrives after cancelling signs nobody in', async () => {
    const signature = pending<`0x${string}`>();
    const { store, kind, login } = setUp({
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

  test('an account switched while the signature is awaited ends the attempt', async () => {
    const wallet = fakeWallet({ signMessage: () => new Promise(() => {}) });
    const { store, kind, failureText } = setUp({ wallet });
    void store.signIn('test');
    await vi.waitFor(() => expect(kind()).toBe('signingIn'));
    wallet.report({ kind: 'connected', address: BOB });
    expect(kind()).toBe('anonymous');
    expect(failureText()).toMatch(/^attempt: .*another account/);
  });
});

describe('signed in', () => {
  const signedIn = async (options: Parameters<typeof setUp>[0] = {}) => {
    const context = setUp(options);
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

  test('the session ends by itself when the token expires', async () => {
    vi.useFakeTimers({ now: NOW });
    try {
      const { kind, failureText } = await signedIn({ now: () => new Date() });
      await vi.advanceTimersByTimeAsync(3600_000 - 1);
      expect(kind()).toBe('signedIn');
      await vi.advanceTimersByTimeAsync(1);
      expect(kind()).toBe('anonymous');
      expect(failureText()).toMatch(/^session: .*ended/);
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
      const { store, kind, loadWallet } = setUp({ stored });
      await store.start();
      expect(kind()).toBe('anonymous');
      expect(loadWallet).not.toHaveBeenCalled();
    },
  );

  test('the session is restored when its wallet comes back', async () => {
    const { store, login } = setUp({ stored: tokenFor(ALICE) });
    const kinds = kindsOf(store);
    await store.start();
    expect(kinds).toEqual(['restoring', 'signedIn']);
    expect(login).not.toHaveBeenCalled();
  });

  test('an expired token is cleared, without tolerance', async () => {
    const { store, kind, failureText, storedToken } = setUp({ stored: tokenFor(ALICE, hour(0)) });
    await store.start();
    expect(kind()).toBe('anonymous');
    expect(failureText()).toMatch(/^session: .*ended/);
    expect(storedToken()).toBe('');
  });

  test('another account in the wallet logs out', async () => {
    const { store, kind, storedToken } = setUp({ stored: tokenFor(BOB) });
    await store.start();
    expect(kind()).toBe('anonymous');
    expect(storedToken()).toBe('');
  });

  test.each([
    ['is not there', { reconnect: async () => undefined }],
    ['fails', { reconnect: () => Promise.reject(new Error('x')) }],
  ])('a wallet that %s is missing, and the token stays', async (_, overrides) => {
    const { store, kind, storedToken } = setUp({
      stored: tokenFor(ALICE),
      wallet: fakeWallet(overrides),
    });
    await store.start();
    expect(kind()).toBe('walletMissing');
    expect(storedToken()).toBe(tokenFor(ALICE));
  });

  test('a missing wallet that connects later is welcome', async () => {
    const wallet = fakeWallet({ reconnect: async () => undefined });
    const { store, kind } = setUp({ stored: tokenFor(ALICE), wallet });
    await store.start();
    wallet.report({ kind: 'connected', address: ALICE });
    expect(kind()).toBe('signedIn');
  });

  test('signing out while the wallet reconnects stays signed out', async () => {
    const back = pending<typeof ALICE>();
    const { store, kind } = setUp({
      stored: tokenFor(ALICE),
      wallet: fakeWallet({ reconnect: () => back.promise }),
    });
    const started = store.start();
    store.signOut();
    back.resolve(ALICE);
    await started;
    expect(kind()).toBe('anonymous');
  });

  describe('403 on the current user without a wallet', () => {
    test('logs out when the wallet reconnects', async () => {
      const back = pending<typeof ALICE>();
      const { store, kind } = setUp({
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
      const { store, kind, failureText } = setUp({
        stored: tokenFor(ALICE),
        wallet: fakeWallet({ reconnect: async () => undefined }),
      });
      await store.start();
      store.currentUserRefused();
      expect(kind()).toBe('walletMissing');
      await store.signIn('test');
      expect(kind()).toBe('anonymous');
      expect(failureText()).toMatch(/may not sign in/);
      await store.signIn('test');
      expect(kind()).toBe('signedIn');
    });
  });
});

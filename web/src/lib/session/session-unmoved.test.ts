import type { WalletAddress } from '@trait-market/contract/shared';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import {
  ALICE,
  BOB,
  createBrowser,
  fakeWallet,
  hour,
  NOW,
  pending,
  setUpSession,
  tokenFor,
} from '@/testing/session-store';

import type { Wallet } from '../wallet/wallet';
import { walletError } from '../wallet/wallet-error';
import { isTokenRefused } from './session';

const turn = () => new Promise((resolve) => setTimeout(resolve));

const signedIn = async (options: Parameters<typeof setUpSession>[0] = {}) => {
  const context = setUpSession(options);
  await context.store.signIn('test');
  expect(context.kind()).toBe('signedIn');
  const heard = vi.fn();
  context.store.subscribe(heard);
  return { ...context, heard };
};

describe('a session does not change', () => {
  test('when its own account is reported again', async () => {
    const { wallet, heard } = await signedIn();
    wallet.report({ kind: 'connected', address: ALICE });
    expect(heard).not.toHaveBeenCalled();
  });

  test.each(['connecting', 'reconnecting'] as const)('when a wallet is %s', async (kind) => {
    const { wallet, heard } = await signedIn();
    wallet.report({ kind });
    expect(heard).not.toHaveBeenCalled();
  });

  test('on Cancel, when no attempt is under way', async () => {
    const { store, heard } = await signedIn();
    store.cancel();
    expect(heard).not.toHaveBeenCalled();
  });

  test('when a failure is dismissed late', async () => {
    const { store, heard } = await signedIn();
    store.dismissFailure();
    expect(heard).not.toHaveBeenCalled();
  });

  test('for a listener that has unsubscribed', async () => {
    const { store } = await signedIn();
    const listener = vi.fn();
    store.subscribe(listener)();
    store.signOut();
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('a visitor stays a visitor, and sees no message,', () => {
  test.each([
    ['a wallet connects', { kind: 'connected', address: BOB }],
    ['a wallet disconnects', { kind: 'disconnected' }],
  ] as const)('when %s after they signed out', async (_, status) => {
    const { store, wallet, log } = await signedIn();
    store.signOut();
    const heard = vi.fn();
    store.subscribe(heard);
    wallet.report(status);
    expect(heard).not.toHaveBeenCalled();
    expect(log).not.toHaveBeenCalled();
  });

  test('when a wallet disconnects after its attempt has failed', async () => {
    const { store, wallet, kind, log } = setUpSession({
      login: vi.fn(() => Promise.reject(walletError('rejected'))),
    });
    await store.signIn('test');
    expect(kind()).toBe('anonymous');
    expect(log).toHaveBeenCalledOnce();
    wallet.report({ kind: 'disconnected' });
    expect(log).toHaveBeenCalledOnce();
  });

  test('when a call is refused', () => {
    const { store } = setUpSession();
    store.callRefused();
    expect(store.read()).toEqual({ kind: 'anonymous' });
  });
});

describe('an attempt continues', () => {
  test.each([
    { kind: 'connecting' },
    { kind: 'disconnected' },
    { kind: 'connected', address: BOB },
  ] as const)('when the wallet reports $kind before it has answered', async (status) => {
    const answer = pending<typeof ALICE>();
    const wallet = fakeWallet({ connect: () => answer.promise });
    const { store, kind } = setUpSession({ wallet });
    const attempt = store.signIn('test');
    await turn();
    wallet.report(status);
    expect(kind()).toBe('connecting');
    answer.resolve(ALICE);
    await attempt;
    expect(kind()).toBe('signedIn');
  });

  test('when the wallet reports the account that is about to sign', async () => {
    const signature = pending<`0x${string}`>();
    const wallet = fakeWallet({ signMessage: () => signature.promise });
    const { store, kind, log } = setUpSession({ wallet });
    const attempt = store.signIn('test');
    await vi.waitFor(() => expect(kind()).toBe('signingIn'));
    wallet.report({ kind: 'connected', address: ALICE });
    wallet.report({ kind: 'reconnecting' });
    expect(log).not.toHaveBeenCalled();
    signature.resolve('0x5a');
    await attempt;
    expect(kind()).toBe('signedIn');
  });
});

describe('an old time limit', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  const now = () => new Date();

  test('says nothing to people who have signed out since', async () => {
    const { store } = await signedIn({ now });
    store.signOut();
    await vi.advanceTimersByTimeAsync(3600_000);
    expect(store.read()).toEqual({ kind: 'anonymous' });
  });

  test('does not end a session with a newer token', async () => {
    const browser = createBrowser();
    const { store, kind } = await signedIn({ now, browser });
    await store.start();
    browser.tab().storedToken.write(tokenFor(ALICE, hour(2)));
    await vi.advanceTimersByTimeAsync(3600_000);
    expect(kind()).toBe('signedIn');
    await vi.advanceTimersByTimeAsync(3600_000);
    expect(kind()).toBe('anonymous');
  });

  test('does not end the sign-in that replaces a refused token', async () => {
    const { store, kind, wallet } = await signedIn({ now });
    store.tokenRefused(tokenFor(ALICE));
    wallet.wallet.connect = () => new Promise(() => {});
    void store.signIn('test');
    await vi.advanceTimersByTimeAsync(3600_000);
    expect(kind()).toBe('connecting');
  });
});

describe('a wallet that reconnects', () => {
  test('is not known to be refused', async () => {
    const { store } = setUpSession({ stored: tokenFor(ALICE) });
    await store.start();
    expect(store.read()).toMatchObject({ kind: 'signedIn' });
    expect(isTokenRefused(store.read())).toBe(false);
  });

  test('for an expired token is disconnected once', async () => {
    const { store, wallet } = setUpSession({ stored: tokenFor(ALICE, hour(0)) });
    await store.start();
    await vi.waitFor(() => expect(wallet.disconnect).toHaveBeenCalled());
    await turn();
    expect(wallet.disconnect).toHaveBeenCalledOnce();
  });

  test('for a token that another tab has since replaced is not taken for the new token’s', async () => {
    const backs = [pending<WalletAddress>(), pending<WalletAddress>()];
    const reconnect = vi.fn<Wallet['reconnect']>();
    for (const { promise } of backs) reconnect.mockReturnValueOnce(promise);
    const wallet = fakeWallet({ reconnect });
    const { store, kind, browser } = setUpSession({ stored: tokenFor(ALICE), wallet });
    void store.start();
    await vi.waitFor(() => expect(reconnect).toHaveBeenCalledTimes(1));
    browser.tab().storedToken.write(tokenFor(BOB));
    await vi.waitFor(() => expect(reconnect).toHaveBeenCalledTimes(2));
    backs[0]?.resolve(ALICE);
    await turn();
    expect(kind()).toBe('restoring');
    expect(browser.token()).toBe(tokenFor(BOB));
    backs[1]?.resolve(BOB);
    await vi.waitFor(() => expect(store.read()).toMatchObject({ kind: 'signedIn', address: BOB }));
  });
});

describe('a wallet that does not answer in time', () => {
  const expired = tokenFor(ALICE, hour(0));

  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  /** Sets up a session that ended while its wallet was being restored, and a new attempt. */
  const late = async (connect: Wallet['connect']) => {
    const back = pending<typeof ALICE | undefined>();
    const wallet = fakeWallet({ reconnect: () => back.promise, connect });
    const session = setUpSession({ stored: expired, wallet });
    await session.store.start();
    const attempt = session.store.signIn('test');
    return { ...session, back, attempt };
  };

  test('is left alone when it answers, if someone has signed in since', async () => {
    const { kind, back, wallet, attempt } = await late(async () => ALICE);
    await vi.advanceTimersByTimeAsync(2000);
    await attempt;
    expect(kind()).toBe('signedIn');
    wallet.disconnect.mockClear();
    back.resolve(ALICE);
    await vi.advanceTimersByTimeAsync(5000);
    expect(wallet.disconnect).not.toHaveBeenCalled();
  });

  test('is left alone when it reconnects without an account', async () => {
    const { back, wallet, attempt } = await late(async () => undefined);
    await vi.advanceTimersByTimeAsync(2000);
    await attempt;
    await vi.advanceTimersByTimeAsync(5000);
    wallet.disconnect.mockClear();
    back.resolve(undefined);
    await vi.advanceTimersByTimeAsync(5000);
    expect(wallet.disconnect).not.toHaveBeenCalled();
  });

  test('is not awaited by a canceled attempt, whose wallet is never asked', async () => {
    const connect = vi.fn<Wallet['connect']>(async () => ALICE);
    const { store, kind, attempt } = await late(connect);
    store.cancel();
    await vi.advanceTimersByTimeAsync(5000);
    await attempt;
    expect(connect).not.toHaveBeenCalled();
    expect(kind()).toBe('anonymous');
  });
});

describe('wallet code that does not load', () => {
  test('after someone signed out does not prevent the next sign-in', async () => {
    const layer = pending<Wallet>();
    const wallet = fakeWallet();
    const loadWallet = vi
      .fn<() => Promise<Wallet>>()
      .mockReturnValueOnce(layer.promise)
      .mockResolvedValue(wallet.wallet);
    const { store, kind } = setUpSession({ stored: tokenFor(ALICE), loadWallet });
    const started = store.start();
    store.signOut();
    layer.reject(new Error('chunk'));
    await started;
    await store.signIn('test');
    expect(kind()).toBe('signedIn');
  });

  test('leaves the wallet missing, and another tab’s sign-out still works', async () => {
    const { store, kind, browser, failureText } = setUpSession({
      stored: tokenFor(ALICE),
      loadWallet: vi.fn(() => Promise.reject(new Error('chunk'))),
    });
    await store.start();
    expect(kind()).toBe('walletMissing');
    browser.tab().storedToken.write('');
    expect(failureText()).toMatch(/^session: You signed out in another tab/);
    await turn();
  });
});

import { describe, expect, test, vi } from 'vitest';

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

import { isTokenRefused } from './session';

describe('signed in', () => {
  const signedIn = async (options: Parameters<typeof setUpSession>[0] = {}) => {
    const context = setUpSession(options);
    await context.store.signIn('test');
    expect(context.kind()).toBe('signedIn');
    return context;
  };

  test('R4.3 signing out clears the token, forgets the person and disconnects', async () => {
    const { store, wallet, forgetUser, kind, storedToken, failureText } = await signedIn();
    store.signOut();
    expect(kind()).toBe('anonymous');
    expect(failureText()).toBeUndefined();
    expect(storedToken()).toBe('');
    expect(forgetUser).toHaveBeenCalled();
    await vi.waitFor(() => expect(wallet.disconnect).toHaveBeenCalledTimes(1));
  });

  test('signing out counts even if the browser has not yet reported that another tab signed in again', async () => {
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

  test('T25 another account signs out, and the token is gone before any listener is notified', async () => {
    const { store, wallet, storedToken } = await signedIn();
    const heard: unknown[] = [];
    store.subscribe(() => heard.push([store.read().kind, storedToken()]));
    wallet.report({ kind: 'connected', address: BOB });
    expect(heard).toEqual([['anonymous', '']]);
  });

  test('a different spelling of the same account changes nothing', async () => {
    const { wallet, kind } = await signedIn();
    wallet.report({ kind: 'connected', address: `0x${ALICE.slice(2).toLowerCase()}` });
    expect(kind()).toBe('signedIn');
  });

  test('R4.13 a wallet that disconnects from its own side signs out', async () => {
    const { wallet, kind, failureText } = await signedIn();
    wallet.report({ kind: 'disconnected' });
    expect(kind()).toBe('anonymous');
    expect(failureText()).toMatch(/^session: .*disconnected/);
  });

  test('a refused call changes nothing while the token is valid, and resets the session afterwards', async () => {
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

    test('is reported once', async () => {
      const { store } = await refused();
      const heard = vi.fn();
      store.subscribe(heard);
      store.tokenRefused(tokenFor(ALICE));
      expect(heard).not.toHaveBeenCalled();
    });

    test('does not count if this session no longer has it', async () => {
      const { store } = await signedIn();
      store.tokenRefused(tokenFor(ALICE, hour(2)));
      expect(isTokenRefused(store.read())).toBe(false);
      store.signOut();
      store.tokenRefused(tokenFor(ALICE));
      expect(store.read()).toEqual({ kind: 'anonymous' });
    });

    test('is replaced by the next sign-in, without a Disconnect first', async () => {
      const tokens = [tokenFor(ALICE), tokenFor(ALICE, hour(2))];
      const { store, kind, isRefused, storedToken } = await refused({
        login: vi.fn(async () => ({ accessToken: tokens.shift() ?? '', date: null })),
      });
      await store.signIn('test');
      expect(kind()).toBe('signedIn');
      expect(isRefused()).toBe(false);
      expect(storedToken()).toBe(tokenFor(ALICE, hour(2)));
    });

    test('is replaced by the sign-in of another tab', async () => {
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

  test('R4.10 ends the session when the token expires', async () => {
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

  test('§4 Current user: a 403 that arrives once the token has expired doesn’t bar the next sign-in', async () => {
    const { store, kind, failureText, setClock } = await signedIn();
    setClock(new Date(hour(1) * 1000));
    store.callRefused();
    store.currentUserRefused(tokenFor(ALICE));
    expect(failureText()).toMatch(/^session: .*expired/);
    setClock(NOW);
    await store.signIn('test');
    expect(kind()).toBe('signedIn');
  });

  test('§4 Current user: a late 403 for an earlier token means nothing to the current one', async () => {
    const { store, kind } = await signedIn();
    store.currentUserRefused(tokenFor(ALICE, hour(9)));
    expect(kind()).toBe('signedIn');
    store.signOut();
    store.currentUserRefused(tokenFor(ALICE));
    await store.signIn('test');
    expect(kind()).toBe('signedIn');
  });

  describe('what an account has filled in', () => {
    const elsewhere = async (token: string) => {
      const browser = createBrowser();
      const context = setUpSession({ browser });
      await context.store.start();
      await context.store.signIn('test');
      const tab = browser.tab();
      return { ...context, write: () => tab.storedToken.write(token) };
    };

    test('T98 stays when another tab replaces the token of the same account', async () => {
      const { write, kind, forgetDrafts } = await elsewhere(tokenFor(ALICE, hour(5)));
      write();
      expect(kind()).toBe('signedIn');
      expect(forgetDrafts).not.toHaveBeenCalled();
    });

    test('stays when the session expires and the same account returns', async () => {
      const { store, setClock, forgetDrafts, kind } = await signedIn();
      setClock(new Date(hour(1) * 1000));
      store.callRefused();
      expect(kind()).toBe('anonymous');
      setClock(NOW);
      await store.signIn('test');
      expect(forgetDrafts).not.toHaveBeenCalled();
    });

    test('is forgotten by a logout, here or in another tab', async () => {
      const here = await signedIn();
      here.store.signOut();
      expect(here.forgetDrafts).toHaveBeenCalledExactlyOnceWith(ALICE);
      const other = await elsewhere('');
      other.write();
      expect(other.forgetDrafts).toHaveBeenCalledExactlyOnceWith(ALICE);
    });

    test('is forgotten when another account signs in, here or in another tab', async () => {
      const { store, setClock, forgetDrafts, ...here } = await signedIn({
        login: vi
          .fn()
          .mockResolvedValueOnce({ accessToken: tokenFor(ALICE), date: null })
          .mockResolvedValue({ accessToken: tokenFor(BOB), date: null }),
      });
      setClock(new Date(hour(1) * 1000));
      store.callRefused();
      setClock(NOW);
      here.wallet.wallet.connect = async () => BOB;
      await store.signIn('test');
      expect(forgetDrafts).toHaveBeenCalledExactlyOnceWith(ALICE);
      const other = await elsewhere(tokenFor(BOB));
      other.write();
      expect(other.forgetDrafts).toHaveBeenCalledExactlyOnceWith(ALICE);
    });
  });

  test('R4.7 403 on the current user signs out', async () => {
    const { store, kind, log, wallet } = await signedIn();
    store.currentUserRefused(tokenFor(ALICE));
    expect(kind()).toBe('anonymous');
    expect(log).toHaveBeenCalledWith('Cannot authenticate user', expect.anything());
    await vi.waitFor(() => expect(wallet.disconnect).toHaveBeenCalled());
  });
});

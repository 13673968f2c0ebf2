import { describe, expect, test, vi } from 'vitest';

import {
  ALICE,
  BOB,
  fakeWallet,
  hour,
  kindsOf,
  pending,
  setUpSession,
  tokenFor,
} from '@/testing/session-store';

import type { Wallet } from '../wallet/wallet';

describe('after a reload', () => {
  test.each(['', 'garbage', 'a.b.c', `h.${btoa('{}')}.s`, `h.${btoa('null')}.s`])(
    'the stored value %j is not a token, and loads no wallet',
    async (stored) => {
      const { store, kind, loadWallet } = setUpSession({ stored });
      await store.start();
      expect(kind()).toBe('anonymous');
      expect(loadWallet).not.toHaveBeenCalled();
    },
  );

  test('restores the session when its wallet reconnects', async () => {
    const { store, login } = setUpSession({ stored: tokenFor(ALICE) });
    const kinds = kindsOf(store);
    await store.start();
    expect(kinds).toEqual(['restoring', 'signedIn']);
    expect(login).not.toHaveBeenCalled();
  });

  describe('an expired token, without tolerance (§4 Current user),', () => {
    const expired = tokenFor(ALICE, hour(0));

    test('is cleared, and its wallet reconnects only to be disconnected', async () => {
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

    test('makes a new sign-in wait for its wallet for 2 s at most, and disconnects the late wallet', async () => {
      // Loads the sign-in's code now, for which a stopped clock couldn't wait later.
      await import('./sign-in');
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

    test('does not affect someone whom another tab has signed in before its wallet reconnected', async () => {
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

  test('another account in the wallet signs out', async () => {
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

  test('a missing wallet can connect later', async () => {
    const wallet = fakeWallet({ reconnect: async () => undefined });
    const { store, kind } = setUpSession({ stored: tokenFor(ALICE), wallet });
    await store.start();
    wallet.report({ kind: 'connected', address: ALICE });
    expect(kind()).toBe('signedIn');
  });

  test('R4.13 no other sign-in begins while the wallet is reconnecting', async () => {
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

  test('signing out while the wallet is reconnecting is final, and disconnects it once it is back', async () => {
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
    test('signs out when the wallet reconnects', async () => {
      const back = pending<typeof ALICE>();
      const { store, kind } = setUpSession({
        stored: tokenFor(ALICE),
        wallet: fakeWallet({ reconnect: () => back.promise }),
      });
      const started = store.start();
      store.currentUserRefused(tokenFor(ALICE));
      expect(kind()).toBe('restoring');
      back.resolve(ALICE);
      await started;
      expect(kind()).toBe('anonymous');
    });

    test('R4.8 signs out at the next connection that the person makes, and only then', async () => {
      const { store, kind, failureText } = setUpSession({
        stored: tokenFor(ALICE),
        wallet: fakeWallet({ reconnect: async () => undefined }),
      });
      await store.start();
      store.currentUserRefused(tokenFor(ALICE));
      expect(kind()).toBe('walletMissing');
      await store.signIn('test');
      expect(kind()).toBe('anonymous');
      expect(failureText()).toMatch(/can’t sign in/);
      await store.signIn('test');
      expect(kind()).toBe('signedIn');
    });
  });
});

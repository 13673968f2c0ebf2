import { expect, test, vi } from 'vitest';

import {
  ALICE,
  BOB,
  createBrowser,
  fakeWallet,
  hour,
  kindsOf,
  NOW,
  setUpSession,
  tokenFor,
} from '@/testing/session-store';

import { walletError } from '../wallet/wallet-error';

const twoTabs = async () => {
  const browser = createBrowser();
  const first = setUpSession({ browser });
  const secondForgets = vi.fn();
  const second = setUpSession({ browser, forgetUser: secondForgets });
  await first.store.start();
  await second.store.start();
  await first.store.signIn('test');
  await vi.waitFor(() => expect(second.kind()).toBe('signedIn'));
  secondForgets.mockClear();
  return { browser, first, second, secondForgets };
};

test('takes over a sign-in from another tab, without another signature', async () => {
  const browser = createBrowser();
  const here = setUpSession({ browser });
  await here.store.start();
  const kinds = kindsOf(here.store);
  browser.tab().storedToken.write(tokenFor(ALICE));
  await vi.waitFor(() => expect(here.kind()).toBe('signedIn'));
  expect(kinds.at(-2)).toBe('restoring');
  expect(here.login).not.toHaveBeenCalled();
});

test('takes it over even while its own sign-in waits for the wallet', async () => {
  const browser = createBrowser();
  const here = setUpSession({
    browser,
    wallet: fakeWallet({
      connect: (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    }),
  });
  await here.store.start();
  const attempt = here.store.signIn('test');
  await vi.waitFor(() => expect(here.kind()).toBe('connecting'));
  browser.tab().storedToken.write(tokenFor(ALICE));
  await attempt;
  await vi.waitFor(() => expect(here.kind()).toBe('signedIn'));
  expect(browser.token()).toBe(tokenFor(ALICE));
  expect(here.log).not.toHaveBeenCalled();
  expect(here.wallet.disconnect).not.toHaveBeenCalled();
});

test('replaces an older token of the same account by a newer one at once', async () => {
  const { browser, second, secondForgets } = await twoTabs();
  const kinds = kindsOf(second.store);
  const newer = tokenFor(ALICE, hour(2));
  browser.tab().storedToken.write(newer);
  expect(kinds).toEqual(['signedIn']);
  expect(second.store.read()).toMatchObject({ token: newer });
  expect(secondForgets).toHaveBeenCalledOnce();
});

test('a newer token does not bring back a wallet that is missing', async () => {
  const here = setUpSession({
    stored: tokenFor(ALICE),
    wallet: fakeWallet({ reconnect: async () => undefined }),
  });
  await here.store.start();
  const kinds = kindsOf(here.store);
  here.browser.tab().storedToken.write(tokenFor(ALICE, hour(2)));
  await vi.waitFor(() => expect(here.kind()).toBe('walletMissing'));
  expect(kinds).toEqual(['anonymous', 'restoring', 'walletMissing']);
});

test('a token that this tab already has changes nothing', async () => {
  const listeners: (() => void)[] = [];
  const here = setUpSession({
    storedToken: {
      read: () => tokenFor(ALICE),
      write: () => undefined,
      watch: (listener) => void listeners.push(listener),
    },
  });
  await here.store.start();
  const heard = vi.fn();
  here.store.subscribe(heard);
  for (const listener of listeners) listener();
  expect(listeners).toHaveLength(1);
  expect(heard).not.toHaveBeenCalled();
});

test('a sign-out elsewhere does not forget the wallet of the sign-in that follows', async () => {
  const { browser, second } = await twoTabs();
  second.wallet.forget.mockClear();
  const other = browser.tab();
  other.storedToken.write('');
  other.storedToken.write(tokenFor(ALICE, hour(2)));
  await vi.waitFor(() => expect(second.kind()).toBe('signedIn'));
  // The second tab forgets the wallet once: when it restores the wallet.
  expect(second.wallet.forget).toHaveBeenCalledOnce();
});

test("another account's sign-in replaces this one, whose data is removed first", async () => {
  const { browser, second, secondForgets } = await twoTabs();
  const seen: string[] = [];
  second.store.subscribe(() => {
    const session = second.store.read();
    if ('address' in session && session.address === BOB)
      seen.push(`Bob with ${secondForgets.mock.calls.length} erasure`);
  });
  second.wallet.wallet.reconnect = async () => BOB;
  browser.tab().storedToken.write(tokenFor(BOB));
  await vi.waitFor(() => expect(second.store.read()).toMatchObject({ address: BOB }));
  expect(seen.at(0)).toBe('Bob with 1 erasure');
});

test('signing out reaches the other tab, which disconnects no wallet and says why', async () => {
  const { first, second, browser, secondForgets } = await twoTabs();
  first.store.signOut();
  expect(first.failureText()).toBeUndefined();
  expect(second.kind()).toBe('anonymous');
  expect(second.failureText()).toMatch(/^session: You signed out in another tab/);
  expect(secondForgets).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(second.wallet.forget).toHaveBeenCalled());
  await vi.waitFor(() => expect(first.wallet.disconnect).toHaveBeenCalledOnce());
  expect(second.wallet.disconnect).not.toHaveBeenCalled();
  expect(browser.token()).toBe('');
});

test('after that, a new sign-in in the first tab is kept, and the other tab follows', async () => {
  const { first, second, browser } = await twoTabs();
  first.store.signOut();
  await first.store.signIn('test');
  // The first sign-out's event arrives after the new sign-in, so it is ignored.
  second.wallet.report({ kind: 'disconnected' });
  expect(first.kind()).toBe('signedIn');
  await vi.waitFor(() => expect(second.kind()).toBe('signedIn'));
  expect(browser.token()).toBe(tokenFor(ALICE));
  expect(second.wallet.disconnect).not.toHaveBeenCalled();
});

test('another account in the wallet ends the session in every tab, and says so', async () => {
  const { first, second } = await twoTabs();
  first.wallet.report({ kind: 'connected', address: BOB });
  second.wallet.report({ kind: 'connected', address: BOB });
  for (const tab of [first, second]) {
    expect(tab.kind()).toBe('anonymous');
    expect(tab.failureText()).toMatch(/^session: .*another account/);
  }
});

test.each([
  ['refused', /can’t sign in/],
  ['walletLeft', /Your wallet is locked or disconnected/],
  ['accountChanged', /another account/],
  ['expired', /session expired/],
] as const)('says here why another tab ended the session as %s', async (end, words) => {
  const { second, browser } = await twoTabs();
  const other = browser.tab();
  other.storedEnd.write(end);
  other.storedToken.write('');
  expect(second.failureText()).toMatch(words);
});

test('believes the tab that disconnected the wallet, even if the wallet reported it first', async () => {
  const { second, browser } = await twoTabs();
  second.wallet.report({ kind: 'disconnected' });
  expect(second.failureText()).toMatch(/^session: Your wallet is locked or disconnected/);
  browser.tab().storedEnd.write('elsewhere');
  expect(second.failureText()).toMatch(/^session: You signed out in another tab/);
});

test('the wallet’s disconnection is the reason unless another tab gives one', async () => {
  const { second, browser } = await twoTabs();
  second.wallet.report({ kind: 'disconnected' });
  browser.tab().storedEnd.write('');
  expect(second.failureText()).toMatch(/^session: Your wallet is locked or disconnected/);
});

test('a late message from a tab does not replace any other reason', async () => {
  const { second, browser } = await twoTabs();
  second.wallet.report({ kind: 'connected', address: BOB });
  browser.tab().storedEnd.write('elsewhere');
  expect(second.failureText()).toMatch(/^session: .*another account/);
});

test('does not show the reason that ended another tab’s earlier session', async () => {
  const here = setUpSession();
  await here.store.start();
  here.browser.tab().storedEnd.write('expired');
  expect(here.store.read()).toEqual({ kind: 'anonymous' });
});

test('treats an unreadable reason as a sign-out in another tab', async () => {
  const { second, browser } = await twoTabs();
  second.storedEnd.read = () => 'garbage';
  browser.tab().storedToken.write('');
  expect(second.failureText()).toMatch(/^session: You signed out in another tab/);
});

test('a sign-in clears the reason of the previous session, so that every end is reported', async () => {
  const { first, browser } = await twoTabs();
  first.store.signOut();
  expect(browser.tab().storedEnd.read()).toBe('elsewhere');
  await first.store.signIn('test');
  expect(browser.tab().storedEnd.read()).toBe('');
});

test('a sign-in that fails elsewhere does not explain an earlier end', async () => {
  const { first, second } = await twoTabs();
  first.wallet.report({ kind: 'disconnected' });
  second.wallet.report({ kind: 'disconnected' });
  first.wallet.wallet.connect = () => Promise.reject(walletError('rejected'));
  await first.store.signIn('test');
  expect(second.failureText()).toMatch(/^session: Your wallet is locked or disconnected/);
});

test('a session that another tab ended at its expiry has expired here too', async () => {
  const { second, browser } = await twoTabs();
  second.setClock(new Date(hour(1) * 1000));
  browser.tab().storedToken.write('');
  expect(second.failureText()).toMatch(/^session: .*session expired/);
});

test('expiry ends the session in every tab independently', async () => {
  vi.useFakeTimers({ now: NOW });
  try {
    const browser = createBrowser();
    const first = setUpSession({ browser, now: () => new Date() });
    const second = setUpSession({ browser, now: () => new Date() });
    await first.store.start();
    await second.store.start();
    await first.store.signIn('test');
    await vi.advanceTimersByTimeAsync(3600_000);
    for (const tab of [first, second]) {
      expect(tab.kind()).toBe('anonymous');
      expect(tab.failureText()).toMatch(/^session: .*session expired/);
    }
  } finally {
    vi.useRealTimers();
  }
});

test('a tab that learns of the end late does not clear the session that followed', async () => {
  const browser = createBrowser();
  const here = setUpSession({ browser });
  await here.store.signIn('test');
  // This tab doesn't watch the storage yet, so it isn't notified of the session of another tab.
  browser.tab().storedToken.write(tokenFor(BOB));
  here.wallet.wallet.reconnect = async () => BOB;
  here.wallet.report({ kind: 'disconnected' });
  await vi.waitFor(() =>
    expect(here.store.read()).toMatchObject({ kind: 'signedIn', address: BOB }),
  );
  expect(browser.token()).toBe(tokenFor(BOB));
});

test.each(['garbage', 'a.b.c', tokenFor(ALICE, hour(0))])(
  'the value %j from another tab is not a token, so this session ends',
  async (value) => {
    const { second, browser } = await twoTabs();
    browser.tab().storedToken.write(value);
    expect(second.kind()).toBe('anonymous');
  },
);

test('a tab that is not signed in shows nothing when another signs out', async () => {
  const browser = createBrowser();
  const here = setUpSession({
    browser,
    wallet: fakeWallet({ connect: () => Promise.reject(walletError('rejected')) }),
  });
  await here.store.start();
  await here.store.signIn('test');
  const failed = here.failureText();
  const other = browser.tab();
  other.storedToken.write('garbage');
  other.storedToken.write('');
  expect(here.failureText()).toBe(failed);
});

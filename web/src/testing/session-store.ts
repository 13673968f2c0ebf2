import { vi } from 'vitest';

import { failureText } from '@/lib/session/session';
import type { SessionEnd } from '@/lib/session/session-end';
import type { Login } from '@/lib/session/sign-in';
import { createSessionStore, type SessionDependencies } from '@/lib/session/session-store';
import type { Wallet, WalletStatus } from '@/lib/wallet/wallet';

export const ALICE = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
export const BOB = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B';
export const NOW = new Date('2024-02-01T00:00:00Z');
export const hour = (hours: number) => NOW.getTime() / 1000 + hours * 3600;

export const tokenFor = (walletAddress: string, exp = hour(1)) =>
  `header.${btoa(JSON.stringify({ walletAddress, exp }))}.signature`;

export const loginWith = (accessToken: string) =>
  vi.fn(async (): Promise<Login> => ({ accessToken, date: null }));

const NO_OPTIONS: ReturnType<Wallet['options']> = [];

export const fakeWallet = (overrides: Partial<Wallet> = {}) => {
  const statusListeners = new Set<(status: WalletStatus) => void>();
  const disconnect = vi.fn(async () => {});
  const forget = vi.fn();
  const wallet: Wallet = {
    options: () => NO_OPTIONS,
    watchOptions: () => () => {},
    watchStatus: (listener) => {
      statusListeners.add(listener);
      return () => void statusListeners.delete(listener);
    },
    connect: async () => ALICE,
    reconnect: async () => ALICE,
    signMessage: async () => '0x5a',
    chainId: async () => 1,
    switchChain: async () => {},
    signTypedData: async () => '0x5a',
    disconnect,
    forget,
    ...overrides,
  };
  return {
    wallet,
    disconnect,
    forget,
    report: (status: WalletStatus) => {
      for (const listener of statusListeners) listener(status);
    },
  };
};

/** Creates the storage that the tabs of a browser share. A write in one tab notifies the others. */
export const createBrowser = (stored = '') => {
  let token = stored;
  let end: string | undefined;
  const watching = new Map<symbol, () => void>();
  const watchingEnd = new Map<symbol, (written?: string) => void>();
  const tab = () => {
    const self = Symbol('tab');
    return {
      storedToken: {
        read: () => token,
        write: (next: string) => {
          if (next === token) return;
          token = next;
          for (const [other, notify] of watching) if (other !== self) notify();
        },
        watch: (listener: () => void) => void watching.set(self, listener),
      },
      storedEnd: {
        read: () => end,
        write: (next: SessionEnd | '') => {
          if (next === end) return;
          end = next;
          for (const [other, notify] of watchingEnd) if (other !== self) notify(next);
        },
        watch: (listener: (written?: string) => void) => void watchingEnd.set(self, listener),
      },
    };
  };
  return { tab, token: () => token };
};

export const setUpSession = ({
  wallet = fakeWallet(),
  stored = '',
  browser = createBrowser(stored),
  ...overrides
}: Partial<SessionDependencies> & {
  wallet?: ReturnType<typeof fakeWallet>;
  stored?: string;
  browser?: ReturnType<typeof createBrowser>;
} = {}) => {
  let clock = NOW;
  const dependencies = {
    ...browser.tab(),
    loadWallet: vi.fn(async () => wallet.wallet),
    nonceFor: vi.fn(async () => 'nonce'),
    loginMessage: async (address: string, nonce: string) => `${address} ${nonce}`,
    login: loginWith(tokenFor(ALICE)),
    forgetUser: vi.fn(),
    forgetDrafts: vi.fn(),
    now: () => clock,
    log: vi.fn(),
    ...overrides,
  } satisfies SessionDependencies;
  const store = createSessionStore(dependencies);
  return {
    ...dependencies,
    store,
    wallet,
    browser,
    storedToken: browser.token,
    kind: () => store.read().kind,
    failureText: () => {
      const session = store.read();
      return session.kind === 'anonymous' && session.failure
        ? `${session.failure.of}: ${failureText(session.failure)}`
        : undefined;
    },
    setClock: (date: Date) => {
      clock = date;
    },
  };
};

export const pending = <Value>() => {
  let resolve: (value: Value) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<Value>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
};

export const kindsOf = (store: ReturnType<typeof createSessionStore>) => {
  const kinds: string[] = [];
  store.subscribe(() => kinds.push(store.read().kind));
  return kinds;
};

import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { vi } from 'vitest';

import type { Session } from '@/lib/session/session';
import { createSessionStore } from '@/lib/session/session-store';
import { createStore } from '@/lib/store';

const token = {
  token: 'header.payload.signature',
  address: aliceAddress,
  expiresAt: new Date('2100-01-01'),
} as const;

export const anonymous: Session = { kind: 'anonymous' };
export const restoring = { kind: 'restoring', ...token } as const satisfies Session;
export const signedInAsAlice = { kind: 'signedIn', ...token } as const satisfies Session;

export const refusedAlice = { ...signedInAsAlice, isRefused: true } as const satisfies Session;

const unused = () => Promise.reject(new Error('This test has no wallet.'));

export const storeIn = (first: Session) => {
  const { read, subscribe, write } = createStore(first);
  return {
    ...createSessionStore({
      storedToken: { read: () => undefined, write: () => undefined, watch: () => undefined },
      storedEnd: { read: () => undefined, write: () => undefined, watch: () => undefined },
      loadWallet: unused,
      nonceFor: unused,
      loginMessage: unused,
      login: unused,
      forgetUser: () => undefined,
      forgetDrafts: () => undefined,
      now: () => new Date('2024-02-01'),
      log: () => undefined,
    }),
    read,
    subscribe,
    becomes: write,
    signOut: vi.fn<() => void>(),
  };
};

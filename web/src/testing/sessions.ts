import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { vi } from 'vitest';

import type { Session } from '@/lib/session/session';
import { createSessionStore } from '@/lib/session/session-store';

const token = {
  token: 'header.payload.signature',
  address: aliceAddress,
  expiresAt: new Date('2100-01-01'),
} as const;

export const anonymous: Session = { kind: 'anonymous' };
export const restoring = { kind: 'restoring', ...token } as const satisfies Session;
export const signedInAsAlice = { kind: 'signedIn', ...token } as const satisfies Session;

const unused = () => Promise.reject(new Error('This test has no wallet.'));

/** A store that stays in one state; `signOut` can be watched. */
export const storeIn = (session: Session) => ({
  ...createSessionStore({
    storedToken: { read: () => undefined, write: () => undefined, watch: () => undefined },
    storedEnd: { read: () => undefined, write: () => undefined, watch: () => undefined },
    loadWallet: unused,
    nonceFor: unused,
    loginMessage: unused,
    login: unused,
    forgetUser: () => undefined,
    now: () => new Date('2024-02-01'),
    log: () => undefined,
  }),
  read: () => session,
  signOut: vi.fn<() => void>(),
});

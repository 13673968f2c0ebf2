import { NONCE_LIFETIME_MS } from '@trait-market/contract/v1/users';

import type { Account } from '../../kernel/account';
import type { Database } from './database';

/** The maximum number of nonces. Above it, expired nonces are removed first, then the oldest. */
const MAX_NONCES = 5_000;

/** Stores each account's nonce, which stays the same until it is used or expires. */
export const createNonces = ({ nonce }: Database) => {
  const isLive = (issuedAt: number, now: number) => now - issuedAt < NONCE_LIFETIME_MS;

  const live = (account: Account, now: number): string | undefined => {
    const found = nonce.find(account);
    return found !== undefined && isLive(found.issuedAt, now) ? found.value : undefined;
  };

  const sweep = (now: number): void => {
    for (const { account } of nonce.filter(({ issuedAt }) => !isLive(issuedAt, now))) {
      nonce.remove(account);
    }
    const [oldest] = nonce.rows().toSorted((one, other) => one.issuedAt - other.issuedAt);
    if (oldest !== undefined && nonce.count() >= MAX_NONCES) nonce.remove(oldest.account);
  };

  return {
    live,

    issue: (account: Account, value: string, now: number): void => {
      if (nonce.count() >= MAX_NONCES) sweep(now);
      nonce.put({ account, value, issuedAt: now });
    },

    /** Uses up a nonce. Returns false unless it is the account's active nonce. */
    burn: (account: Account, value: string, now: number): boolean => {
      if (live(account, now) !== value) return false;
      nonce.remove(account);
      return true;
    },
  };
};

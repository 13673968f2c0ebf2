import type { Account } from '../../kernel/account';
import type { Database } from './database';

/** A nonce lives this long by the world's clock. */
export const NONCE_LIFETIME_MS = 5 * 60_000;

/** Beyond this many, dead nonces are swept out, and then the oldest ones. */
const NONCES_KEPT = 5_000;

/** The live nonce of each wallet: the same one until it is used or too old. */
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
    if (oldest !== undefined && nonce.count() >= NONCES_KEPT) nonce.remove(oldest.account);
  };

  return {
    live,

    issue: (account: Account, value: string, now: number): void => {
      if (nonce.count() >= NONCES_KEPT) sweep(now);
      nonce.put({ account, value, issuedAt: now });
    },

    /** Uses the nonce up. False when it is not the live one (any more). */
    burn: (account: Account, value: string, now: number): boolean => {
      if (live(account, now) !== value) return false;
      nonce.remove(account);
      return true;
    },
  };
};

import type { Account } from '../../kernel/account';
import type { Database } from './database';

/** The reason of a verification email: a changed address, or a request to resend. */
export type MailingReason = 'changed' | 'resent';

const FIELD = { changed: 'changedAt', resent: 'resentAt' } as const;

/** The times of verification emails, for rate limits. */
export const createMailings = ({ mailing }: Database) => {
  const find = (account: Account) => mailing.find(account) ?? { changedAt: [], resentAt: [] };

  return {
    /** Counts emails with this reason after a time. */
    countSince: (account: Account, reason: MailingReason, since: number): number =>
      find(account)[FIELD[reason]].filter((at) => at > since).length,

    /** Records an email, and drops those before `since`. */
    note: (account: Account, reason: MailingReason, at: number, since: number): void => {
      const { changedAt, resentAt } = find(account);
      const kept = { changedAt, resentAt };
      kept[FIELD[reason]] = [...kept[FIELD[reason]].filter((sent) => sent > since), at];
      mailing.put({ account, ...kept });
    },

    /** Deletes all records. */
    remove: (account: Account): void => mailing.remove(account),
  };
};

import type { Account } from '../../kernel/account';
import type { Database } from './database';

/** Why a verification mail was sent: the address was changed, or the person asked again. */
export type MailingReason = 'changed' | 'resent';

const FIELD = { changed: 'changedAt', resent: 'resentAt' } as const;

/** When verification mails were sent, so that their number can be limited. */
export const createMailings = ({ mailing }: Database) => {
  const find = (account: Account) => mailing.find(account) ?? { changedAt: [], resentAt: [] };

  return {
    /** How many were sent for this reason after the given time. */
    countSince: (account: Account, reason: MailingReason, since: number): number =>
      find(account)[FIELD[reason]].filter((at) => at > since).length,

    /** Notes one, and forgets those of before `since`. */
    note: (account: Account, reason: MailingReason, at: number, since: number): void => {
      const { changedAt, resentAt } = find(account);
      const kept = { changedAt, resentAt };
      kept[FIELD[reason]] = [...kept[FIELD[reason]].filter((sent) => sent > since), at];
      mailing.put({ account, ...kept });
    },

    /** As if none had ever been sent. */
    remove: (account: Account): void => mailing.remove(account),
  };
};

import type { Account } from '../../kernel/account';
import type { Database } from './database';

export type MailingReason = 'changed' | 'resent';

const FIELD = { changed: 'changedAt', resent: 'resentAt' } as const;

export const createMailings = ({ mailing }: Database) => {
  const find = (account: Account) => mailing.find(account) ?? { changedAt: [], resentAt: [] };

  return {
    countSince: (account: Account, reason: MailingReason, since: number): number =>
      find(account)[FIELD[reason]].filter((at) => at > since).length,

    note: (account: Account, reason: MailingReason, at: number, since: number): void => {
      const { changedAt, resentAt } = find(account);
      const times = { changedAt, resentAt };
      times[FIELD[reason]] = [...times[FIELD[reason]].filter((sent) => sent > since), at];
      mailing.put({ account, ...times });
    },

    remove: (account: Account): void => mailing.remove(account),
  };
};

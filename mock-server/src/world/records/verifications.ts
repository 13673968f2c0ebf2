import type { Account } from '../../kernel/account';
import type { Database } from './database';

import type { Rows } from './entities';

type VerificationRecord = Rows['verification'];

export const createVerifications = ({ verification }: Database) => ({
  find: (account: Account): VerificationRecord | undefined => verification.find(account),

  replace: (account: Account, code: string, sentAt: number): void =>
    verification.put({ account, code, sentAt, wrongCodes: 0 }),

  countMiss: (account: Account): void => {
    const wrongCodes = verification.find(account)?.wrongCodes ?? 0;
    verification.change(account, { wrongCodes: wrongCodes + 1 });
  },

  kill: (account: Account): void => verification.remove(account),
});

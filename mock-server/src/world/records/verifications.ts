import type { Account } from '../../kernel/account';
import type { Database } from './database';

import type { Rows } from './entities';

/** The latest code sent to a wallet's email address, and the wrong attempts. */
type VerificationRecord = Rows['verification'];

/** Active verification codes, at most one for each wallet. */
export const createVerifications = ({ verification }: Database) => ({
  find: (account: Account): VerificationRecord | undefined => verification.find(account),

  /** Replaces the active code, without wrong attempts. */
  replace: (account: Account, code: string, sentAt: number): void =>
    verification.put({ account, code, sentAt, wrongCodes: 0 }),

  countMiss: (account: Account): void => {
    const wrongCodes = verification.find(account)?.wrongCodes ?? 0;
    verification.change(account, { wrongCodes: wrongCodes + 1 });
  },

  kill: (account: Account): void => verification.remove(account),
});

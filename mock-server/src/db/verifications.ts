import type { Account } from './account';
import type { Database } from './models';

/** The code that was last sent to a wallet's e-mail address, and how often it was missed. */
export interface VerificationRecord {
  account: Account;
  code: string;
  /** In milliseconds of the world's clock. */
  sentAt: number;
  wrongCodes: number;
}

/** The live verification codes: at most one for each wallet. */
export const createVerifications = ({ verification }: Database) => ({
  find: (account: Account): VerificationRecord | undefined =>
    structuredClone(verification.findFirst({ where: { account: { equals: account } } })) ??
    undefined,

  /** Makes this the live code, with no misses; the one before it dies. */
  replace: (account: Account, code: string, sentAt: number): void => {
    verification.delete({ where: { account: { equals: account } } });
    verification.create({ account, code, sentAt, wrongCodes: 0 });
  },

  countMiss: (account: Account): void => {
    verification.update({
      where: { account: { equals: account } },
      data: { wrongCodes: (wrongCodes) => wrongCodes + 1 },
    });
  },

  kill: (account: Account): void => {
    verification.delete({ where: { account: { equals: account } } });
  },
});

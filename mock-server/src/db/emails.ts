import type { Account } from './account';
import type { Database, EmailStatus } from './models';

export interface EmailRecord {
  account: Account;
  emailAddress: string;
  status: EmailStatus;
}

/**
 * The e-mail addresses. Two wallets may hold the same one: who reads its mail verifies it, and nobody
 * learns from an answer that an address is known here.
 */
export const createEmails = ({ email }: Database) => ({
  find: (account: Account): EmailRecord | undefined =>
    structuredClone(email.findFirst({ where: { account: { equals: account } } })) ?? undefined,

  set: (account: Account, emailAddress: string, status: EmailStatus): void => {
    email.delete({ where: { account: { equals: account } } });
    email.create({ account, emailAddress, status });
  },
});

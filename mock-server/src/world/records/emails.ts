import type { Account } from '../../kernel/account';
import type { Database } from './database';
import type { EmailStatus, Rows } from './entities';

type EmailRecord = Rows['email'];

/**
 * The email addresses. Two wallets may hold the same one: who reads its mail verifies it, and nobody
 * learns from an answer that an address is known here.
 */
export const createEmails = ({ email }: Database) => ({
  find: (account: Account): EmailRecord | undefined => email.find(account),

  set: (account: Account, emailAddress: string, status: EmailStatus): void =>
    email.put({ account, emailAddress, status }),

  remove: (account: Account): void => email.remove(account),
});

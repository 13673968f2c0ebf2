import type { Account } from '../../kernel/account';
import type { Database } from './database';
import type { EmailStatus, Rows } from './entities';

type EmailRecord = Rows['email'];

/** Two wallets may have the same address, because responses must not reveal that it is in use. */
export const createEmails = ({ email }: Database) => ({
  find: (account: Account): EmailRecord | undefined => email.find(account),

  set: (account: Account, emailAddress: string, status: EmailStatus): void =>
    email.put({ account, emailAddress, status }),

  remove: (account: Account): void => email.remove(account),
});

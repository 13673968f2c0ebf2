import type { Account } from '../../kernel/account';
import type { Database } from './database';
import type { EmailStatus, Rows } from './entities';

type EmailRecord = Rows['email'];

/** Two wallets may share an email address: responses never reveal whether an address is in use. */
export const createEmails = ({ email }: Database) => ({
  find: (account: Account): EmailRecord | undefined => email.find(account),

  set: (account: Account, emailAddress: string, status: EmailStatus): void =>
    email.put({ account, emailAddress, status }),

  remove: (account: Account): void => email.remove(account),
});

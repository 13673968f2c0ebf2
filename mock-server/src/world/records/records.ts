import { createChainBalances } from './chain-balances';
import { createCredits } from './credits';
import { createDatabase, rowsIn, type Database } from './database';
import { createEmails } from './emails';
import type { Tables } from './entities';
import { createFlags } from './flags';
import { createMailings } from './mailings';
import { createNonces } from './nonces';
import { createPictures } from './pictures';
import { createProfiles } from './profiles';
import { createRestoreAccount, createRestoreCredits } from './restore-account';
import { createSubscriptions } from './subscriptions';
import { createTaxDeclarations } from './tax-declarations';
import { createTraits } from './traits';
import { createUsers } from './users';
import { createVerifications } from './verifications';

const repositories = (database: Database) => {
  const subscriptions = createSubscriptions(database);
  return {
    users: createUsers(database),
    profiles: createProfiles(database),
    subscriptions,
    credits: createCredits(database, subscriptions),
    taxDeclarations: createTaxDeclarations(database),
    emails: createEmails(database),
    verifications: createVerifications(database),
    mailings: createMailings(database),
    nonces: createNonces(database),
    pictures: createPictures(database),
    traits: createTraits(database),
    flags: createFlags(database),
    chainBalances: createChainBalances(database),
    restoreAccount: createRestoreAccount(database),
    restoreCredits: createRestoreCredits(database),
    /** Returns copies of all rows. {@link createRecords} creates the same records from them. */
    rows: (): Tables => rowsIn(database),
  };
};

export type Records = ReturnType<typeof repositories>;

export const createRecords = (first?: Tables): Records => repositories(createDatabase(first));

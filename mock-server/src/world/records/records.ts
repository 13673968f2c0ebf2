import { createChainBalances } from './chain-balances';
import { createCredits } from './credits';
import { createDatabase, databaseOf, frozen, rowsIn, type Database } from './database';
import { createEmails } from './emails';
import type { FrozenTables, Tables } from './entities';
import { createFlags } from './flags';
import { createMailings } from './mailings';
import { createNonces } from './nonces';
import { createPictures } from './pictures';
import { createProfiles } from './profiles';
import { createSubscriptions } from './subscriptions';
import { createTaxDeclarations } from './tax-declarations';
import { createTraits } from './traits';
import { createUsers } from './users';
import { createVerifications } from './verifications';

/** Repositories over a database, one for each entity. */
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
    /** Copies of all rows: what {@link recordsOf} makes the same records of. */
    rows: (): Tables => rowsIn(database),
    /** All of it for other records to begin with. It is not to be changed after that. */
    freeze: (): FrozenTables => frozen(database),
  };
};

/** Everything that a world remembers. */
export type Records = ReturnType<typeof repositories>;

/** Records that begin with what is frozen, else with nothing. */
export const createRecords = (base?: FrozenTables): Records => repositories(createDatabase(base));

/** Records with these rows. */
export const recordsOf = (rows: Tables): Records => repositories(databaseOf(rows));

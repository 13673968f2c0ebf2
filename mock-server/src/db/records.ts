import { createChainBalances } from './chain-balances';
import { createCredits } from './credits';
import { createEmails } from './emails';
import { createFlags } from './flags';
import { createMailings } from './mailings';
import { createDatabase } from './models';
import { createNonces } from './nonces';
import { createPictures } from './pictures';
import { createProfiles } from './profiles';
import { createTaxDeclarations } from './tax-declarations';
import { createTraits } from './traits';
import { createUsers } from './users';
import { createVerifications } from './verifications';

/** Everything that a world remembers, one repository for each entity; empty at first. */
export const createRecords = () => {
  const database = createDatabase();
  return {
    users: createUsers(database),
    profiles: createProfiles(database),
    credits: createCredits(database),
    taxDeclarations: createTaxDeclarations(database),
    emails: createEmails(database),
    verifications: createVerifications(database),
    mailings: createMailings(database),
    nonces: createNonces(database),
    pictures: createPictures(database),
    traits: createTraits(database),
    flags: createFlags(database),
    chainBalances: createChainBalances(database),
  };
};

export type Records = ReturnType<typeof createRecords>;

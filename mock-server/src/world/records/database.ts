import { createModels } from './models';
import { KEYS, type Rows, type Tables } from './rows';
import { createTable, type Table } from './table';

/** The tables of one world. Only the repositories beside this file touch them. */
export type Database = { readonly [Name in keyof Rows]: Table<Rows[Name]> };

/** Tables with these rows, else without any. */
export const createDatabase = (rows?: Tables): Database => {
  const models = createModels();
  return {
    user: createTable<Rows['user']>(models.user, KEYS.user, rows?.user),
    profile: createTable<Rows['profile']>(models.profile, KEYS.profile, rows?.profile, [
      'usernameKey',
    ]),
    credits: createTable<Rows['credits']>(models.credits, KEYS.credits, rows?.credits),
    taxDeclaration: createTable<Rows['taxDeclaration']>(
      models.taxDeclaration,
      KEYS.taxDeclaration,
      rows?.taxDeclaration,
    ),
    email: createTable<Rows['email']>(models.email, KEYS.email, rows?.email),
    verification: createTable<Rows['verification']>(
      models.verification,
      KEYS.verification,
      rows?.verification,
    ),
    mailing: createTable<Rows['mailing']>(models.mailing, KEYS.mailing, rows?.mailing),
    nonce: createTable<Rows['nonce']>(models.nonce, KEYS.nonce, rows?.nonce),
    picture: createTable<Rows['picture']>(models.picture, KEYS.picture, rows?.picture, ['account']),
    trait: createTable<Rows['trait']>(models.trait, KEYS.trait, rows?.trait),
    flag: createTable<Rows['flag']>(models.flag, KEYS.flag, rows?.flag),
    chainBalance: createTable<Rows['chainBalance']>(
      models.chainBalance,
      KEYS.chainBalance,
      rows?.chainBalance,
    ),
  };
};

/** All rows that there are. */
export const rowsIn = (database: Database): Tables => ({
  user: database.user.rows(),
  profile: database.profile.rows(),
  credits: database.credits.rows(),
  taxDeclaration: database.taxDeclaration.rows(),
  email: database.email.rows(),
  verification: database.verification.rows(),
  mailing: database.mailing.rows(),
  nonce: database.nonce.rows(),
  picture: database.picture.rows(),
  trait: database.trait.rows(),
  flag: database.flag.rows(),
  chainBalance: database.chainBalance.rows(),
});

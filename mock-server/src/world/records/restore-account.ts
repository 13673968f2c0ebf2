import type { Account } from '../../kernel/account';
import type { Database } from './database';
import type { Tables } from './entities';
import type { Table } from './table';

const putBack = <Row extends { account: Account }>(
  table: Table<Row>,
  first: readonly Row[],
  account: Account,
): void => {
  const row = first.find((one) => one.account === account);
  if (row === undefined) table.remove(account);
  else table.put(row);
};

/**
 * Restores an account's standing, profile, pictures, email and tax declaration from `first`. Credits
 * and plans stay, because signed actions have spent and bought them.
 */
export const createRestoreAccount =
  (database: Database) =>
  (account: Account, first: Tables): void => {
    const standing = first.user.find((one) => one.account === account)?.standing ?? 'good';
    database.user.change(account, { standing });
    const isOwn = (picture: { account: Account }): boolean => picture.account === account;
    for (const { id } of database.picture.filter(isOwn)) database.picture.remove(id);
    for (const picture of first.picture.filter(isOwn)) database.picture.put(picture);
    putBack(database.profile, first.profile, account);
    putBack(database.email, first.email, account);
    putBack(database.verification, first.verification, account);
    putBack(database.mailing, first.mailing, account);
    putBack(database.taxDeclaration, first.taxDeclaration, account);
  };

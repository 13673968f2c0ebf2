import type { Account } from '../../kernel/account';
import type { Database } from './database';
import type { Tables } from './entities';
import type { Table } from './table';

const restoreRow = <Row extends { account: Account }>(
  table: Table<Row>,
  first: readonly Row[],
  account: Account,
): void => {
  const row = first.find((one) => one.account === account);
  if (row === undefined) table.remove(account);
  else table.put(row);
};

/** Restores a wallet's credits, their history and its plan from `first`. */
export const createRestoreCredits =
  (database: Database) =>
  (account: Account, first: Tables): void => {
    for (const { id } of database.creditEntry.findBy('account', account))
      database.creditEntry.remove(id);
    for (const entry of first.creditEntry)
      if (entry.account === account) database.creditEntry.insert(entry);
    restoreRow(database.subscription, first.subscription, account);
  };

/**
 * Restores an account's standing, profile, pictures, email and tax declaration from `first`. Credits
 * and plans stay, because {@link createRestoreCredits} restores them.
 */
export const createRestoreAccount =
  (database: Database) =>
  (account: Account, first: Tables): void => {
    const standing = first.user.find((one) => one.account === account)?.standing ?? 'good';
    database.user.change(account, { standing });
    const isOwn = (picture: { account: Account }): boolean => picture.account === account;
    for (const { id } of database.picture.filter(isOwn)) database.picture.remove(id);
    for (const picture of first.picture.filter(isOwn)) database.picture.put(picture);
    restoreRow(database.profile, first.profile, account);
    restoreRow(database.email, first.email, account);
    restoreRow(database.verification, first.verification, account);
    restoreRow(database.mailing, first.mailing, account);
    restoreRow(database.taxDeclaration, first.taxDeclaration, account);
  };

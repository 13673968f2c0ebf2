import { demoAccount } from '@trait-market/contract/demo-wallet';

import { accountOf, type Account } from './db/account';
import type { Records } from './db/records';
import type { UserRecord } from './db/users';
import type { Holdings } from './holdings';
import type { World } from './world';

/** Makes the user of a wallet that has not been seen before, with these holdings. */
export const addCollector = (
  { users, credits, taxDeclarations }: Records,
  account: Account,
  { premiumTier, standing, credits: balances, taxDeclaration }: Holdings,
  declaredAt: number,
): UserRecord => {
  credits.add(account, balances);
  if (taxDeclaration !== undefined) taxDeclarations.add(account, taxDeclaration, declaredAt);
  return users.add(account, { premiumTier, standing });
};

/** Gives the user of a wallet exactly these holdings. */
export const setHoldings = (
  { users, credits, taxDeclarations }: Records,
  account: Account,
  { premiumTier, standing, credits: balances, taxDeclaration }: Holdings,
  declaredAt: number,
): void => {
  users.change(account, { premiumTier, standing });
  credits.set(account, balances);
  if (taxDeclaration === undefined) taxDeclarations.remove(account);
  else taxDeclarations.declare(account, taxDeclaration, declaredAt);
};

/** Makes a wallet one that has never been seen. */
export const forgetCollector = (
  { users, profiles, credits, taxDeclarations }: Records,
  account: Account,
): void => {
  for (const repository of [users, profiles, credits, taxDeclarations]) repository.remove(account);
};

/** The user of a wallet; at first sight they are made, with what the world gives to newcomers. */
export const userAtFirstSight = (
  { records, newcomers, clock }: World,
  account: Account,
): UserRecord =>
  records.users.find(account) ?? addCollector(records, account, newcomers, clock.now());

/** The account of the demo wallet, which the seed gives a past. */
export const demoCollector = (): Account => accountOf(demoAccount().address);

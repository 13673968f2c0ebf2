import { DEMO_ADDRESS } from '@trait-market/contract/demo-address';

import { accountOf, type Account } from '../kernel/account';
import type { Records } from './records/records';
import type { UserRecord } from './records/users';
import type { Holdings } from './holdings';
import { sendVerification } from '../provider/mail/verification-mail';
import type { World } from './world';

/** Makes the user of a wallet that has not been seen before, with these holdings. */
export const addCollector = (
  { users, credits, taxDeclarations, emails }: Records,
  account: Account,
  { premiumTier, standing, credits: balances, taxDeclaration, email }: Holdings,
  declaredAt: number,
): UserRecord => {
  credits.set(account, balances);
  if (taxDeclaration !== null) taxDeclarations.declare(account, taxDeclaration, declaredAt);
  if (email !== null) emails.set(account, email.emailAddress, email.status);
  return users.add(account, { premiumTier, standing });
};

const sendFirstCode = (world: World, account: Account, { email }: Holdings): void => {
  if (email?.status === 'unverified') {
    sendVerification(world, account, email.emailAddress, 'changed');
  }
};

/** Gives the user of a wallet exactly these holdings. */
export const setHoldings = (world: World, account: Account, holdings: Holdings): void => {
  const { users, taxDeclarations, emails } = world.records;
  users.remove(account);
  taxDeclarations.remove(account);
  emails.remove(account);
  addCollector(world.records, account, holdings, world.clock.now());
  sendFirstCode(world, account, holdings);
};

/** Makes a wallet one that has never been seen. */
export const forgetCollector = (
  { users, profiles, credits, taxDeclarations, emails, verifications, mailings }: Records,
  account: Account,
): void => {
  for (const repository of [users, profiles, credits, taxDeclarations, emails, mailings]) {
    repository.remove(account);
  }
  verifications.kill(account);
};

/** The user of a wallet; at first sight they are made, with what the world gives to newcomers. */
export const userAtFirstSight = (world: World, account: Account): UserRecord => {
  const { records, newcomers, clock } = world;
  const known = records.users.find(account);
  if (known !== undefined) return known;
  const user = addCollector(records, account, newcomers, clock.now());
  sendFirstCode(world, account, newcomers);
  return user;
};

/** The account of the demo wallet, which the seed gives a past. */
export const DEMO_COLLECTOR: Account = accountOf(DEMO_ADDRESS);

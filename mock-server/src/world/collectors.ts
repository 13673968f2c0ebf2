import { DEMO_ADDRESS, DEMO_SMART_ADDRESS } from '@trait-market/contract/demo-address';

import { accountOf, type Account } from '../kernel/account';
import type { Holdings } from './holdings';
import type { Records } from './records/records';
import type { UserRecord } from './records/users';

export const addCollector = (
  { users, subscriptions, credits, taxDeclarations, emails }: Records,
  account: Account,
  { premiumTier, standing, credits: balances, taxDeclaration, email }: Holdings,
  now: number,
): UserRecord => {
  // Must run before the plan is stored: granting reads the credits, which would start the plan.
  credits.grant(account, balances, now);
  subscriptions.hold(account, premiumTier);
  if (taxDeclaration !== null) taxDeclarations.declare(account, taxDeclaration, now);
  if (email !== null) emails.set(account, email.emailAddress, email.status);
  return users.add(account, { standing });
};

export const forgetCollector = (records: Records, account: Account): void => {
  const { users, profiles, subscriptions, credits, taxDeclarations, emails, mailings } = records;
  for (const repository of [
    users,
    profiles,
    subscriptions,
    credits,
    taxDeclarations,
    emails,
    mailings,
  ]) {
    repository.remove(account);
  }
  records.verifications.kill(account);
};

export const DEMO_COLLECTOR: Account = accountOf(DEMO_ADDRESS);
export const DEMO_SMART_ACCOUNT: Account = accountOf(DEMO_SMART_ADDRESS);

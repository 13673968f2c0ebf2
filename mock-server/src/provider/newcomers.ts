import type { Account } from '../kernel/account';
import { addCollector } from '../world/collectors';
import type { Holdings } from '../world/holdings';
import type { UserRecord } from '../world/records/users';
import type { World } from '../world/world';
import { sendVerification } from './mail/verification-mail';

const sendFirstCode = (world: World, account: Account, { email }: Holdings): void => {
  if (email?.status === 'unverified') {
    sendVerification(world, account, email.emailAddress, 'changed');
  }
};

export const setHoldings = (world: World, account: Account, holdings: Holdings): void => {
  const { users, credits, taxDeclarations, emails } = world.records;
  users.remove(account);
  credits.remove(account);
  taxDeclarations.remove(account);
  emails.remove(account);
  addCollector(world.records, account, holdings, world.clock.now());
  sendFirstCode(world, account, holdings);
};

export const userAtFirstSight = (world: World, account: Account): UserRecord => {
  const { records, newcomers, clock } = world;
  const known = records.users.find(account);
  if (known !== undefined) return known;
  const user = addCollector(records, account, newcomers, clock.now());
  sendFirstCode(world, account, newcomers);
  return user;
};

import type { PremiumTier } from '@trait-market/contract/v1/users';
import type { WalletAddress } from '@trait-market/contract/wallet-address';

import { shownAddress, type Account } from './account';
import { bestMatches } from './best-matches';
import type { Database, Standing } from './models';

/** A wallet that the provider has seen. `walletAddress` is in its EIP-55 form. */
export interface UserRecord {
  account: Account;
  walletAddress: WalletAddress;
  premiumTier: PremiumTier;
  standing: Standing;
}

/** The wallets that have been seen. */
export const createUsers = ({ user }: Database) => ({
  find: (account: Account): UserRecord | undefined =>
    structuredClone(user.findFirst({ where: { account: { equals: account } } })) ?? undefined,

  add: (
    account: Account,
    { premiumTier, standing }: Pick<UserRecord, 'premiumTier' | 'standing'>,
  ): UserRecord =>
    structuredClone(
      user.create({ account, walletAddress: shownAddress(account), premiumTier, standing }),
    ),

  change: (account: Account, data: Partial<Pick<UserRecord, 'premiumTier' | 'standing'>>): void => {
    user.update({ where: { account: { equals: account } }, data });
  },

  remove: (account: Account): void => {
    user.delete({ where: { account: { equals: account } } });
  },

  /** Whose address contains the text, in any case; those that start with it come first. */
  search: (text: string): UserRecord[] => {
    const key = text.toLowerCase();
    const found = user.findMany({ where: { account: { contains: key } } });
    return structuredClone(bestMatches(found, key, (record) => record.account));
  },

  count: (): number => user.count(),
});

import type { Account } from './account';
import type { Database } from './models';

/** Balances in credits (§3). */
export interface Balances {
  subscription: number;
  vanilla: number;
}

/** Credit balances; a wallet without any has none of either. */
export const createCredits = ({ credits }: Database) => ({
  of: (account: Account): Balances => {
    const found = credits.findFirst({ where: { account: { equals: account } } });
    return { subscription: found?.subscription ?? 0, vanilla: found?.vanilla ?? 0 };
  },

  /** The first balances of a wallet. */
  add: (account: Account, balances: Balances): void => {
    credits.create({ account, ...balances });
  },

  set: (account: Account, balances: Balances): void => {
    credits.delete({ where: { account: { equals: account } } });
    credits.create({ account, ...balances });
  },

  remove: (account: Account): void => {
    credits.delete({ where: { account: { equals: account } } });
  },
});

import type { Account } from '../../kernel/account';
import type { Database } from './database';

/** Balances in credits (§3). */
export type Balances = {
  subscription: number;
  vanilla: number;
};

/** Credit balances; a wallet without any has none of either. */
export const createCredits = ({ credits }: Database) => ({
  of: (account: Account): Balances => {
    const found = credits.find(account);
    return { subscription: found?.subscription ?? 0, vanilla: found?.vanilla ?? 0 };
  },

  set: (account: Account, { subscription, vanilla }: Balances): void =>
    credits.put({ account, subscription, vanilla }),

  remove: (account: Account): void => credits.remove(account),
});

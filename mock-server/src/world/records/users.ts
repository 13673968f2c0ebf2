import type { WalletAddress } from '@trait-market/contract/shared';

import { shownAddress, type Account } from '../../kernel/account';
import { bestMatches } from './best-matches';
import type { Database } from './database';
import type { Rows } from './entities';

export type UserRecord = Rows['user'] & { walletAddress: WalletAddress };

type Rank = Pick<UserRecord, 'standing'>;

export const createUsers = ({ user }: Database) => ({
  find: (account: Account): UserRecord | undefined => user.find(account),

  add: (account: Account, { standing }: Rank): UserRecord => {
    const added = { account, walletAddress: shownAddress(account), standing };
    user.insert(added);
    return structuredClone(added);
  },

  change: (account: Account, data: Partial<Rank>): void => user.change(account, data),

  remove: (account: Account): void => user.remove(account),

  /** Ignores case, and returns addresses that start with the text first. */
  search: (text: string, limit: number): UserRecord[] => {
    const key = text.toLowerCase();
    return user.search((sorted) => bestMatches(sorted, key, ({ account }) => account, limit));
  },

  count: (): number => user.count(),
});

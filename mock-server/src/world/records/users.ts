import { isWalletAddress, type WalletAddress } from '@trait-market/contract/shared';

import { accountOf, shownAddress, type Account } from '../../kernel/account';
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

  /** Finds the user with the address, written in any case. A part of an address finds no one. */
  search: (text: string, limit: number): UserRecord[] => {
    const found = isWalletAddress(text) ? user.find(accountOf(text)) : undefined;
    return found === undefined ? [] : [found].slice(0, limit);
  },

  count: (): number => user.count(),
});

import type { ChainId } from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';
import type { Database } from './database';

const keyOf = (chainId: ChainId, account: Account): string => `${chainId}:${account}`;

/** Stores balances of native currency by chain, in wei; 0 by default. */
export const createChainBalances = ({ chainBalance }: Database) => ({
  of: (chainId: ChainId, account: Account): bigint =>
    BigInt(chainBalance.find(keyOf(chainId, account))?.wei ?? 0),

  set: (chainId: ChainId, account: Account, wei: bigint): void =>
    chainBalance.put({ id: keyOf(chainId, account), wei: String(wei) }),
});

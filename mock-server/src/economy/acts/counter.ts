import type { ChainId } from '@trait-market/contract/economy/chains';

import type { Account } from '../../kernel/account';
import type { MarketContext } from '../market-context';
import { chainKey } from '../tables/keys';

/** The counter that an account's orders on a chain have to carry. */
export const counterOf = ({ tables }: MarketContext, chainId: ChainId, account: Account): number =>
  tables.counters.find(chainKey(chainId, account)) ?? 0;

import type { Bytes32, ChainId } from '@trait-market/contract/economy/shared';
import { keccak256 } from 'viem';

import type { Account } from '../../kernel/account';
import type { MarketContext } from './market-context';
import { chainKey } from '../tables/keys';

/** Returns a wallet's order counter, a uint256 as a decimal string. */
export const counterOf = ({ tables }: MarketContext, chainId: ChainId, account: Account): string =>
  tables.counters.find(chainKey(chainId, account)) ?? '0';

/** Seaport increases a counter by the upper half (128 bits) of the last block's hash. */
const HALF_BITS = 128n;

/** Must be unpredictable, or an attacker could have an order signed for a future counter. */
export const counterAfter = (counter: string, actHash: Bytes32): string =>
  String(BigInt(counter) + (BigInt(keccak256(actHash)) >> HALF_BITS));

import type { Bytes32, ChainId } from '@trait-market/contract/economy/shared';
import { keccak256 } from 'viem';

import type { Account } from '../../kernel/account';
import type { MarketContext } from './market-context';
import { chainKey } from '../tables/keys';

/** The counter that an account's orders on a chain have to carry: a whole number below 2^256 as a decimal string. */
export const counterOf = ({ tables }: MarketContext, chainId: ChainId, account: Account): string =>
  tables.counters.find(chainKey(chainId, account)) ?? '0';

/** Seaport adds the upper half of the last block's hash. */
const HALF_BITS = 128n;

/**
 * The counter that comes after one, as far ahead as nobody can tell beforehand: otherwise somebody could be made to sign
 * an order for a counter that is to come. What decides it here in the place of a block is the action that ends the old one.
 */
export const counterAfter = (counter: string, actHash: Bytes32): string =>
  String(BigInt(counter) + (BigInt(keccak256(actHash)) >> HALF_BITS));

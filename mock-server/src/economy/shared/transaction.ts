import { createHash } from 'node:crypto';

import type { ActivityType } from '@trait-market/contract/economy/activity';
import type { Bytes32, ChainId } from '@trait-market/contract/economy/shared';

import type { ActivityRow } from '../tables/rows';

/** New orders and cancellations are signed, and need no transaction. */
const UNSETTLED: ReadonlySet<ActivityType> = new Set(['listing', 'offer', 'trade', 'cancel']);

const hashOf = (text: string): Bytes32 => `0x${createHash('sha256').update(text).digest('hex')}`;

/** Simulates the hash of the transaction that settles an action, with all of its lines. */
export const transactionOf = (chainId: ChainId, actionHash: Bytes32): Bytes32 =>
  hashOf(`transaction ${chainId} ${actionHash}`);

type Settled = Pick<ActivityRow, 'type' | 'at' | 'chainId' | 'from' | 'transaction'>;

/** Returns the hash for a response. Events of the seed that belong together have the same time. */
export const settledBy = ({ type, at, chainId, from, transaction }: Settled) =>
  UNSETTLED.has(type)
    ? {}
    : { transactionHash: transaction ?? hashOf(`transaction ${chainId} ${at} ${from}`) };

import type { ChainId, RefusalCode } from '@trait-market/contract/economy/shared';

import type { ActivityRow, OrderRow } from '../tables/rows';

export type NotFilled = { outcome: 'missed'; reason: RefusalCode } | { outcome: 'not-needed' };

/** The outcome of one line. `amount`: the buyer's payment, or the seller's proceeds, in wei. */
export type FilledLine = { order: OrderRow; quantity: number } & (
  | { outcome: 'filled'; amount: bigint; activity: ActivityRow }
  | NotFilled
);
export type FilledLines = { chainId: ChainId; lines: FilledLine[]; total: bigint };

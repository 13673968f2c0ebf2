import type { ChainId, RefusalCode } from '@trait-market/contract/economy/shared';

import type { ActivityRow, OrderRow } from '../tables/rows';

export type NotBought = { outcome: 'missed'; reason: RefusalCode } | { outcome: 'not-needed' };

export type CartLine = { order: OrderRow; quantity: number } & (
  | { outcome: 'bought'; price: bigint; activity: ActivityRow }
  | NotBought
);
export type BoughtCart = { chainId: ChainId; lines: CartLine[]; paid: bigint };

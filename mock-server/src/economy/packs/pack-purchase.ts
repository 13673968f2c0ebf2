import type { Price } from '@trait-market/contract/economy/shared';

import type { DropRow } from '../tables/drop-row';

/** Bought packs and their total price. */
export type PackPurchase = { drop: DropRow; packs: number; paid: Price };

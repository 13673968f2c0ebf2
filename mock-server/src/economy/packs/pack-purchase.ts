import type { Price } from '@trait-market/contract/economy/shared';

import type { DropRow } from '../tables/drop-row';

/** Packs that were bought, and what they cost together. */
export type PackPurchase = { drop: DropRow; packs: number; paid: Price };

import type { Price } from '@trait-market/contract/economy/shared';

import type { DropRow } from '../tables/drop-row';

export type PackPurchase = { drop: DropRow; packs: number; paid: Price };

import type { Bytes32, Price, RefusalCode } from '@trait-market/contract/economy/shared';

import type { DropRow } from '../tables/drop-row';

export type PackPurchase = { drop: DropRow; packs: number; paid: Price };

/** The outcome of one line of a purchase of several kinds of packs. */
export type PurchaseLine =
  | ({ outcome: 'bought' } & PackPurchase)
  | ({ outcome: 'missed'; reason: RefusalCode } & Omit<PackPurchase, 'paid'>);
export type PackPurchases = { lines: PurchaseLine[]; paid: Price };

/** A purchase with the transaction that settled it. */
export type Bought<Purchase> = Purchase & { transaction: Bytes32 };

import * as z from 'zod/mini';

import { ActivitySchema } from '../activity/activity.schema';
import { ChainIdSchema } from '../shared/chains';
import { StatedFeeSchema } from '../shared/fees';
import { Bytes32Schema } from '../shared/hex';
import { ItemSchema } from '../shared/items';
import { pageOf, pageQuery } from '../shared/page';
import { PartySchema } from '../shared/party';
import { PriceSchema } from '../shared/price';
import { oneOrMany } from '../shared/query';
import { TraitCommitmentsSchema } from '../typed-data/commitment.schema';
import { OrderComponentsSchema } from '../typed-data/seaport';

/**
 * A listing gives a trait or an avatar for the chain's native coin, an offer gives wrapped coin for one, a
 * trade gives items for items.
 */
export const OrderKindSchema = z.enum(['listing', 'offer', 'trade']);
export type OrderKind = z.infer<typeof OrderKindSchema>;

/** A signed order, with its terms in plain words beside what was signed. */
export const OrderSchema = z
  .looseObject({
    hash: Bytes32Schema,
    kind: OrderKindSchema,
    chainId: ChainIdSchema,
    maker: PartySchema,
    /** What the maker gives and gets, beside money, when the whole order is filled. */
    gives: z.array(ItemSchema),
    gets: z.array(ItemSchema),
    /** Of one unit, fees included; null in a trade. */
    unitPrice: z.nullable(PriceSchema),
    /** Of one unit: what each takes out of the price. */
    fees: z.array(StatedFeeSchema),
    /** Units in all, and those that are left. Trades, and orders about avatars, are one unit. */
    quantity: z.int(),
    remaining: z.int(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    commitments: TraitCommitmentsSchema,
    /** What was signed: its struct hash is `hash`. */
    components: OrderComponentsSchema,
  })
  .check(z.meta({ title: 'Order' }));
export type Order = z.infer<typeof OrderSchema>;

/** Listings first, the cheapest before the others; then offers, the highest first; then trades. */
export const OrderPageSchema = pageOf(OrderSchema).check(z.meta({ title: 'OrderPage' }));
export type OrderPage = z.infer<typeof OrderPageSchema>;

export const TraitOrdersQuerySchema = z.strictObject({
  kind: z.optional(oneOrMany(OrderKindSchema)),
  ...pageQuery,
});

/** What came of a fulfilment. */
export const ReceiptSchema = z
  .looseObject({
    /** The sale or swap as it stands in the activity. */
    activity: ActivitySchema,
    order: OrderSchema,
    /** Units that were filled. */
    quantity: z.int(),
    /** What the buyer paid for all of them; null in a trade. */
    paid: z.nullable(PriceSchema),
    /** What the seller got of it, and who got the rest. */
    proceeds: z.nullable(PriceSchema),
    fees: z.array(StatedFeeSchema),
  })
  .check(z.meta({ title: 'Receipt' }));
export type Receipt = z.infer<typeof ReceiptSchema>;

/** The new counter of a chain, and how many open orders went with the old one. */
export const CancelledAllSchema = z
  .looseObject({ chainId: ChainIdSchema, counter: z.string(), cancelled: z.int() })
  .check(z.meta({ title: 'CancelledAll' }));
export type CancelledAll = z.infer<typeof CancelledAllSchema>;

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

/** A listing asks for native coin, an offer pays wrapped coin, a trade exchanges items. */
export const OrderKindSchema = z.enum(['listing', 'offer', 'trade']);
export type OrderKind = z.infer<typeof OrderKindSchema>;

/** A signed order, with its terms in readable form. */
export const OrderSchema = z
  .looseObject({
    hash: Bytes32Schema,
    kind: OrderKindSchema,
    chainId: ChainIdSchema,
    maker: PartySchema,
    /** Items for the whole order, besides money. */
    gives: z.array(ItemSchema),
    gets: z.array(ItemSchema),
    /** The price of one unit, fees included; null in a trade. */
    unitPrice: z.nullable(PriceSchema),
    /** Fees on one unit, deducted from the price. */
    fees: z.array(StatedFeeSchema),
    /** Total and remaining units. Trades and orders for avatars have one unit. */
    quantity: z.int(),
    remaining: z.int(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    commitments: TraitCommitmentsSchema,
    /** The signed components, whose struct hash is `hash`. */
    components: OrderComponentsSchema,
  })
  .register(z.globalRegistry, { title: 'Order' });
export type Order = z.infer<typeof OrderSchema>;

/** Sorted: listings, cheapest first; offers, highest first; trades. */
export const OrderPageSchema = pageOf(OrderSchema).register(z.globalRegistry, {
  title: 'OrderPage',
});
export type OrderPage = z.infer<typeof OrderPageSchema>;

export const TraitOrdersQuerySchema = z.strictObject({
  kind: z.optional(oneOrMany(OrderKindSchema)),
  ...pageQuery,
});

/** The result of a fulfilment. */
export const ReceiptSchema = z
  .looseObject({
    activity: ActivitySchema,
    order: OrderSchema,
    quantity: z.int(),
    /** The buyer's total payment; null in a trade. */
    paid: z.nullable(PriceSchema),
    proceeds: z.nullable(PriceSchema),
    fees: z.array(StatedFeeSchema),
  })
  .register(z.globalRegistry, { title: 'Receipt' });
export type Receipt = z.infer<typeof ReceiptSchema>;

/** The wallet's new counter, and the number of orders cancelled by it. */
export const CancelledAllSchema = z
  .looseObject({ chainId: ChainIdSchema, counter: z.string(), cancelled: z.int() })
  .register(z.globalRegistry, { title: 'CancelledAll' });
export type CancelledAll = z.infer<typeof CancelledAllSchema>;

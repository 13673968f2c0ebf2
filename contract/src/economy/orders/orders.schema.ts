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
 * A listing asks for native currency, an offer pays with the wrapped token, and a trade exchanges
 * items.
 */
export const OrderKindSchema = z.enum(['listing', 'offer', 'trade']);
export type OrderKind = z.infer<typeof OrderKindSchema>;

/** A signed order, with its terms in readable form. */
export const OrderSchema = z
  .looseObject({
    hash: Bytes32Schema,
    kind: OrderKindSchema,
    chainId: ChainIdSchema,
    maker: PartySchema,
    /** The items that the maker gives for the whole order, without money. */
    gives: z.array(ItemSchema),
    gets: z.array(ItemSchema),
    /** The price of one unit, including fees; null for a trade. */
    unitPrice: z.nullable(PriceSchema),
    /** Fees on one unit. They are deducted from the price. */
    fees: z.array(StatedFeeSchema),
    // The total number of units; the remaining number is separate. Trades and orders for avatars
    // have one unit.
    quantity: z.int(),
    remaining: z.int(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    commitments: TraitCommitmentsSchema,
    /** The signed order components. `hash` is their struct hash. */
    components: OrderComponentsSchema,
  })
  .register(z.globalRegistry, { title: 'Order' });
export type Order = z.infer<typeof OrderSchema>;

/** Sorted into listings (cheapest first), offers (highest first), and trades. */
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
    /** The buyer's total payment; null for a trade. */
    paid: z.nullable(PriceSchema),
    proceeds: z.nullable(PriceSchema),
    fees: z.array(StatedFeeSchema),
  })
  .register(z.globalRegistry, { title: 'Receipt' });
export type Receipt = z.infer<typeof ReceiptSchema>;

/**
 * The state of each order that a cancellation names, without repetitions. Orders that were filled
 * or had expired before don't stop the cancellation of the others.
 */
export const CancelledSeveralSchema = z
  .looseObject({
    chainId: ChainIdSchema,
    orders: z.array(
      z.looseObject({ hash: Bytes32Schema, state: z.enum(['cancelled', 'filled', 'expired']) }),
    ),
  })
  .register(z.globalRegistry, { title: 'CancelledSeveral' });
export type CancelledSeveral = z.infer<typeof CancelledSeveralSchema>;

/** The outcome of one line of several, in the order of the signed lines. */
const lineReceipt = {
  order: OrderSchema,
  quantity: z.int(),
  /** A missed line's error code, as of a single fulfilment; null for all other lines. */
  reason: z.nullable(z.string()),
  activity: z.nullable(ActivitySchema),
};

/** A line of a cart. */
export const CartLineReceiptSchema = z
  .looseObject({
    ...lineReceipt,
    /** `not-needed`: the maximum number of lines was bought before. */
    outcome: z.enum(['bought', 'missed', 'not-needed']),
    paid: z.nullable(PriceSchema),
    /** The trait's cheapest listing that the buyer can still buy, when this one is missed. */
    next: z.nullable(OrderSchema),
  })
  .register(z.globalRegistry, { title: 'CartLineReceipt' });
export type CartLineReceipt = z.infer<typeof CartLineReceiptSchema>;

/** The result of a cart's purchase: the outcome of each line, and the total payment. */
export const CartReceiptSchema = z
  .looseObject({
    chainId: ChainIdSchema,
    lines: z.array(CartLineReceiptSchema),
    paid: PriceSchema,
  })
  .register(z.globalRegistry, { title: 'CartReceipt' });
export type CartReceipt = z.infer<typeof CartReceiptSchema>;

/** An offer of several that one signature accepts. */
export const AcceptedOfferSchema = z
  .looseObject({
    ...lineReceipt,
    outcome: z.enum(['sold', 'missed']),
    /** The seller's proceeds after fees; null for a missed line. */
    proceeds: z.nullable(PriceSchema),
  })
  .register(z.globalRegistry, { title: 'AcceptedOffer' });
export type AcceptedOffer = z.infer<typeof AcceptedOfferSchema>;

/** The result of accepting several offers: the outcome of each line, and the total proceeds. */
export const AcceptedOffersSchema = z
  .looseObject({
    chainId: ChainIdSchema,
    lines: z.array(AcceptedOfferSchema),
    proceeds: PriceSchema,
  })
  .register(z.globalRegistry, { title: 'AcceptedOffers' });
export type AcceptedOffers = z.infer<typeof AcceptedOffersSchema>;

/** The wallet's new counter, and the number of orders canceled by the change. */
export const CancelledAllSchema = z
  .looseObject({ chainId: ChainIdSchema, counter: z.string(), cancelled: z.int() })
  .register(z.globalRegistry, { title: 'CancelledAll' });
export type CancelledAll = z.infer<typeof CancelledAllSchema>;

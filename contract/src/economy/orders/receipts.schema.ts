import * as z from 'zod/mini';

import { ActivitySchema } from '../activity/activity.schema';
import { ChainIdSchema } from '../shared/chains';
import { StatedFeeSchema } from '../shared/fees';
import { Bytes32Schema } from '../shared/hex';
import { PriceSchema } from '../shared/price';
import { OrderSchema } from './orders.schema';

/** The result of a fulfilment. */
export const ReceiptSchema = z
  .looseObject({
    activity: ActivitySchema,
    order: OrderSchema,
    quantity: z.int(),
    /** The buyer's total payment; the coin of a trade, and null for a trade of items alone. */
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

import * as z from 'zod/mini';

import { OrderKindSchema, OrderSchema } from '../orders/orders.schema';
import { WeiSchema } from '../shared/amount';
import { Bytes32Schema } from '../shared/hex';
import { pageOf, pageQuery } from '../shared/page';
import { PriceSchema, SalePriceSchema } from '../shared/price';
import { oneOrMany } from '../shared/query';
import { RefusalCodeSchema } from '../shared/refusal-codes';

/**
 * How an order stands. `dormant`: signed, not over, but not fillable now. It is fillable again
 * once what is missing comes back, so it can still be executed.
 */
export const OrderStateSchema = z
  .discriminatedUnion('kind', [
    z.looseObject({ kind: z.literal('fillable') }),
    z.looseObject({
      kind: z.literal('dormant'),
      reason: z.union([RefusalCodeSchema, z.string()]),
      message: z.string(),
    }),
    z.looseObject({ kind: z.literal('filled'), at: z.iso.datetime() }),
    z.looseObject({ kind: z.literal('cancelled'), at: z.iso.datetime() }),
    z.looseObject({ kind: z.literal('expired'), at: z.iso.datetime() }),
  ])
  .check(z.meta({ title: 'OrderState' }));
export type OrderState = z.infer<typeof OrderStateSchema>;

/**
 * What the trait or the avatar of an order costs now, for whoever wonders whether their own price is a good one.
 * There is one of each avatar, so nobody undercuts another.
 */
export const OrderMarketSchema = z
  .looseObject({
    /**
     * Of the cheapest edition that can be bought now, whoever sells it; of an avatar, of the cheapest avatar of
     * its collection. Null: none is listed.
     */
    floor: z.nullable(PriceSchema),
    /**
     * The cheapest listing of somebody else, where it asks less than this one, and how much less, in wei of
     * the same coin. Null: nobody else asks less, or it is no listing. Own listings undercut nothing.
     */
    undercutBy: z.nullable(
      z.looseObject({ hash: Bytes32Schema, price: PriceSchema, difference: WeiSchema }),
    ),
    /** The highest offer for one edition, or for the avatar, that can be accepted now. */
    bestOffer: z.nullable(PriceSchema),
    lastSale: z.nullable(SalePriceSchema),
  })
  .check(z.meta({ title: 'OrderMarket' }));
export type OrderMarket = z.infer<typeof OrderMarketSchema>;

/** One of a wallet's orders, as only the wallet sees it. */
export const WalletOrderSchema = z
  .extend(OrderSchema, {
    state: OrderStateSchema,
    /** When it last became fillable again after having been dormant; null: never. */
    revivedAt: z.nullable(z.iso.datetime()),
    /** Of an open listing or offer for a trait or an avatar that it names; absent of anything else. */
    market: z.optional(OrderMarketSchema),
  })
  .check(z.meta({ title: 'WalletOrder' }));
export type WalletOrder = z.infer<typeof WalletOrderSchema>;

export const WalletOrdersQuerySchema = z.strictObject({
  /** `made` by the wallet (unless told), or `received`: made by others for what it holds. */
  side: z.optional(z.enum(['made', 'received'])),
  kind: z.optional(oneOrMany(OrderKindSchema)),
  state: z.optional(oneOrMany(z.enum(['fillable', 'dormant', 'filled', 'cancelled', 'expired']))),
  ...pageQuery,
});
export type WalletOrdersQuery = z.input<typeof WalletOrdersQuerySchema>;

/** Newest first. */
export const WalletOrderPageSchema = pageOf(WalletOrderSchema).check(
  z.meta({ title: 'WalletOrderPage' }),
);
export type WalletOrderPage = z.infer<typeof WalletOrderPageSchema>;

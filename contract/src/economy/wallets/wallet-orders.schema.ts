import * as z from 'zod/mini';

import { OrderKindSchema, OrderSchema } from '../orders/orders.schema';
import { WeiSchema } from '../shared/amount';
import { Bytes32Schema } from '../shared/hex';
import { AvatarRefSchema } from '../shared/items';
import { pageOf, pageQuery } from '../shared/page';
import { PriceSchema, SalePriceSchema } from '../shared/price';
import { oneOrMany } from '../shared/query';
import { RefusalCodeSchema } from '../shared/refusal-codes';
import { OwnedTraitSchema } from './inventory.schema';

/** `dormant` orders become fillable again when the missing items return to the maker. */
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
  .register(z.globalRegistry, { title: 'OrderState' });
export type OrderState = z.infer<typeof OrderStateSchema>;

/** Current market prices to compare with the order's. Avatars are unique and never undercut. */
export const OrderMarketSchema = z
  .looseObject({
    // The trait's cheapest listing, or the cheapest avatar listing of the collection. For an offer,
    // the caller's own listings don't count, because their own price is no benchmark. For an offer
    // for any trait of a set, the cheapest listing of the set's traits.
    floor: z.nullable(PriceSchema),
    /** Another user's cheapest listing below the order's price, and the difference in wei. */
    undercutBy: z.nullable(
      z.looseObject({ hash: Bytes32Schema, price: PriceSchema, difference: WeiSchema }),
    ),
    /** For a listing of a trait, the number of other users' listings at exactly its price. */
    tiedWith: z.optional(z.int().check(z.minimum(0))),
    /**
     * The highest offer for one edition or the avatar that can be accepted now; a listing's excludes
     * its maker's. For an offer for any trait of a set, the highest offer for the set or a larger one;
     * for any avatar, the highest offer for any avatar of the collection.
     */
    bestOffer: z.nullable(PriceSchema),
    /** Null for an offer for any trait of a set and for any avatar. */
    lastSale: z.nullable(SalePriceSchema),
  })
  .register(z.globalRegistry, { title: 'OrderMarket' });
export type OrderMarket = z.infer<typeof OrderMarketSchema>;

/** The item that a wallet would give for a received offer. */
const GivenItemSchema = z.looseObject({
  /** The loose editions of the trait; 1 for an avatar; for any avatar, the wallet's avatars. */
  held: z.int(),
  /** For an offer for any trait of a set: the wallet's loose trait with the lowest floor. */
  trait: z.optional(OwnedTraitSchema),
  /** For an offer for any avatar: the wallet's avatar of the collection with the lowest score. */
  avatar: z.optional(AvatarRefSchema),
});

/** An order with the details that only its wallet sees. */
export const WalletOrderSchema = z
  .extend(OrderSchema, {
    state: OrderStateSchema,
    /** The time when a dormant order became fillable again; null when it never did. */
    revivedAt: z.nullable(z.iso.datetime()),
    /**
     * Present for open listings and offers. For a received offer for any trait of a set or any avatar,
     * it's the market of the trait or avatar that the wallet would give.
     */
    market: z.optional(OrderMarketSchema),
    /** Present for received offers. */
    given: z.optional(GivenItemSchema),
  })
  .register(z.globalRegistry, { title: 'WalletOrder' });
export type WalletOrder = z.infer<typeof WalletOrderSchema>;

export const WalletOrdersQuerySchema = z.strictObject({
  // `made` are orders by the wallet (the default); `received` are other users' orders for its
  // items, and listings that are reserved for it.
  side: z.optional(z.enum(['made', 'received'])),
  kind: z.optional(oneOrMany(OrderKindSchema)),
  state: z.optional(oneOrMany(z.enum(['fillable', 'dormant', 'filled', 'cancelled', 'expired']))),
  /** Newest first by default. `value` sorts by price at current rates, orders without one last. */
  sort: z.optional(z.enum(['newest', 'value'])),
  ...pageQuery,
});
export type WalletOrdersQuery = z.input<typeof WalletOrdersQuerySchema>;

/** A page of a wallet's orders. */
export const WalletOrderPageSchema = pageOf(WalletOrderSchema).register(z.globalRegistry, {
  title: 'WalletOrderPage',
});
export type WalletOrderPage = z.infer<typeof WalletOrderPageSchema>;

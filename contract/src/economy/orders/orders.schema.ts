import * as z from 'zod/mini';

import { ChainIdSchema } from '../shared/chains';
import { StatedFeeSchema } from '../shared/fees';
import { Bytes32Schema } from '../shared/hex';
import { ItemSchema } from '../shared/items';
import { pageOf, pageQuery } from '../shared/page';
import { PartySchema } from '../shared/party';
import { PriceSchema } from '../shared/price';
import { oneOrMany } from '../shared/query';
import { TraitCommitmentsSchema } from '../typed-data/commitment.schema';
import { OrderComponentsSchema } from '../typed-data/order-components.schema';

/**
 * A listing asks for native currency, an offer pays with the wrapped token, and a trade exchanges
 * items, one side with coin if it has a price.
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
    /**
     * The price of one unit, including fees. In a trade the added coin: wrapped coin that the maker
     * gives, or native coin that it wants; null for a trade of items alone.
     */
    unitPrice: z.nullable(PriceSchema),
    /** Fees on one unit. They are deducted from the price. */
    fees: z.array(StatedFeeSchema),
    // The total number of units; the remaining number is separate. Trades and orders for one
    // avatar have one unit.
    quantity: z.int(),
    remaining: z.int(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    commitments: TraitCommitmentsSchema,
    /** The only wallet that may fill a reserved listing; absent on all other orders. */
    reservedFor: z.optional(PartySchema),
    /** The signed order components. `hash` is their struct hash. */
    components: OrderComponentsSchema,
  })
  .register(z.globalRegistry, {
    title: 'Order',
    description:
      'a signed order; the `unitPrice` of a trade is the coin that it adds to its items: wrapped coin that the maker gives, or native coin that it wants',
  });
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

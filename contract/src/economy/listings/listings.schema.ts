import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { OrderSchema } from '../orders/orders.schema';
import { WeiSchema } from '../shared/amount';
import { ChainIdQuerySchema, oneOrMany } from '../shared/query';
import { Bytes32Schema } from '../shared/hex';
import { pageQuery } from '../shared/page';
import { SegmentSchema } from '../shared/path';
import { RaritySchema, SlotSchema } from '../shared/slots';

/** The maximum number of listings in a cart, and therefore in one request. */
export const MAX_QUERIED_LISTINGS = 40;

/** Several values of one parameter are alternatives; different parameters combine with "and". */
export const ListingsQuerySchema = z.strictObject({
  /** The chain is required, because prices on different chains can't be compared. */
  chainId: ChainIdQuerySchema,
  collection: z.optional(oneOrMany(SegmentSchema)),
  slot: z.optional(oneOrMany(SlotSchema)),
  rarity: z.optional(oneOrMany(RaritySchema)),
  /** The maximum price of one edition, in wei of the chain's native currency. */
  maxPrice: z.optional(WeiSchema),
  buyer: z.optional(WalletAddressSchema),
  ...pageQuery,
});
export type ListingsQuery = z.input<typeof ListingsQuerySchema>;

export const ListingsNowQuerySchema = z.strictObject({
  hash: oneOrMany(Bytes32Schema).check(z.minLength(1), z.maxLength(MAX_QUERIED_LISTINGS)),
  /** The buyer's wallet, whose listings are never suggested as alternatives. */
  buyer: z.optional(WalletAddressSchema),
});
export type ListingsNowQuery = z.input<typeof ListingsNowQuerySchema>;

const ListingNowSchema = z.looseObject({
  hash: Bytes32Schema,
  listing: z.nullable(OrderSchema),
  /** The trait's or avatar's cheapest listing that isn't in the request or suggested for another entry. */
  next: z.nullable(OrderSchema),
});
export type ListingNow = z.infer<typeof ListingNowSchema>;

/** The listings in the order of the request, without duplicates. */
export const ListingsNowSchema = z
  .looseObject({ items: z.array(ListingNowSchema) })
  .register(z.globalRegistry, { title: 'ListingsNow' });
export type ListingsNow = z.infer<typeof ListingsNowSchema>;

import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { OrderSchema } from '../orders/orders.schema';
import { WeiSchema } from '../shared/amount';
import { ChainIdQuerySchema, oneOrMany } from '../shared/query';
import { Bytes32Schema } from '../shared/hex';
import { pageQuery } from '../shared/page';
import { SegmentSchema } from '../shared/path';
import { RaritySchema, SlotSchema } from '../shared/slots';

/** Listings that may be asked about at once: as many as a cart holds. */
export const MAX_ASKED_LISTINGS = 40;

/** Which listings of a chain are wanted. Values of one key are alternatives, keys narrow each other down. */
export const ListingsQuerySchema = z.strictObject({
  /** Prices of two chains don't compare, so that one is named. */
  chainId: ChainIdQuerySchema,
  collection: z.optional(oneOrMany(SegmentSchema)),
  slot: z.optional(oneOrMany(SlotSchema)),
  rarity: z.optional(oneOrMany(RaritySchema)),
  /** Of one edition, in wei of the chain's native coin. */
  maxPrice: z.optional(WeiSchema),
  /** A wallet whose own listings are left out: nobody buys of themselves. */
  buyer: z.optional(WalletAddressSchema),
  ...pageQuery,
});
export type ListingsQuery = z.input<typeof ListingsQuerySchema>;

export const ListingsNowQuerySchema = z.strictObject({
  hash: oneOrMany(Bytes32Schema).check(z.minLength(1), z.maxLength(MAX_ASKED_LISTINGS)),
  /** Whose own listings are not offered as the next one. */
  buyer: z.optional(WalletAddressSchema),
});
export type ListingsNowQuery = z.input<typeof ListingsNowQuerySchema>;

/** What became of a listing that somebody chose. */
const ListingNowSchema = z.looseObject({
  hash: Bytes32Schema,
  /** As it can be bought now; null: it can't be. */
  listing: z.nullable(OrderSchema),
  /**
   * Where it can't: the cheapest other listing of the same trait that is not asked about here, and not
   * given as the next of another one; null where there is none.
   */
  next: z.nullable(OrderSchema),
});
export type ListingNow = z.infer<typeof ListingNowSchema>;

/** In the order in which they were asked about; each once. */
export const ListingsNowSchema = z
  .looseObject({ items: z.array(ListingNowSchema) })
  .check(z.meta({ title: 'ListingsNow' }));
export type ListingsNow = z.infer<typeof ListingsNowSchema>;

import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { WeiSchema } from '../shared/amount';
import { ChainIdSchema } from '../shared/chains';
import { Bytes32Schema } from '../shared/hex';
import { ItemSchema } from '../shared/items';
import { pageOf, pageQuery } from '../shared/page';
import { SegmentSchema } from '../shared/path';
import { PartySchema } from '../shared/party';
import { PriceSchema } from '../shared/price';
import { ChainIdQuerySchema, oneOrMany } from '../shared/query';
import { settledFields } from '../shared/transaction';

/**
 * `sale` and `swap` are filled orders; `listing`, `offer` and `trade` are new orders; `transfer` is
 * a gift.
 */
export const ActivityTypeSchema = z.enum([
  'sale',
  'swap',
  'listing',
  'offer',
  'trade',
  'cancel',
  'mint',
  'wear',
  'take-off',
  'pack',
  'reroll',
  'burn',
  'transfer',
]);
export type ActivityType = z.infer<typeof ActivityTypeSchema>;

export const ActivityQuerySchema = z
  .strictObject({
    type: z.optional(oneOrMany(ActivityTypeSchema)),
    collection: z.optional(oneOrMany(SegmentSchema)),
    chainId: z.optional(oneOrMany(ChainIdQuerySchema)),
    wallet: z.optional(WalletAddressSchema),
    trait: z.optional(SegmentSchema),
    /** The earliest time of an event. */
    since: z.optional(z.iso.datetime()),
    /** The time before which an event happened. */
    until: z.optional(z.iso.datetime()),
    // In wei of the network's coin, native or wrapped, for one edition. Events without a price
    // don't match.
    minPrice: z.optional(WeiSchema),
    maxPrice: z.optional(WeiSchema),
    ...pageQuery,
  })
  .check(
    z.refine(
      ({ minPrice, maxPrice, chainId }) =>
        (minPrice === undefined && maxPrice === undefined) || chainId?.length === 1,
      { path: ['chainId'], message: 'Prices of two networks differ: request exactly one chainId.' },
    ),
  );
export type ActivityQuery = z.input<typeof ActivityQuerySchema>;

export const ActivitySchema = z
  .looseObject({
    id: z.string(),
    type: ActivityTypeSchema,
    at: z.iso.datetime(),
    chainId: ChainIdSchema,
    /** The previous owner of the items; in an offer, the wallet that wants to buy them. */
    from: PartySchema,
    /** The new owner; null when the items didn't change owners. */
    to: z.nullable(PartySchema),
    items: z.array(ItemSchema),
    /** Items transferred in the other direction in a swap, or requested in return in a trade. */
    inReturn: z.array(ItemSchema),
    /**
     * The total price. In a trade and a swap the added coin: `from` gives it if it is wrapped and
     * receives it if it is native, because the maker of a trade gives wrapped and wants native coin.
     */
    price: z.nullable(PriceSchema),
    orderHash: z.nullable(Bytes32Schema),
    ...settledFields,
  })
  .register(z.globalRegistry, {
    title: 'Activity',
    description:
      'what happened to items; the `price` of a trade or a swap is its coin: `from` gives wrapped coin and gets native coin',
  });
export type Activity = z.infer<typeof ActivitySchema>;

/** A page of activities, newest first. */
export const ActivityPageSchema = pageOf(ActivitySchema).register(z.globalRegistry, {
  title: 'ActivityPage',
});
export type ActivityPage = z.infer<typeof ActivityPageSchema>;

import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { ChainIdSchema } from '../shared/chains';
import { Bytes32Schema } from '../shared/hex';
import { ItemSchema } from '../shared/items';
import { pageOf, pageQuery } from '../shared/page';
import { SegmentSchema } from '../shared/path';
import { PartySchema } from '../shared/party';
import { PriceSchema } from '../shared/price';
import { oneOrMany } from '../shared/query';

/**
 * What happens on the market. `sale` and `swap` are orders that were filled, `listing`, `offer` and
 * `trade` orders that were made.
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
]);
export type ActivityType = z.infer<typeof ActivityTypeSchema>;

export const ActivityQuerySchema = z.strictObject({
  type: z.optional(oneOrMany(ActivityTypeSchema)),
  collection: z.optional(oneOrMany(SegmentSchema)),
  /** Whoever took part in it, on either side. */
  wallet: z.optional(WalletAddressSchema),
  trait: z.optional(SegmentSchema),
  ...pageQuery,
});
export type ActivityQuery = z.input<typeof ActivityQuerySchema>;

/** Something that happened. */
export const ActivitySchema = z
  .looseObject({
    id: z.string(),
    type: ActivityTypeSchema,
    at: z.iso.datetime(),
    chainId: ChainIdSchema,
    /** Whose items they are, or were; of an offer, who asks for them. */
    from: PartySchema,
    /** Whose they became; null where nothing changed hands. */
    to: z.nullable(PartySchema),
    items: z.array(ItemSchema),
    /** What went the other way in a swap, or would in a trade. */
    inReturn: z.array(ItemSchema),
    /** Of all items together. */
    price: z.nullable(PriceSchema),
    orderHash: z.nullable(Bytes32Schema),
  })
  .check(z.meta({ title: 'Activity' }));
export type Activity = z.infer<typeof ActivitySchema>;

/** Newest first. */
export const ActivityPageSchema = pageOf(ActivitySchema).check(z.meta({ title: 'ActivityPage' }));
export type ActivityPage = z.infer<typeof ActivityPageSchema>;

import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { FeeSchema } from '../shared/fees';
import { tokenFields } from '../shared/items';
import { PriceSchema } from '../shared/price';
import { TierSchema } from '../shared/tiers';
import { TraitCardSchema } from './traits.schema';

export const HolderSchema = z
  .looseObject({
    address: WalletAddressSchema,
    username: z.nullable(z.string()),
    loose: z.int(),
    worn: z.int(),
  })
  .register(z.globalRegistry, { title: 'Holder' });
export type Holder = z.infer<typeof HolderSchema>;

/** The response for a trait's page. */
export const TraitDetailSchema = z
  .extend(TraitCardSchema, {
    ...tokenFields,
    collectionName: z.string(),
    loose: z.int(),
    // The number of editions in unopened packs, neither loose nor worn; absent when there are none.
    inPacks: z.optional(z.int()),
    // The number of editions in burns that can be withdrawn, neither loose nor worn; absent when
    // there are none.
    locked: z.optional(z.int()),
    // The number of burned editions; absent when there are none. A trait without editions no longer
    // exists.
    burned: z.optional(z.int()),
    worn: z.int(),
    /** The fraction of the collection's avatars that wear the trait now, from 0 to 1. */
    wornShare: z.number(),
    // The rank by rarity: null when unworn, absent from older providers. Ties share the better
    // rank.
    rank: z.optional(
      z.nullable(
        z.looseObject({ place: z.int().check(z.minimum(1)), of: z.int().check(z.minimum(1)) }),
      ),
    ),
    /** The number of holders, and the 60 largest of them. */
    holders: z.looseObject({ total: z.int(), items: z.array(HolderSchema) }),
    tier: z.optional(TierSchema),
    /** The highest offer for one edition that can be accepted, including criteria offers. */
    bestOffer: z.nullable(PriceSchema),
    fees: z.array(FeeSchema),
  })
  .register(z.globalRegistry, { title: 'TraitDetail' });
export type TraitDetail = z.infer<typeof TraitDetailSchema>;

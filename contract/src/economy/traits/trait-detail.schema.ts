import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { FeeSchema } from '../shared/fees';
import { tokenFields } from '../shared/items';
import { PriceSchema } from '../shared/price';
import { TierSchema } from '../shared/tiers';
import { TraitCardSchema } from './traits.schema';

/** Somebody who has editions of a trait. */
export const HolderSchema = z
  .looseObject({
    address: WalletAddressSchema,
    username: z.nullable(z.string()),
    /** Editions in the wallet. */
    loose: z.int(),
    /** Editions worn by avatars of the wallet. */
    worn: z.int(),
  })
  .check(z.meta({ title: 'Holder' }));
export type Holder = z.infer<typeof HolderSchema>;

/** Everything about a trait that its page shows at once. */
export const TraitDetailSchema = z
  .extend(TraitCardSchema, {
    ...tokenFields,
    collectionName: z.string(),
    loose: z.int(),
    /** Editions in packs that nobody has opened: neither loose nor worn yet. Absent: none. */
    inPacks: z.optional(z.int()),
    /** Editions in the light that can still be taken back: neither loose nor worn. Absent: none. */
    locked: z.optional(z.int()),
    /** Editions that are gone for good. Absent: none. With no edition left the trait is gone. */
    burned: z.optional(z.int()),
    worn: z.int(),
    /** The share of its collection's avatars that wear it now: 0 to 1. */
    wornShare: z.number(),
    /**
     * Among the worn traits of its collection, by the measure that its rarity is read from: the rarest first,
     * equals share the better place. Null: nobody wears it. Absent from a provider that doesn't tell.
     */
    rank: z.optional(
      z.nullable(
        z.looseObject({ place: z.int().check(z.minimum(1)), of: z.int().check(z.minimum(1)) }),
      ),
    ),
    /** How many hold it, and those with the most editions first: at most 60 of them. */
    holders: z.looseObject({ total: z.int(), items: z.array(HolderSchema) }),
    /** By the editions that exist; of a provider that knows no tiers there is none. */
    tier: z.optional(TierSchema),
    /** The highest offer for one edition that can be accepted now, those for any trait of a kind among them. */
    bestOffer: z.nullable(PriceSchema),
    /** What an order for it has to pay, beside the seller. */
    fees: z.array(FeeSchema),
  })
  .check(z.meta({ title: 'TraitDetail' }));
export type TraitDetail = z.infer<typeof TraitDetailSchema>;

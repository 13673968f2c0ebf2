import * as z from 'zod/mini';

import { AvatarSchema } from '../avatars/avatars.schema';
import { pageOf, pageQuery } from '../shared/page';
import { SegmentSchema } from '../shared/path';
import { oneOrMany } from '../shared/query';
import { tokenFields } from '../shared/items';
import { PriceSchema } from '../shared/price';
import { TraitCardSchema } from '../traits/traits.schema';
import { TierSchema } from '../shared/tiers';

/**
 * The orders of an inventory. `kind`, unless told: avatars, then traits by name. By `floor` and by `best-offer`:
 * what is worth the most by it first, what has none last; coins of two chains compare by the rates of now.
 */
export const InventorySortSchema = z.enum(['kind', 'floor', 'best-offer', 'name']);
export type InventorySort = z.infer<typeof InventorySortSchema>;

export const InventoryQuerySchema = z.strictObject({
  /** Absent: both, avatars first. */
  kind: z.optional(z.enum(['trait', 'avatar'])),
  collection: z.optional(oneOrMany(SegmentSchema)),
  sort: z.optional(InventorySortSchema),
  ...pageQuery,
});
export type InventoryQuery = z.input<typeof InventoryQuerySchema>;

/** A trait as a card shows it, and where it is on its chain: enough to list it. Its tier, for re-rolls. */
export const OwnedTraitSchema = z
  .extend(TraitCardSchema, { ...tokenFields, tier: z.optional(TierSchema) })
  .check(z.meta({ title: 'OwnedTrait' }));
export type OwnedTrait = z.infer<typeof OwnedTraitSchema>;

/**
 * What all of it might bring, before fees: null where nobody asks for or offers anything. A trait's floor is of
 * its cheapest listing, an avatar's of the cheapest avatar of its collection.
 */
const worth = z.optional(
  z.looseObject({ floor: z.nullable(PriceSchema), bestOffer: z.nullable(PriceSchema) }),
);

/** Offers and trades of others that the wallet could accept now, by giving this. */
const offersReceived = z.optional(z.int().check(z.minimum(0)));

/** The cheapest of the wallet's own listings of a trait that can be bought now. */
const OwnListingSchema = z.looseObject({
  price: PriceSchema,
  /** What somebody else asks at least, where that is less. */
  undercutBy: z.nullable(PriceSchema),
});

/** A place among all of its collection, the rarest first; equals share the better one. */
const RankSchema = z.looseObject({
  place: z.int().check(z.minimum(1)),
  of: z.int().check(z.minimum(1)),
});

/** What a wallet has: loose editions of a trait, or an avatar. */
export const InventoryItemSchema = z
  .discriminatedUnion('kind', [
    z.looseObject({
      kind: z.literal('trait'),
      trait: OwnedTraitSchema,
      /** Loose editions in the wallet. */
      quantity: z.int(),
      /** Of these, how many the wallet's own listings offer now. */
      listedByOwner: z.int(),
      /** Null: none of it is listed. */
      ownListing: z.optional(z.nullable(OwnListingSchema)),
      /** Among the worn traits of its collection, as on its page; null: nobody wears it. */
      rank: z.optional(z.nullable(RankSchema)),
      offersReceived,
      worth,
    }),
    z.looseObject({
      kind: z.literal('avatar'),
      avatar: AvatarSchema,
      /** By rarity score, as on its page. */
      rank: z.optional(RankSchema),
      /** What it can be bought for now; null: it is not for sale. */
      price: z.optional(z.nullable(PriceSchema)),
      offersReceived,
      worth,
    }),
  ])
  .check(z.meta({ title: 'InventoryItem' }));
export type InventoryItem = z.infer<typeof InventoryItemSchema>;

export const InventoryPageSchema = pageOf(InventoryItemSchema).check(
  z.meta({ title: 'InventoryPage' }),
);
export type InventoryPage = z.infer<typeof InventoryPageSchema>;

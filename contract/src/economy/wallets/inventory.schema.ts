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
 * Sort orders. `kind` is the default: avatars, then traits by name. `floor` and `best-offer` list
 * the highest value first and items without a value last; coins are compared by the current rates.
 */
export const InventorySortSchema = z.enum(['kind', 'floor', 'best-offer', 'name']);
export type InventorySort = z.infer<typeof InventorySortSchema>;

export const InventoryQuerySchema = z.strictObject({
  /** Defaults to both, avatars first. */
  kind: z.optional(z.enum(['trait', 'avatar'])),
  collection: z.optional(oneOrMany(SegmentSchema)),
  sort: z.optional(InventorySortSchema),
  ...pageQuery,
});
export type InventoryQuery = z.input<typeof InventoryQuerySchema>;

/** A trait's card, with its location on chain for listings and its tier for re-rolls. */
export const OwnedTraitSchema = z
  .extend(TraitCardSchema, { ...tokenFields, tier: z.optional(TierSchema) })
  .register(z.globalRegistry, { title: 'OwnedTrait' });
export type OwnedTrait = z.infer<typeof OwnedTraitSchema>;

/**
 * The potential proceeds of all of it, before fees; null without a listing or offer. A trait uses
 * its cheapest listing, an avatar the cheapest avatar of its collection.
 */
const worth = z.optional(
  z.looseObject({ floor: z.nullable(PriceSchema), bestOffer: z.nullable(PriceSchema) }),
);

/** Offers and trades by other users that the wallet could accept with this item. */
const offersReceived = z.optional(z.int().check(z.minimum(0)));

/** The wallet's own cheapest active listing of a trait. */
const OwnListingSchema = z.looseObject({
  price: PriceSchema,
  /** The lowest price of another user, when it is lower. */
  undercutBy: z.nullable(PriceSchema),
});

/** A rank within the collection, rarest first. Ties share the better rank. */
const RankSchema = z.looseObject({
  place: z.int().check(z.minimum(1)),
  of: z.int().check(z.minimum(1)),
});

/** An item of a wallet: loose editions of a trait, or an avatar. */
export const InventoryItemSchema = z
  .discriminatedUnion('kind', [
    z.looseObject({
      kind: z.literal('trait'),
      trait: OwnedTraitSchema,
      /** Loose editions in the wallet. */
      quantity: z.int(),
      /** Editions in the wallet's own active listings. */
      listedByOwner: z.int(),
      /** Null when none is listed. */
      ownListing: z.optional(z.nullable(OwnListingSchema)),
      /** The rank among the collection's worn traits; null when unworn. */
      rank: z.optional(z.nullable(RankSchema)),
      offersReceived,
      worth,
    }),
    z.looseObject({
      kind: z.literal('avatar'),
      avatar: AvatarSchema,
      /** The rank by rarity score. */
      rank: z.optional(RankSchema),
      /** The current price; null when it isn't for sale. */
      price: z.optional(z.nullable(PriceSchema)),
      offersReceived,
      worth,
    }),
  ])
  .register(z.globalRegistry, { title: 'InventoryItem' });
export type InventoryItem = z.infer<typeof InventoryItemSchema>;

export const InventoryPageSchema = pageOf(InventoryItemSchema).register(z.globalRegistry, {
  title: 'InventoryPage',
});
export type InventoryPage = z.infer<typeof InventoryPageSchema>;

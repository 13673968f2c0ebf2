import * as z from 'zod/mini';

import { AvatarSchema } from '../avatars/avatars.schema';
import { nameQuery } from '../shared/browse-filters';
import { pageOf, pageQuery } from '../shared/page';
import { SegmentSchema } from '../shared/path';
import { FlagQuerySchema, oneOrMany } from '../shared/query';
import { tokenFields } from '../shared/items';
import { PriceSchema } from '../shared/price';
import { RaritySchema, SlotSchema } from '../shared/slots';
import { TraitCardSchema } from '../traits/traits.schema';
import { TierSchema } from '../shared/tiers';

/**
 * Values in different currencies are compared by current rates; items without a value are last.
 * `best-offer` compares `bestOfferEach`, or else `bestOffer`.
 */
export const InventorySortSchema = z.enum(['kind', 'floor', 'best-offer', 'name']);
export type InventorySort = z.infer<typeof InventorySortSchema>;

export const InventoryQuerySchema = z.strictObject({
  /** Defaults to both kinds, avatars first. */
  kind: z.optional(z.enum(['trait', 'avatar'])),
  collection: z.optional(oneOrMany(SegmentSchema)),
  /** A part of the name of the trait or the avatar, in any case. */
  ...nameQuery,
  /** Only loose traits in these slots; avatars are left out. */
  slot: z.optional(oneOrMany(SlotSchema)),
  /** Only loose traits with this rarity; avatars are left out. */
  rarity: z.optional(oneOrMany(RaritySchema)),
  /** Whether the wallet has a listing of the item that can be filled now. */
  listed: z.optional(FlagQuerySchema),
  sort: z.optional(InventorySortSchema),
  ...pageQuery,
});
export type InventoryQuery = z.input<typeof InventoryQuerySchema>;

/** A trait's card data, with its token for listings and its tier for re-rolls. */
export const OwnedTraitSchema = z
  .extend(TraitCardSchema, { ...tokenFields, tier: z.optional(TierSchema) })
  .register(z.globalRegistry, { title: 'OwnedTrait' });
export type OwnedTrait = z.infer<typeof OwnedTraitSchema>;

// Prices of all held editions before fees. `floor` is the cheapest listing of other users for the
// trait, for each edition, or, for an avatar, for its collection.
const worth = z.optional(
  z.looseObject({
    floor: z.nullable(PriceSchema),
    bestOffer: z.nullable(PriceSchema),
    // For a trait, the highest offer for one edition, and the number of held editions that offers at
    // this price would buy. `bestOffer` adds lower offers for the others. For an avatar, the highest
    // offer for it. `bestOffer` leaves out offers that other avatars of the wallet fill, because an
    // offer for any avatar counts for no more avatars than it wants.
    bestOfferEach: z.optional(
      z.nullable(z.looseObject({ price: PriceSchema, editions: z.int().check(z.minimum(1)) })),
    ),
  }),
);

/** The number of other users' offers and trades that the wallet could accept with this item. */
const offersReceived = z.optional(z.int().check(z.minimum(0)));

/** The latest time at which the wallet got the item; null if it isn't recorded. */
const acquiredAt = z.optional(z.nullable(z.iso.datetime()));

const OwnListingSchema = z.looseObject({
  price: PriceSchema,
  /** Another user's lowest price if it is below this price; otherwise null. */
  undercutBy: z.nullable(PriceSchema),
  /** The number of other users' listings of the trait at exactly this price. */
  tiedWith: z.optional(z.int().check(z.minimum(0))),
});

/** The rank within the collection, where 1 is the rarest; ties share the better rank. */
const RankSchema = z.looseObject({
  place: z.int().check(z.minimum(1)),
  of: z.int().check(z.minimum(1)),
});

/** An item in a wallet: loose editions of a trait, or an avatar. */
export const InventoryItemSchema = z
  .discriminatedUnion('kind', [
    z.looseObject({
      kind: z.literal('trait'),
      trait: OwnedTraitSchema,
      quantity: z.int(),
      listedByOwner: z.int(),
      ownListing: z.optional(z.nullable(OwnListingSchema)),
      rank: z.optional(z.nullable(RankSchema)),
      offersReceived,
      acquiredAt,
      worth,
    }),
    z.looseObject({
      kind: z.literal('avatar'),
      avatar: AvatarSchema,
      rank: z.optional(RankSchema),
      price: z.optional(z.nullable(PriceSchema)),
      offersReceived,
      acquiredAt,
      worth,
    }),
  ])
  .register(z.globalRegistry, { title: 'InventoryItem' });
export type InventoryItem = z.infer<typeof InventoryItemSchema>;

export const InventoryPageSchema = z
  .extend(pageOf(InventoryItemSchema), {
    /** The number of items that the wallet holds, without the filters of the query. */
    unfiltered: z.optional(z.int().check(z.minimum(0))),
  })
  .register(z.globalRegistry, { title: 'InventoryPage' });
export type InventoryPage = z.infer<typeof InventoryPageSchema>;

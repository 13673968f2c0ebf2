import * as z from 'zod/mini';

import { WeiSchema } from '../shared/amount';
import { AvatarRefSchema, ItemSchema } from '../shared/items';
import { pageOf, pageQuery } from '../shared/page';
import { PartySchema } from '../shared/party';
import { PriceSchema } from '../shared/price';
import { RaritySchema, SlotSchema } from '../shared/slots';
import { HolderSchema } from '../traits/trait-detail.schema';

/** Days that the chart of a collection shows, the last 24 hours being the last of them. */
export const STATS_DAYS = 30;
/** Holders of a collection, and offers for its traits, that are named. */
export const STATS_SHOWN = 10;

const CountSchema = z.int().check(z.minimum(0));

/** A span of time up to now, beside the one of the same length before it. */
const PeriodSchema = z.looseObject({
  /** In wei of the chain's native and wrapped coin together. */
  volume: WeiSchema,
  volumeBefore: WeiSchema,
  sales: CountSchema,
  salesBefore: CountSchema,
  /** The floor at its beginning; null: nothing is known to have been for sale. */
  floorBefore: z.nullable(PriceSchema),
});
export type CollectionPeriod = z.infer<typeof PeriodSchema>;

/** What was sold in 24 hours, and the floor at their end. */
const DaySchema = z.looseObject({
  /** Their end. */
  at: z.iso.datetime(),
  volume: WeiSchema,
  sales: CountSchema,
  floor: z.nullable(PriceSchema),
});
export type CollectionDay = z.infer<typeof DaySchema>;

/** Traits of one slot that are equally rare. */
const RarityCellSchema = z.looseObject({
  slot: SlotSchema,
  rarity: RaritySchema,
  traits: z.int().check(z.minimum(1)),
  /** Editions that avatars wear, of all of them. */
  worn: CountSchema,
  editions: CountSchema,
  /** Between which places those of them that are worn stand among all worn traits of the collection. */
  ranks: z.optional(z.nullable(z.looseObject({ first: z.int(), last: z.int() }))),
  /** Of the cheapest of them that is listed. */
  floor: z.nullable(PriceSchema),
});
export type RarityCell = z.infer<typeof RarityCellSchema>;

/** The highest offer for one edition of a trait, or of any trait of a kind. */
const BestOfferSchema = z.looseObject({
  item: ItemSchema,
  price: PriceSchema,
  /** Of the trait, or of the cheapest one that fits. */
  floor: z.nullable(PriceSchema),
});
export type BestOffer = z.infer<typeof BestOfferSchema>;

/** How a collection trades, how rare what it is made of is, and who has it. */
export const CollectionStatsSchema = z
  .looseObject({
    asOf: z.iso.datetime(),
    day: PeriodSchema,
    week: PeriodSchema,
    month: PeriodSchema,
    /** The last {@link STATS_DAYS} days, the oldest first. */
    days: z.array(DaySchema),
    /** The share of its editions that can be bought now: 0 to 1. */
    listedShare: z.number(),
    /** Only slots and rarities of which there are traits. */
    rarities: z.array(RarityCellSchema),
    /** How many hold an edition of it, and those with the most first. */
    holders: z.looseObject({ total: CountSchema, items: z.array(HolderSchema) }),
    /** For its traits, the highest first: one for each trait, and one for each kind of which any will do. */
    offers: z.looseObject({ total: CountSchema, items: z.array(BestOfferSchema) }),
  })
  .check(z.meta({ title: 'CollectionStats' }));
export type CollectionStats = z.infer<typeof CollectionStatsSchema>;

export const CollectionAvatarsQuerySchema = z.strictObject(pageQuery);

/** An avatar among all of its collection. */
export const RankedAvatarSchema = z
  .extend(AvatarRefSchema, {
    owner: PartySchema,
    rarityScore: z.number(),
    /** From 1, by its rarity score; equals share a rank. */
    rank: z.int().check(z.minimum(1)),
  })
  .check(z.meta({ title: 'RankedAvatar' }));
export type RankedAvatar = z.infer<typeof RankedAvatarSchema>;

/** The rarest first. */
export const RankedAvatarPageSchema = pageOf(RankedAvatarSchema).check(
  z.meta({ title: 'RankedAvatarPage' }),
);
export type RankedAvatarPage = z.infer<typeof RankedAvatarPageSchema>;

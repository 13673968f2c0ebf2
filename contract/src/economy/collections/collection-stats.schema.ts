import * as z from 'zod/mini';

import { WeiSchema } from '../shared/amount';
import { AvatarRefSchema, ItemSchema } from '../shared/items';
import { pageOf, pageQuery } from '../shared/page';
import { PartySchema } from '../shared/party';
import { PriceSchema } from '../shared/price';
import { RaritySchema, SlotSchema } from '../shared/slots';
import { HolderSchema } from '../traits/trait-detail.schema';

/** The number of days in a collection's chart, including the last 24 hours. */
export const STATS_DAYS = 30;
/** The maximum number of holders and of offers in the stats. */
export const STATS_SHOWN = 10;

const CountSchema = z.int().check(z.minimum(0));

// The requested period until now; `…Before` fields cover the preceding period of the same length.
const PeriodSchema = z.looseObject({
  /** In wei, for sales in the native currency and in the wrapped token together. */
  volume: WeiSchema,
  volumeBefore: WeiSchema,
  sales: CountSchema,
  salesBefore: CountSchema,
  /** The floor price at the start of the period; null when no listing is known. */
  floorBefore: z.nullable(PriceSchema),
});
export type CollectionPeriod = z.infer<typeof PeriodSchema>;

/** The sales of one 24-hour period, and the floor price at its end. */
const DaySchema = z.looseObject({
  at: z.iso.datetime(),
  volume: WeiSchema,
  sales: CountSchema,
  floor: z.nullable(PriceSchema),
});
export type CollectionDay = z.infer<typeof DaySchema>;

const RarityCellSchema = z.looseObject({
  slot: SlotSchema,
  rarity: RaritySchema,
  traits: z.int().check(z.minimum(1)),
  worn: CountSchema,
  editions: CountSchema,
  /** The best and worst rank in the collection among the traits of this cell that are worn. */
  ranks: z.optional(z.nullable(z.looseObject({ first: z.int(), last: z.int() }))),
  floor: z.nullable(PriceSchema),
});
export type RarityCell = z.infer<typeof RarityCellSchema>;

const BestOfferSchema = z.looseObject({
  item: ItemSchema,
  price: PriceSchema,
  floor: z.nullable(PriceSchema),
});
export type BestOffer = z.infer<typeof BestOfferSchema>;

/** A collection's trading figures, rarity distribution, holders and offers. */
export const CollectionStatsSchema = z
  .looseObject({
    asOf: z.iso.datetime(),
    day: PeriodSchema,
    week: PeriodSchema,
    month: PeriodSchema,
    days: z.array(DaySchema),
    /** The fraction of editions that are for sale, from 0 to 1. */
    listedShare: z.number(),
    rarities: z.array(RarityCellSchema),
    holders: z.looseObject({ total: CountSchema, items: z.array(HolderSchema) }),
    /** Highest first: the best offer for each trait and for each set of criteria. */
    offers: z.looseObject({ total: CountSchema, items: z.array(BestOfferSchema) }),
  })
  .register(z.globalRegistry, { title: 'CollectionStats' });
export type CollectionStats = z.infer<typeof CollectionStatsSchema>;

export const CollectionAvatarsQuerySchema = z.strictObject(pageQuery);

/** An avatar with its rank in the collection. */
export const RankedAvatarSchema = z
  .extend(AvatarRefSchema, {
    owner: PartySchema,
    rarityScore: z.number(),
    /** Counted from 1, by rarity score; ties share a rank. */
    rank: z.int().check(z.minimum(1)),
  })
  .register(z.globalRegistry, { title: 'RankedAvatar' });
export type RankedAvatar = z.infer<typeof RankedAvatarSchema>;

/** A page of avatars, rarest first. */
export const RankedAvatarPageSchema = pageOf(RankedAvatarSchema).register(z.globalRegistry, {
  title: 'RankedAvatarPage',
});
export type RankedAvatarPage = z.infer<typeof RankedAvatarPageSchema>;

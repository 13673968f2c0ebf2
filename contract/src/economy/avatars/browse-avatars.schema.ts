import * as z from 'zod/mini';

import { WeiSchema } from '../shared/amount';
import { ChainIdSchema } from '../shared/chains';
import { AvatarRefSchema } from '../shared/items';
import { pageOf, pageQuery } from '../shared/page';
import { PartySchema } from '../shared/party';
import { SegmentSchema } from '../shared/path';
import { boundsSayWhoseCoin } from '../shared/price-bounds';
import { PriceSchema, SalePriceSchema } from '../shared/price';
import { ChainIdQuerySchema, FlagQuerySchema, oneOrMany } from '../shared/query';
import { RaritySchema, SlotSchema } from '../shared/slots';
import { FacetValueSchema } from '../traits/traits.schema';
import { RankSchema } from './avatars.schema';

/**
 * The orders in which avatars can be browsed. By price as traits are; `rank`: the rarest of each collection
 * before the second; `newest`: those that were listed last, then those that are not for sale.
 */
export const AvatarSortSchema = z.enum(['price-asc', 'price-desc', 'rank', 'newest']);
export type AvatarSort = z.infer<typeof AvatarSortSchema>;

/** What is looked for, as of traits: bounds and an order by price are in the coin of one chain. */
export const BrowseAvatarsQuerySchema = z
  .strictObject({
    collection: z.optional(oneOrMany(SegmentSchema)),
    chainId: z.optional(oneOrMany(ChainIdQuerySchema)),
    /** True: only those that can be bought now. */
    listed: z.optional(FlagQuerySchema),
    minPrice: z.optional(WeiSchema),
    maxPrice: z.optional(WeiSchema),
    priceChain: z.optional(ChainIdQuerySchema),
    sort: z.optional(AvatarSortSchema),
    ...pageQuery,
  })
  .check(boundsSayWhoseCoin);
export type BrowseAvatarsQuery = z.input<typeof BrowseAvatarsQuerySchema>;

/** What an avatar wears, by name alone: a wall of them names hundreds. */
const WornNameSchema = z.looseObject({
  id: z.string(),
  value: z.string(),
  slot: SlotSchema,
  rarity: RaritySchema,
});

/** An avatar as a card of the market shows it. */
export const AvatarCardSchema = z
  .extend(AvatarRefSchema, {
    chainId: ChainIdSchema,
    collectionName: z.string(),
    owner: PartySchema,
    /** In drawing order. */
    worn: z.array(WornNameSchema),
    rank: RankSchema,
    /** What it can be bought for now; null: it is not for sale. */
    price: z.nullable(PriceSchema),
    lastSale: z.nullable(SalePriceSchema),
  })
  .check(z.meta({ title: 'AvatarCard' }));
export type AvatarCard = z.infer<typeof AvatarCardSchema>;

export const AvatarFacetsSchema = z
  .looseObject({
    collection: z.array(FacetValueSchema),
    chainId: z.array(FacetValueSchema),
    listed: z.array(FacetValueSchema),
  })
  .check(z.meta({ title: 'AvatarFacets' }));
export type AvatarFacets = z.infer<typeof AvatarFacetsSchema>;

export const AvatarPageSchema = z
  .extend(pageOf(AvatarCardSchema), {
    facets: AvatarFacetsSchema,
    /** The chain whose coin the bounds and an order by price are in: as asked for, or what was meant. */
    priceChain: ChainIdSchema,
  })
  .check(z.meta({ title: 'AvatarPage' }));
export type AvatarPage = z.infer<typeof AvatarPageSchema>;

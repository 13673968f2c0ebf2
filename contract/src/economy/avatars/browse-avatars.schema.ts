import * as z from 'zod/mini';

import { WeiSchema } from '../shared/amount';
import { ChainIdSchema } from '../shared/chains';
import { AvatarRefSchema } from '../shared/items';
import { pageOf, pageQuery } from '../shared/page';
import { PartySchema } from '../shared/party';
import { SegmentSchema } from '../shared/path';
import { requireBoundsCurrency } from '../shared/price-bounds';
import { PriceSchema, SalePriceSchema } from '../shared/price';
import { ChainIdQuerySchema, FlagQuerySchema, oneOrMany } from '../shared/query';
import { RaritySchema, SlotSchema } from '../shared/slots';
import { FacetValueSchema } from '../traits/traits.schema';
import { RankSchema } from './avatars.schema';

/**
 * Prices sort as in the trait grid, `rank` sorts by rank within each collection, and `newest` by
 * the latest listing.
 */
export const AvatarSortSchema = z.enum(['price-asc', 'price-desc', 'rank', 'newest']);
export type AvatarSort = z.infer<typeof AvatarSortSchema>;

/** Filters of the avatar grid. Price bounds and price sorts refer to the currency of one chain. */
export const BrowseAvatarsQuerySchema = z
  .strictObject({
    collection: z.optional(oneOrMany(SegmentSchema)),
    chainId: z.optional(oneOrMany(ChainIdQuerySchema)),
    listed: z.optional(FlagQuerySchema),
    minPrice: z.optional(WeiSchema),
    maxPrice: z.optional(WeiSchema),
    priceChain: z.optional(ChainIdQuerySchema),
    sort: z.optional(AvatarSortSchema),
    ...pageQuery,
  })
  .check(requireBoundsCurrency);
export type BrowseAvatarsQuery = z.input<typeof BrowseAvatarsQuerySchema>;

/** Contains only the name of a worn trait, because a page of the grid lists hundreds. */
const WornNameSchema = z.looseObject({
  id: z.string(),
  value: z.string(),
  slot: SlotSchema,
  rarity: RaritySchema,
});

/** An avatar with the data that a card displays. */
export const AvatarCardSchema = z
  .extend(AvatarRefSchema, {
    chainId: ChainIdSchema,
    collectionName: z.string(),
    owner: PartySchema,
    worn: z.array(WornNameSchema),
    rank: RankSchema,
    price: z.nullable(PriceSchema),
    lastSale: z.nullable(SalePriceSchema),
  })
  .register(z.globalRegistry, { title: 'AvatarCard' });
export type AvatarCard = z.infer<typeof AvatarCardSchema>;

export const AvatarFacetsSchema = z
  .looseObject({
    collection: z.array(FacetValueSchema),
    chainId: z.array(FacetValueSchema),
    listed: z.array(FacetValueSchema),
  })
  .register(z.globalRegistry, { title: 'AvatarFacets' });
export type AvatarFacets = z.infer<typeof AvatarFacetsSchema>;

export const AvatarPageSchema = z
  .extend(pageOf(AvatarCardSchema), {
    facets: AvatarFacetsSchema,
    /** The chain of the price bounds and price sort orders: the requested one or the default. */
    priceChain: ChainIdSchema,
  })
  .register(z.globalRegistry, { title: 'AvatarPage' });
export type AvatarPage = z.infer<typeof AvatarPageSchema>;

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
 * Sort orders. Prices sort as for traits; `rank` lists the rarest of each collection before the
 * second-rarest; `newest` lists the latest listings first, then avatars that aren't for sale.
 */
export const AvatarSortSchema = z.enum(['price-asc', 'price-desc', 'rank', 'newest']);
export type AvatarSort = z.infer<typeof AvatarSortSchema>;

/** Filters of the avatar grid. Price bounds and price sort orders use one chain's coin. */
export const BrowseAvatarsQuerySchema = z
  .strictObject({
    collection: z.optional(oneOrMany(SegmentSchema)),
    chainId: z.optional(oneOrMany(ChainIdQuerySchema)),
    /** When true, returns only avatars that are for sale. */
    listed: z.optional(FlagQuerySchema),
    minPrice: z.optional(WeiSchema),
    maxPrice: z.optional(WeiSchema),
    priceChain: z.optional(ChainIdQuerySchema),
    sort: z.optional(AvatarSortSchema),
    ...pageQuery,
  })
  .check(boundsSayWhoseCoin);
export type BrowseAvatarsQuery = z.input<typeof BrowseAvatarsQuerySchema>;

/** A worn trait by name only, because a page of the grid names hundreds. */
const WornNameSchema = z.looseObject({
  id: z.string(),
  value: z.string(),
  slot: SlotSchema,
  rarity: RaritySchema,
});

/** An avatar as a card shows it. */
export const AvatarCardSchema = z
  .extend(AvatarRefSchema, {
    chainId: ChainIdSchema,
    collectionName: z.string(),
    owner: PartySchema,
    /** In drawing order. */
    worn: z.array(WornNameSchema),
    rank: RankSchema,
    /** The current price; null when it isn't for sale. */
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
    /**
     * The chain whose coin the bounds and price sort orders use: the requested one, or the default.
     */
    priceChain: ChainIdSchema,
  })
  .register(z.globalRegistry, { title: 'AvatarPage' });
export type AvatarPage = z.infer<typeof AvatarPageSchema>;

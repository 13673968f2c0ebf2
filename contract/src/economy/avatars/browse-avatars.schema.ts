import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { browseFilters, requirePriceUnit } from '../shared/browse-filters';
import { ChainIdSchema } from '../shared/chains';
import { AvatarRefSchema } from '../shared/items';
import { pageOf, pageQuery } from '../shared/page';
import { PartySchema } from '../shared/party';
import { SegmentSchema } from '../shared/path';
import { PriceSchema, SalePriceSchema } from '../shared/price';
import { oneOrMany } from '../shared/query';
import { RaritySchema, SlotSchema } from '../shared/slots';
import { FacetValueSchema, priceFields } from '../traits/traits.schema';
import { RankSchema } from './avatars.schema';

/**
 * Prices sort as in the trait grid, `rank` sorts by rank within each collection, and `newest` by
 * the latest listing.
 */
export const AvatarSortSchema = z.enum(['price-asc', 'price-desc', 'rank', 'newest']);
export type AvatarSort = z.infer<typeof AvatarSortSchema>;

/** The ranks for which the facet `rank` counts the avatars with at most that rank. */
export const TOP_RANKS = [10, 25, 50, 100] as const;

/** The highest rank of a filter. */
export const MAX_RANK = 999_999_999;

const RANK_WORDS = 'a rank from 1';
const RankQuerySchema = z.union([
  z.int(RANK_WORDS).check(z.minimum(1, RANK_WORDS), z.maximum(MAX_RANK, RANK_WORDS)),
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,8}$/, RANK_WORDS)),
    z.transform((text) => Number(text)),
  ),
]);

/**
 * Filters of the avatar grid. The name is a collection's, with or without a number: "fathom club
 * 7". Traits of one slot are alternatives; an avatar must wear one of each slot's traits.
 */
export const BrowseAvatarsQuerySchema = z
  .strictObject({
    ...browseFilters,
    trait: z.optional(oneOrMany(SegmentSchema)),
    /** The maximum rank within the avatar's collection. */
    maxRank: z.optional(RankQuerySchema),
    owner: z.optional(oneOrMany(WalletAddressSchema)),
    sort: z.optional(AvatarSortSchema),
    ...pageQuery,
  })
  .check(requirePriceUnit);
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
    /** The highest open offer for the avatar by a wallet other than its owner's. */
    bestOffer: z.optional(z.nullable(PriceSchema)),
  })
  .register(z.globalRegistry, { title: 'AvatarCard' });
export type AvatarCard = z.infer<typeof AvatarCardSchema>;

const WornFacetSchema = z.extend(FacetValueSchema, { slot: SlotSchema });

export const AvatarFacetsSchema = z
  .looseObject({
    collection: z.array(FacetValueSchema),
    chainId: z.array(FacetValueSchema),
    listed: z.array(FacetValueSchema),
    rarity: z.optional(z.array(FacetValueSchema)),
    /** Counts the avatars with at most the rank, for each of `TOP_RANKS`. */
    rank: z.optional(z.array(FacetValueSchema)),
    /** Contains the requested owners and those with the most avatars. */
    owner: z.optional(z.array(FacetValueSchema)),
    /** All traits of the only requested collection, otherwise only the requested traits. */
    trait: z.optional(z.array(WornFacetSchema)),
  })
  .register(z.globalRegistry, { title: 'AvatarFacets' });
export type AvatarFacets = z.infer<typeof AvatarFacetsSchema>;

export const AvatarPageSchema = z
  .extend(pageOf(AvatarCardSchema), {
    facets: AvatarFacetsSchema,
    ...priceFields,
  })
  .register(z.globalRegistry, { title: 'AvatarPage' });
export type AvatarPage = z.infer<typeof AvatarPageSchema>;

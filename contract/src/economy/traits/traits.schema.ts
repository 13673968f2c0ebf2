import * as z from 'zod/mini';

import { SEARCH_KEY_MAX_LENGTH } from '../../shared/search';
import { WeiSchema } from '../shared/amount';
import { ChainIdSchema } from '../shared/chains';
import { layerFields, TraitRefSchema } from '../shared/items';
import { pageOf, pageQuery } from '../shared/page';
import { SegmentSchema } from '../shared/path';
import { boundsSayWhoseCoin } from '../shared/price-bounds';
import { PriceSchema, SalePriceSchema } from '../shared/price';
import { ChainIdQuerySchema, FlagQuerySchema, oneOrMany } from '../shared/query';
import { RaritySchema, SlotSchema } from '../shared/slots';

/**
 * The orders in which traits can be browsed. Coins do not compare, so an order by price has those priced
 * in one chain's coin first (`priceChain`), then those of the other chain, then those that are not for
 * sale.
 */
export const TraitSortSchema = z.enum(['price-asc', 'price-desc', 'rarity', 'newest', 'name']);
export type TraitSort = z.infer<typeof TraitSortSchema>;

/**
 * What is looked for. Values of one key are alternatives, keys narrow each other down. Prices are of
 * the cheapest listing, in wei of the native coin of one chain: bounds show nothing of the other chain.
 */
export const BrowseTraitsQuerySchema = z
  .strictObject({
    name: z.optional(z.string().check(z.maxLength(SEARCH_KEY_MAX_LENGTH))),
    collection: z.optional(oneOrMany(SegmentSchema)),
    slot: z.optional(oneOrMany(SlotSchema)),
    rarity: z.optional(oneOrMany(RaritySchema)),
    chainId: z.optional(oneOrMany(ChainIdQuerySchema)),
    /** True: only those that can be bought now. */
    listed: z.optional(FlagQuerySchema),
    minPrice: z.optional(WeiSchema),
    maxPrice: z.optional(WeiSchema),
    /**
     * The chain whose coin the bounds and an order by price are in. Unless told, that of the one chain or
     * the one collection that is asked for; for an order alone, Ethereum.
     */
    priceChain: z.optional(ChainIdQuerySchema),
    sort: z.optional(TraitSortSchema),
    ...pageQuery,
  })
  .check(boundsSayWhoseCoin);
export type BrowseTraitsQuery = z.input<typeof BrowseTraitsQuerySchema>;

/** A trait as a card of the market shows it, and its layer. */
export const TraitCardSchema = z
  .extend(TraitRefSchema, {
    chainId: ChainIdSchema,
    editions: z.int(),
    /** Of the cheapest edition that can be bought now; null: none is listed. */
    floor: z.nullable(PriceSchema),
    /** Editions that can be bought now. */
    listed: z.int(),
    lastSale: z.nullable(SalePriceSchema),
    ...layerFields,
  })
  .check(z.meta({ title: 'TraitCard' }));
export type TraitCard = z.infer<typeof TraitCardSchema>;

/**
 * One value of a facet: how many traits or avatars it would show, under the other filters, and the cheapest
 * of them on each chain where one is listed.
 */
export const FacetValueSchema = z
  .looseObject({
    value: z.string(),
    /** What people call it. */
    name: z.string(),
    count: z.int(),
    floors: z.array(PriceSchema),
  })
  .check(z.meta({ title: 'FacetValue' }));
export type FacetValue = z.infer<typeof FacetValueSchema>;

export const FacetsSchema = z
  .looseObject({
    collection: z.array(FacetValueSchema),
    slot: z.array(FacetValueSchema),
    rarity: z.array(FacetValueSchema),
    chainId: z.array(FacetValueSchema),
    listed: z.array(FacetValueSchema),
  })
  .check(z.meta({ title: 'Facets' }));
export type Facets = z.infer<typeof FacetsSchema>;

export const TraitPageSchema = z
  .extend(pageOf(TraitCardSchema), {
    facets: FacetsSchema,
    /** The chain whose coin the bounds and an order by price are in: as asked for, or what was meant. */
    priceChain: ChainIdSchema,
  })
  .check(z.meta({ title: 'TraitPage' }));
export type TraitPage = z.infer<typeof TraitPageSchema>;

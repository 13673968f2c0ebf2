import * as z from 'zod/mini';

import { browseFilters, requirePriceUnit } from '../shared/browse-filters';
import { ChainIdSchema } from '../shared/chains';
import { layerFields, TraitRefSchema } from '../shared/items';
import { pageOf, pageQuery } from '../shared/page';
import { PriceSchema, SalePriceSchema } from '../shared/price';
import { oneOrMany } from '../shared/query';
import { SlotSchema } from '../shared/slots';

/**
 * Price sorts convert by the market's rates or, without rates, sort each chain separately. Unlisted
 * traits come last.
 */
export const TraitSortSchema = z.enum(['price-asc', 'price-desc', 'rarity', 'newest', 'name']);
export type TraitSort = z.infer<typeof TraitSortSchema>;

/** Filters of the trait grid. */
export const BrowseTraitsQuerySchema = z
  .strictObject({
    ...browseFilters,
    slot: z.optional(oneOrMany(SlotSchema)),
    sort: z.optional(TraitSortSchema),
    ...pageQuery,
  })
  .check(requirePriceUnit);
export type BrowseTraitsQuery = z.input<typeof BrowseTraitsQuerySchema>;

/** A trait with the data that a card displays, and its layer. */
export const TraitCardSchema = z
  .extend(TraitRefSchema, {
    chainId: ChainIdSchema,
    editions: z.int(),
    floor: z.nullable(PriceSchema),
    listed: z.int(),
    lastSale: z.nullable(SalePriceSchema),
    /** The highest offer for one edition that can be accepted, including criteria offers. */
    bestOffer: z.optional(z.nullable(PriceSchema)),
    ...layerFields,
  })
  .register(z.globalRegistry, { title: 'TraitCard' });
export type TraitCard = z.infer<typeof TraitCardSchema>;

/**
 * A value of a facet: the number of items with it that match all other filters, and the cheapest
 * listing on each chain.
 */
export const FacetValueSchema = z
  .looseObject({
    value: z.string(),
    name: z.string(),
    count: z.int(),
    floors: z.array(PriceSchema),
  })
  .register(z.globalRegistry, { title: 'FacetValue' });
export type FacetValue = z.infer<typeof FacetValueSchema>;

export const FacetsSchema = z
  .looseObject({
    collection: z.array(FacetValueSchema),
    slot: z.array(FacetValueSchema),
    rarity: z.array(FacetValueSchema),
    chainId: z.array(FacetValueSchema),
    listed: z.array(FacetValueSchema),
  })
  .register(z.globalRegistry, { title: 'Facets' });
export type Facets = z.infer<typeof FacetsSchema>;

/** States how a page compares prices. */
export const priceFields = {
  /** The chain of price bounds and price sorts, unless prices of both chains are compared. */
  priceChain: ChainIdSchema,
  // The time of the rates; null when the list has one chain or the rates are stale, absent when
  // prices aren't compared.
  ratesAt: z.optional(z.nullable(z.iso.datetime())),
};

export const TraitPageSchema = z
  .extend(pageOf(TraitCardSchema), {
    facets: FacetsSchema,
    ...priceFields,
  })
  .register(z.globalRegistry, { title: 'TraitPage' });
export type TraitPage = z.infer<typeof TraitPageSchema>;

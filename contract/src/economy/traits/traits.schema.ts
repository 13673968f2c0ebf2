import * as z from 'zod/mini';

import { SEARCH_KEY_MAX_LENGTH } from '../../shared/search';
import { WeiSchema } from '../shared/amount';
import { ChainIdSchema } from '../shared/chains';
import { layerFields, TraitRefSchema } from '../shared/items';
import { pageOf, pageQuery } from '../shared/page';
import { SegmentSchema } from '../shared/path';
import { sayWhoseCoin } from '../shared/price-bounds';
import { PriceSchema, SalePriceSchema } from '../shared/price';
import { ChainIdQuerySchema, FlagQuerySchema, oneOrMany } from '../shared/query';
import { RaritySchema, SlotSchema } from '../shared/slots';
import { UnitSchema } from '../shared/units';

/**
 * Sort orders. Prices are compared by the market's rates; traits that aren't for sale come last.
 * Without fresh rates, or with `priceChain`, prices in one chain's coin come first, then those in
 * the other.
 */
export const TraitSortSchema = z.enum(['price-asc', 'price-desc', 'rarity', 'newest', 'name']);
export type TraitSort = z.infer<typeof TraitSortSchema>;

/**
 * Filters of the trait grid. Values of one key are alternatives; keys combine with "and". Prices
 * are those of the cheapest listing. Bounds with `priceUnit` apply to both chains by the market's
 * rates; bounds without it are in wei of one chain's native coin and exclude the other chain.
 *
 * Without fresh rates, bounds in ETH or POL show that coin's chain only, and bounds in a currency
 * are ignored; `ratesAt` is then null. A cursor keeps the rates of its first page.
 */
export const BrowseTraitsQuerySchema = z
  .strictObject({
    name: z.optional(z.string().check(z.maxLength(SEARCH_KEY_MAX_LENGTH))),
    collection: z.optional(oneOrMany(SegmentSchema)),
    slot: z.optional(oneOrMany(SlotSchema)),
    rarity: z.optional(oneOrMany(RaritySchema)),
    chainId: z.optional(oneOrMany(ChainIdQuerySchema)),
    /** When true, returns only traits that are for sale. */
    listed: z.optional(FlagQuerySchema),
    /** In the smallest parts of `priceUnit` (wei, cents), or in wei of one chain's coin. */
    minPrice: z.optional(WeiSchema),
    maxPrice: z.optional(WeiSchema),
    /** The unit of the bounds, for both chains. Excludes `priceChain`. */
    priceUnit: z.optional(UnitSchema),
    /**
     * The chain whose coin the bounds and price sort orders use. Defaults to the only requested
     * chain or the requested collection's chain, otherwise to Ethereum.
     */
    priceChain: z.optional(ChainIdQuerySchema),
    sort: z.optional(TraitSortSchema),
    ...pageQuery,
  })
  .check(({ value, issues }) => {
    const { priceUnit, priceChain } = value;
    const isSaidOnce = priceUnit === undefined ? sayWhoseCoin(value) : priceChain === undefined;
    if (!isSaidOnce)
      issues.push({
        code: 'custom',
        input: value,
        path: ['priceUnit'],
        message:
          'Prices of two chains differ: name a priceUnit (eth, pol, usd, aud, eur) or a priceChain (1, 137), not both, or ask for one chainId or collection.',
      });
  });
export type BrowseTraitsQuery = z.input<typeof BrowseTraitsQuerySchema>;

/** A trait as a card shows it, with its layer. */
export const TraitCardSchema = z
  .extend(TraitRefSchema, {
    chainId: ChainIdSchema,
    editions: z.int(),
    /** The cheapest edition for sale; null when none is listed. */
    floor: z.nullable(PriceSchema),
    /** Editions for sale. */
    listed: z.int(),
    lastSale: z.nullable(SalePriceSchema),
    ...layerFields,
  })
  .register(z.globalRegistry, { title: 'TraitCard' });
export type TraitCard = z.infer<typeof TraitCardSchema>;

/**
 * A value of a facet: the number of matches under the other filters, and the cheapest of them on
 * each chain.
 */
export const FacetValueSchema = z
  .looseObject({
    value: z.string(),
    /** The display name. */
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

export const TraitPageSchema = z
  .extend(pageOf(TraitCardSchema), {
    facets: FacetsSchema,
    /**
     * The chain whose coin the bounds and price sort orders use when prices of two chains aren't
     * compared: the requested one, or the default.
     */
    priceChain: ChainIdSchema,
    /**
     * The time of the rates that prices of two chains are compared by. Null when a chain was
     * requested or no fresh rates exist; absent when the provider never compares chains.
     */
    ratesAt: z.optional(z.nullable(z.iso.datetime())),
  })
  .register(z.globalRegistry, { title: 'TraitPage' });
export type TraitPage = z.infer<typeof TraitPageSchema>;

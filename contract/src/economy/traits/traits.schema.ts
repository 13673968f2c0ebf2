import * as z from 'zod/mini';

import { SEARCH_KEY_MAX_LENGTH } from '../../shared/search';
import { WeiSchema } from '../shared/amount';
import { ChainIdSchema } from '../shared/chains';
import { layerFields, TraitRefSchema } from '../shared/items';
import { pageOf, pageQuery } from '../shared/page';
import { SegmentSchema } from '../shared/path';
import { hasBoundsCurrency } from '../shared/price-bounds';
import { PriceSchema, SalePriceSchema } from '../shared/price';
import { ChainIdQuerySchema, FlagQuerySchema, oneOrMany } from '../shared/query';
import { RaritySchema, SlotSchema } from '../shared/slots';
import { UnitSchema } from '../shared/units';

/**
 * Price sorts convert by the market's rates or, without rates, sort each chain separately. Unlisted
 * traits come last.
 */
export const TraitSortSchema = z.enum(['price-asc', 'price-desc', 'rarity', 'newest', 'name']);
export type TraitSort = z.infer<typeof TraitSortSchema>;

/**
 * Parameters combine with "and". Without `priceUnit`, bounds are in wei of one chain's native
 * currency.
 */
export const BrowseTraitsQuerySchema = z
  .strictObject({
    name: z.optional(z.string().check(z.maxLength(SEARCH_KEY_MAX_LENGTH))),
    collection: z.optional(oneOrMany(SegmentSchema)),
    slot: z.optional(oneOrMany(SlotSchema)),
    rarity: z.optional(oneOrMany(RaritySchema)),
    chainId: z.optional(oneOrMany(ChainIdQuerySchema)),
    listed: z.optional(FlagQuerySchema),
    // In the smallest parts of `priceUnit` (wei or cents) or, without it, in wei of `priceChain`.
    minPrice: z.optional(WeiSchema),
    maxPrice: z.optional(WeiSchema),
    /** The unit of the bounds on both chains. It can't be combined with `priceChain`. */
    priceUnit: z.optional(UnitSchema),
    // Defaults to the only requested chain, otherwise to the collection's chain, otherwise to
    // Ethereum.
    priceChain: z.optional(ChainIdQuerySchema),
    sort: z.optional(TraitSortSchema),
    ...pageQuery,
  })
  .check(({ value, issues }) => {
    const { priceUnit, priceChain } = value;
    const isSaidOnce =
      priceUnit === undefined ? hasBoundsCurrency(value) : priceChain === undefined;
    if (!isSaidOnce)
      issues.push({
        code: 'custom',
        input: value,
        path: ['priceUnit'],
        message:
          'Prices of two chains differ: name a priceUnit (eth, pol, usd, aud, eur) or a priceChain (1, 137), not both, or request one chainId or collection.',
      });
  });
export type BrowseTraitsQuery = z.input<typeof BrowseTraitsQuerySchema>;

/** A trait with the data that a card displays, and its layer. */
export const TraitCardSchema = z
  .extend(TraitRefSchema, {
    chainId: ChainIdSchema,
    editions: z.int(),
    floor: z.nullable(PriceSchema),
    listed: z.int(),
    lastSale: z.nullable(SalePriceSchema),
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

export const TraitPageSchema = z
  .extend(pageOf(TraitCardSchema), {
    facets: FacetsSchema,
    /** The chain of price bounds and price sorts, unless prices of both chains are compared. */
    priceChain: ChainIdSchema,
    // The time of the rates; null when the list has one chain or the rates are stale, absent when
    // prices aren't compared.
    ratesAt: z.optional(z.nullable(z.iso.datetime())),
  })
  .register(z.globalRegistry, { title: 'TraitPage' });
export type TraitPage = z.infer<typeof TraitPageSchema>;

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

/** Prices are compared by the market's rates, or per chain without them; unlisted traits last. */
export const TraitSortSchema = z.enum(['price-asc', 'price-desc', 'rarity', 'newest', 'name']);
export type TraitSort = z.infer<typeof TraitSortSchema>;

/** Keys combine with "and"; bounds without `priceUnit` are in wei of one chain's native coin. */
export const BrowseTraitsQuerySchema = z
  .strictObject({
    name: z.optional(z.string().check(z.maxLength(SEARCH_KEY_MAX_LENGTH))),
    collection: z.optional(oneOrMany(SegmentSchema)),
    slot: z.optional(oneOrMany(SlotSchema)),
    rarity: z.optional(oneOrMany(RaritySchema)),
    chainId: z.optional(oneOrMany(ChainIdQuerySchema)),
    listed: z.optional(FlagQuerySchema),
    /** In the smallest parts of `priceUnit` (wei, cents), or in wei of one chain's coin. */
    minPrice: z.optional(WeiSchema),
    maxPrice: z.optional(WeiSchema),
    /** The unit of the bounds, for both chains. Excludes `priceChain`. */
    priceUnit: z.optional(UnitSchema),
    /** Defaults to the only requested chain, the collection's chain, or Ethereum. */
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
          'Prices of two chains differ: name a priceUnit (eth, pol, usd, aud, eur) or a priceChain (1, 137), not both, or request one chainId or collection.',
      });
  });
export type BrowseTraitsQuery = z.input<typeof BrowseTraitsQuerySchema>;

/** A trait as a card shows it, with its layer. */
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

/** A facet's value: its matches under the other filters, and the cheapest on each chain. */
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
    /** The chain whose coin prices use when two chains aren't compared. */
    priceChain: ChainIdSchema,
    /** The time of the rates; null with one chain or stale rates, absent without comparison. */
    ratesAt: z.optional(z.nullable(z.iso.datetime())),
  })
  .register(z.globalRegistry, { title: 'TraitPage' });
export type TraitPage = z.infer<typeof TraitPageSchema>;

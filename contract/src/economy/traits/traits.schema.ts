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
 * The orders in which traits can be browsed. An order by price compares what the prices are worth by the
 * market's rates; those that are not for sale come last. Without fresh rates, and where `priceChain` is
 * named, coins do not compare: then those priced in one chain's coin come first, then those of the other.
 */
export const TraitSortSchema = z.enum(['price-asc', 'price-desc', 'rarity', 'newest', 'name']);
export type TraitSort = z.infer<typeof TraitSortSchema>;

/**
 * What is looked for. Values of one key are alternatives, keys narrow each other down. Prices are of
 * the cheapest listing. Bounds in a unit (`priceUnit`) compare with both chains by the market's rates; others
 * are in wei of the native coin of one chain, and show nothing of the other.
 *
 * Without fresh rates bounds in ETH or POL show that coin's chain alone, and bounds in a currency are not
 * applied: the answer's `ratesAt` is null then. A list goes on by the rates that it began with: its cursor
 * keeps their time.
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
    /** In the smallest parts of `priceUnit` (wei, cents), or in wei of one chain's coin. */
    minPrice: z.optional(WeiSchema),
    maxPrice: z.optional(WeiSchema),
    /** What the bounds are in, for both chains. Not together with `priceChain`. */
    priceUnit: z.optional(UnitSchema),
    /**
     * Prices of two chains are not to be compared: the chain whose coin the bounds and an order by price are in.
     * Where it is needed and not told, that of the one chain or the one collection that is asked for, else Ethereum.
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
    /**
     * The chain whose coin the bounds and an order by price are in where prices of two chains are not compared:
     * as asked for, or what was meant.
     */
    priceChain: ChainIdSchema,
    /**
     * By the rates of which time prices of the two chains are compared. Null: by none, because a chain was named,
     * or there are no fresh ones. Absent from a provider that never compares them.
     */
    ratesAt: z.optional(z.nullable(z.iso.datetime())),
  })
  .check(z.meta({ title: 'TraitPage' }));
export type TraitPage = z.infer<typeof TraitPageSchema>;

import { CHAIN_IDS, CHAINS, type ChainId } from '@trait-market/contract/economy/chains';
import type { Price } from '@trait-market/contract/economy/price';
import type { Worth } from '@trait-market/contract/economy/rates';
import { RaritySchema, SlotSchema, type Rarity } from '@trait-market/contract/economy/slots';
import type {
  BrowseTraitsQuerySchema,
  Facets,
  FacetValue,
  TraitPage,
  TraitSort,
} from '@trait-market/contract/economy/traits';
import { TierSchema } from '@trait-market/contract/economy/tiers';
import type * as z from 'zod/mini';

import type { TraitEntry } from '../catalogue/catalogue';
import { namedAs } from '../name-match';
import type { TraitSummary } from '../summaries';
import { comparePrices, priceFilterOf, priceChainOf } from './price-order';
import type { ListRates } from './rates-of-list';
import { timeOf, type View } from './view';

type Query = z.output<typeof BrowseTraitsQuerySchema>;
type FacetName = keyof Facets & ('collection' | 'slot' | 'rarity' | 'chainId' | 'listed');

type Candidate = {
  trait: TraitEntry;
  summary: TraitSummary;
  chainId: ChainId;
};

const FACETS: readonly FacetName[] = ['collection', 'slot', 'rarity', 'chainId', 'listed'];

/** Something with a price of its own on a chain, or with none. */
type Priced = { chainId: ChainId; summary: { floor: bigint | undefined } };

/** What a candidate is filed under in each facet. */
const FILED: Readonly<Record<FacetName, (candidate: Candidate) => string>> = {
  collection: ({ trait }) => trait.collection,
  slot: ({ trait }) => trait.slot,
  rarity: ({ summary }) => summary.rarity,
  chainId: ({ chainId }) => String(chainId),
  listed: ({ summary }) => String(summary.listed > 0),
};

const wantedIn = (query: Query): Readonly<Record<FacetName, ReadonlySet<string> | undefined>> => {
  const setOf = (values: readonly (string | number)[] | undefined) =>
    values && new Set(values.map(String));
  return {
    collection: setOf(query.collection),
    slot: setOf(query.slot),
    rarity: setOf(query.rarity),
    chainId: setOf(query.chainId),
    listed: query.listed === undefined ? undefined : new Set([String(query.listed)]),
  };
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Floors of one value, by chain. */
type Floors = Map<ChainId, bigint>;

const pricesOf = (floors: Floors): Price[] =>
  [...floors]
    .toSorted(([one], [other]) => one - other)
    .map(([chainId, amount]) => ({ chainId, coin: 'native', amount: String(amount) }));

/** Counts what each value of a facet would show, and the cheapest of it. */
export const createTally = () => {
  const counts = new Map<string, { count: number; floors: Floors }>();
  return {
    add: (value: string, { chainId, summary: { floor } }: Priced): void => {
      const found = counts.get(value) ?? { count: 0, floors: new Map() };
      found.count += 1;
      const before = found.floors.get(chainId);
      if (floor !== undefined && (before === undefined || floor < before)) {
        found.floors.set(chainId, floor);
      }
      counts.set(value, found);
    },
    values: (named: readonly (readonly [value: string, name: string])[]): FacetValue[] =>
      named.map(([value, name]) => {
        const { count, floors } = counts.get(value) ?? { count: 0, floors: new Map() };
        return { value, name, count, floors: pricesOf(floors) };
      }),
  };
};

const collator = new Intl.Collator('en');

type Compare = (one: Candidate, other: Candidate) => number;
/** The higher, the rarer: what nobody wears yet is not rare, and comes last. */
const RARITY_RANK = new Map<Rarity, number>([
  ['unworn', -1],
  ...TierSchema.options.map((rarity, rank) => [rarity, rank] as const),
]);

const COMPARE: Readonly<Record<Exclude<TraitSort, `price-${string}`>, Compare>> = {
  rarity: (one, other) =>
    (RARITY_RANK.get(other.summary.rarity) ?? 0) - (RARITY_RANK.get(one.summary.rarity) ?? 0) ||
    one.summary.share - other.summary.share,
  newest: (one, other) => other.trait.rank - one.trait.rank,
  name: (one, other) => collator.compare(one.trait.value, other.trait.value),
};

const compareBy = (sort: TraitSort, priceChain: ChainId, worth: Worth): Compare => {
  if (sort !== 'price-asc' && sort !== 'price-desc') return COMPARE[sort];
  const compare = comparePrices(sort, priceChain, worth);
  return (one, other) =>
    compare(
      { chainId: one.chainId, floor: one.summary.floor },
      { chainId: other.chainId, floor: other.summary.floor },
    );
};

/**
 * The traits that a query asks for, in its order, and its facets: each counts what its values would
 * show under all filters but its own.
 *
 * @param rates by what prices of two chains are compared
 * @param findsNames false: a search by name finds nothing
 */
export const browse = (
  view: View,
  query: Query,
  rates: ListRates,
  findsNames = true,
): Pick<TraitPage, 'facets' | 'priceChain' | 'ratesAt'> & { ids: string[] } => {
  const { catalogue } = view.market.context;
  const summaries = view.market.summaries;
  const name = query.name ?? '';
  const isNamed = findsNames || name.trim() === '' ? namedAs(catalogue, name) : () => false;
  const wanted = wantedIn(query);
  const priceChain = priceChainOf(query, catalogue.collections);
  const at = query.priceChain === undefined ? rates.at : null;
  const worth = at === null ? {} : rates.worth;
  const isWithin = priceFilterOf(query, priceChain, worth);
  const tallies = Object.fromEntries(FACETS.map((facet) => [facet, createTally()] as const));
  const found: Candidate[] = [];

  for (const trait of catalogue.traits.values()) {
    const summary = summaries.get(trait.id);
    const collection = catalogue.collections.get(trait.collection);
    if (summary === undefined || collection === undefined) continue;
    if (!isNamed(trait)) continue;
    const candidate = { trait, summary, chainId: collection.chainId };
    if (!isWithin({ chainId: collection.chainId, floor: summary.floor })) continue;
    const missed = FACETS.filter((facet) => wanted[facet]?.has(FILED[facet](candidate)) === false);
    if (missed.length === 0) found.push(candidate);
    for (const facet of missed.length === 0 ? FACETS : missed.length === 1 ? missed : []) {
      tallies[facet]?.add(FILED[facet](candidate), candidate);
    }
  }

  const compare = compareBy(query.sort ?? 'price-asc', priceChain, worth);
  const ids = found
    .toSorted((one, other) => compare(one, other) || one.trait.rank - other.trait.rank)
    .map(({ trait }) => trait.id);
  const values = (facet: FacetName, named: readonly (readonly [string, string])[]) =>
    tallies[facet]?.values(named) ?? [];
  return {
    ids,
    priceChain,
    ratesAt: at === null ? null : timeOf(at),
    facets: {
      collection: values(
        'collection',
        [...catalogue.collections.values()].map((one) => [one.slug, one.name]),
      ),
      slot: values(
        'slot',
        SlotSchema.options.map((slot) => [slot, capital(slot)]),
      ),
      rarity: values(
        'rarity',
        RaritySchema.options.map((rarity) => [
          rarity,
          rarity === 'unworn' ? 'Not worn yet' : capital(rarity),
        ]),
      ),
      chainId: values(
        'chainId',
        CHAIN_IDS.map((id) => [String(id), CHAINS[id].name]),
      ),
      listed: values('listed', [
        ['true', 'For sale'],
        ['false', 'Not for sale'],
      ]),
    },
  };
};

import {
  CHAIN_IDS,
  type ChainId,
  CHAINS,
  type Price,
  type Rarity,
  RaritySchema,
  SlotSchema,
  TierSchema,
} from '@trait-market/contract/economy/shared';
import type {
  BrowseTraitsQuerySchema,
  Facets,
  FacetValue,
  TraitPage,
  TraitSort,
} from '@trait-market/contract/economy/traits';
import { LRUCache } from 'lru-cache';
import type * as z from 'zod/mini';

import type { Catalogue } from '../../catalogue/catalogue';
import { memoizeFor } from '../../../kernel/memoize-for';
import type { Cell, Wall, WallTrait } from '../../read-models/wall';
import { namedAs } from '../../catalogue/name-match';
import { priceFilterOf, priceChainOf, priceKey } from '../../prices/price-order';
import { compareKeys, type SortKey } from '../../shared/sort-key';
import type { ListRates } from './rates-of-list';
import { timeOf, type View } from '../view/view';

type Query = z.output<typeof BrowseTraitsQuerySchema>;
type FacetName = keyof Facets & ('collection' | 'slot' | 'rarity' | 'chainId' | 'listed');

const FACETS: readonly FacetName[] = ['collection', 'slot', 'rarity', 'chainId', 'listed'];

type Priced = { chainId: ChainId; summary: { floor: bigint | undefined } };

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

type Floors = Map<ChainId, bigint>;

const pricesOf = (floors: Floors): Price[] =>
  [...floors]
    .toSorted(([one], [other]) => one - other)
    .map(([chainId, amount]) => ({ chainId, coin: 'native', amount: String(amount) }));

export const createTally = () => {
  const counts = new Map<string, { count: number; floors: Floors }>();
  return {
    add: (value: string, { chainId, summary: { floor } }: Priced, times = 1): void => {
      const found = counts.get(value) ?? { count: 0, floors: new Map() };
      found.count += times;
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

/** A higher number means a rarer trait; unworn traits have the lowest. */
const RARITY_RANK = new Map<Rarity, number>([
  ['unworn', -1],
  ...TierSchema.options.map((rarity, rank) => [rarity, rank] as const),
]);

/** The maximum characters of a name in a sort key, which cursors contain. */
const SORTED_LENGTH = 64;

/** Ends every sort key with the trait's unique rank, so that no two keys are equal. */
const sortKeyOf = (
  sort: TraitSort,
  priceChain: ChainId,
  { worth, at }: ListRates,
): ((one: WallTrait) => SortKey) => {
  switch (sort) {
    case 'rarity':
      return ({ trait, summary }) => [
        at,
        -(RARITY_RANK.get(summary.rarity) ?? 0),
        summary.share,
        trait.rank,
      ];
    case 'newest':
      return ({ trait }) => [at, -trait.rank];
    case 'name':
      return ({ trait }) => [at, trait.value.slice(0, SORTED_LENGTH), trait.rank];
    default: {
      const keyOf = priceKey(sort, priceChain, worth);
      return ({ chainId, summary: { floor }, trait }) => [
        at,
        ...keyOf({ chainId, floor }),
        trait.rank,
      ];
    }
  }
};

const sortedFor = (wall: Wall, sort: TraitSort, priceChain: ChainId, rates: ListRates) => {
  const keyOf = memoizeFor(sortKeyOf(sort, priceChain, rates));
  const name = sort.startsWith('price') ? `${sort} ${priceChain} ${rates.at ?? '-'}` : sort;
  return wall.sortedBy(name, (one, other) => compareKeys(keyOf(one), keyOf(other)));
};

/** Returns no rates when the query names a chain, because only its prices are then compared. */
const comparedBy = ({ priceChain }: Query, rates: ListRates): ListRates => {
  const at = priceChain === undefined ? rates.at : null;
  return { worth: at === null ? {} : rates.worth, at };
};

export const browsedKey = (
  { market }: View,
  query: Query,
  rates: ListRates,
): ((one: WallTrait) => SortKey) =>
  sortKeyOf(
    query.sort ?? 'price-asc',
    priceChainOf(query, market.context.catalogue.collections),
    comparedBy(query, rates),
  );

type Filed = {
  cell: Cell;
  chainId: ChainId;
  count: number;
  summary: { floor: bigint | undefined };
};

const filedIn = (traits: readonly WallTrait[]): Filed[] => {
  const byCell: (Filed | undefined)[] = [];
  for (const { cell, chainId, summary } of traits) {
    const { floor } = summary;
    const found = byCell[cell.number];
    if (found === undefined) {
      byCell[cell.number] = { cell, chainId, count: 1, summary: { floor } };
      continue;
    }
    found.count += 1;
    const least = found.summary.floor;
    if (floor !== undefined && (least === undefined || floor < least)) {
      found.summary.floor = floor;
    }
  }
  return byCell.flatMap((filed) => filed ?? []);
};

const filedOnWall = memoizeFor(({ items }: Wall) => filedIn(items));

type Browsed = Pick<TraitPage, 'facets' | 'priceChain' | 'ratesAt'> & { found: WallTrait[] };

/**
 * Counts each facet's values among the traits that match all other filters.
 * @param findsNames if false, a search by name finds nothing
 */
export const browseWall = (
  wall: Wall,
  catalogue: Catalogue,
  query: Query,
  rates: ListRates,
  findsNames = true,
): Browsed => {
  const name = query.name ?? '';
  const isNamed = findsNames ? namedAs(catalogue, name) : () => false;
  const wanted = wantedIn(query);
  const priceChain = priceChainOf(query, catalogue.collections);
  const compared = comparedBy(query, rates);
  const isWithin = priceFilterOf(query, priceChain, compared.worth);
  const hasName = name.trim() !== '';
  const hasPrice = query.minPrice !== undefined || query.maxPrice !== undefined;
  const isFiltered = hasName || hasPrice;

  const sorted = sortedFor(wall, query.sort ?? 'price-asc', priceChain, compared);
  const withName = hasName ? sorted.filter(({ trait }) => isNamed(trait)) : sorted;
  const shown = hasPrice
    ? withName.filter(({ chainId, summary }) => isWithin({ chainId, floor: summary.floor }))
    : withName;
  const tallies = Object.fromEntries(FACETS.map((facet) => [facet, createTally()] as const));
  const isFitting: boolean[] = [];
  for (const filed of isFiltered ? filedIn(shown) : filedOnWall(wall)) {
    const { cell, count } = filed;
    const missed = FACETS.filter((facet) => wanted[facet]?.has(cell[facet]) === false);
    if (missed.length === 0) isFitting[cell.number] = true;
    for (const facet of missed.length === 0 ? FACETS : missed.length === 1 ? missed : []) {
      tallies[facet]?.add(cell[facet], filed, count);
    }
  }
  const found = shown.filter(({ cell }) => isFitting[cell.number]);

  const values = (facet: FacetName, named: readonly (readonly [string, string])[]) =>
    tallies[facet]?.values(named) ?? [];
  return {
    found,
    priceChain,
    ratesAt: compared.at === null ? null : timeOf(compared.at),
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

const MOST_ANSWERS = 16;

const answersFrom = memoizeFor(
  (_wall: Wall) => new LRUCache<string, Browsed>({ max: MOST_ANSWERS }),
);

/** Caches each result until the market changes. */
export const browse = (
  view: View,
  { cursor: _cursor, limit: _limit, ...query }: Query,
  rates: ListRates,
  findsNames = true,
): Browsed => {
  const wall = view.market.wall.now();
  const answers = answersFrom(wall);
  const name = JSON.stringify([query, rates.at, findsNames]);
  const known = answers.get(name);
  const answer = known ?? browseWall(wall, view.market.context.catalogue, query, rates, findsNames);
  answers.set(name, answer);
  return answer;
};

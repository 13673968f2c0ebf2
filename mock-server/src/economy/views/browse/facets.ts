import {
  CHAIN_IDS,
  CHAINS,
  RaritySchema,
  type ChainId,
  type Price,
} from '@trait-market/contract/economy/shared';
import type { FacetValue } from '@trait-market/contract/economy/traits';

type Priced = { chainId: ChainId; summary: { floor: bigint | undefined } };

type Floors = Map<ChainId, bigint>;

const pricesOf = (floors: Floors): Price[] =>
  [...floors]
    .toSorted(([one], [other]) => one - other)
    .map(([chainId, amount]) => ({ chainId, coin: 'native', amount: String(amount) }));

const createTally = () => {
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
    values: (names: Names): FacetValue[] => {
      const byCount = [...counts].toSorted(([, one], [, other]) => other.count - one.count);
      const named = typeof names === 'function' ? names(byCount.map(([value]) => value)) : names;
      return named.map(([value, name]) => {
        const { count, floors } = counts.get(value) ?? { count: 0, floors: new Map() };
        return { value, name, count, floors: pricesOf(floors) };
      });
    },
  };
};

type Named = readonly (readonly [value: string, name: string])[];

/** The values to show with their names, chosen from the counted values if it's a function. */
type Names = Named | ((mostCommon: readonly string[]) => Named);

export type Facet<Item> = {
  /** Returns the values for which the item is counted. */
  valuesOf: (item: Item) => readonly string[];
  isWanted: (item: Item) => boolean;
  names: Names;
};

/** @param wanted undefined allows any value */
export const oneOf = <Item>(
  valueOf: (item: Item) => string,
  wanted: readonly string[] | undefined,
  names: Names,
): Facet<Item> => ({
  valuesOf: (item) => [valueOf(item)],
  isWanted: (item) => wanted === undefined || wanted.includes(valueOf(item)),
  names,
});

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const CHAIN_NAMES: Named = CHAIN_IDS.map((id) => [String(id), CHAINS[id].name]);

export const LISTED_NAMES: Named = [
  ['true', 'For sale'],
  ['false', 'Not for sale'],
];

/** @param unworn the name of the rarity of a trait that isn't worn, or of an avatar without traits */
export const rarityNames = (unworn: string): Named =>
  RaritySchema.options.map((rarity) => [rarity, rarity === 'unworn' ? unworn : capital(rarity)]);

/**
 * Returns the items that match all facets, and counts each facet's values among the items that
 * match all other facets.
 */
export const filterByFacets = <Item extends Priced, Name extends string>(
  items: readonly Item[],
  facets: Readonly<Record<Name, Facet<Item>>>,
): { found: Item[]; facets: Record<Name, FacetValue[]> } => {
  const all = Object.entries<Facet<Item>>(facets).map(([name, facet]) => ({
    name,
    facet,
    tally: createTally(),
  }));
  const found = items.filter((item) => {
    const missed = all.filter(({ facet }) => !facet.isWanted(item));
    for (const { facet, tally } of missed.length === 0 ? all : missed.length === 1 ? missed : []) {
      for (const value of facet.valuesOf(item)) tally.add(value, item);
    }
    return missed.length === 0;
  });
  const counted = all.map(({ name, facet, tally }) => [name, tally.values(facet.names)]);
  // Object.fromEntries loses the types of individual names.
  return { found, facets: Object.fromEntries(counted) as Record<Name, FacetValue[]> };
};

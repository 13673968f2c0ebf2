import type { ChainId, Price } from '@trait-market/contract/economy/shared';
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
    values: (named: Facet<unknown>['names']): FacetValue[] =>
      named.map(([value, name]) => {
        const { count, floors } = counts.get(value) ?? { count: 0, floors: new Map() };
        return { value, name, count, floors: pricesOf(floors) };
      }),
  };
};

export type Facet<Item> = {
  valueOf: (item: Item) => string;
  /** Undefined allows any value. */
  wanted: readonly string[] | undefined;
  names: readonly (readonly [value: string, name: string])[];
};

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
    const missed = all.filter(
      ({ facet: { wanted, valueOf } }) => wanted?.includes(valueOf(item)) === false,
    );
    for (const { facet, tally } of missed.length === 0 ? all : missed.length === 1 ? missed : []) {
      tally.add(facet.valueOf(item), item);
    }
    return missed.length === 0;
  });
  const counted = all.map(({ name, facet, tally }) => [name, tally.values(facet.names)]);
  // Object.fromEntries loses the types of individual names.
  return { found, facets: Object.fromEntries(counted) as Record<Name, FacetValue[]> };
};

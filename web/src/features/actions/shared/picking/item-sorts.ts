import type { InventoryItem } from '@trait-market/contract/economy/wallets';

import { itemName } from '@/lib/economy/orders/item-words';

import { ownFloors } from '@/lib/economy/floors/use-item-floors';

const valueSort = ['closest', 'Closest value'] as const;
const otherSorts = [
  ['cheapest', 'Lowest floor'],
  ['dearest', 'Highest floor'],
  ['newest', 'Newest'],
  ['name', 'Name'],
] as const;
type ItemSort = 'closest' | (typeof otherSorts)[number][0];

type Compare = (one: InventoryItem, other: InventoryItem) => number;

/** Compares items by a value; those without one come last, in either direction. */
const by =
  <Value extends bigint | string>(
    valueOf: (item: InventoryItem) => Value | undefined,
    direction: 1 | -1,
  ): Compare =>
  (one, other) => {
    const [first, second] = [valueOf(one), valueOf(other)];
    if (first === second) return 0;
    if (first === undefined) return 1;
    if (second === undefined) return -1;
    return first < second ? -direction : direction;
  };

const floorOf = (item: InventoryItem): bigint | undefined => {
  const floor = ownFloors([item])(item);
  return floor ? BigInt(floor.amount) : undefined;
};

const acquiredOf = ({ acquiredAt }: InventoryItem): string | undefined => acquiredAt ?? undefined;

const byName: Compare = (one, other) =>
  itemName(one).localeCompare(itemName(other), 'en', { numeric: true });

/** Returns how far an item's floor is from a value, in either direction. */
const distanceTo =
  (value: bigint) =>
  (item: InventoryItem): bigint | undefined => {
    const floor = floorOf(item);
    if (floor === undefined) return undefined;
    return floor < value ? value - floor : floor - value;
  };

const compares: Record<Exclude<ItemSort, 'closest'>, Compare> = {
  cheapest: by(floorOf, 1),
  dearest: by(floorOf, -1),
  newest: by(acquiredOf, -1),
  name: byName,
};

/**
 * Sorts items of one network, whose floors are in the same coin. Ties are sorted by name.
 * @param value what `closest` compares floors with
 */
export const sortItems = <Item extends InventoryItem>(
  items: readonly Item[],
  sort: ItemSort,
  value = 0n,
): Item[] => {
  const compare = sort === 'closest' ? by(distanceTo(value), 1) : compares[sort];
  return items.toSorted((one, other) => compare(one, other) || byName(one, other));
};

/**
 * Returns the orders of a list of own items.
 * @param value what the items are traded for; if known, the closest ones are first
 */
export const ownSorts = (initial: ItemSort, value?: bigint) => ({
  sorts: value === undefined ? otherSorts : [valueSort, ...otherSorts],
  initial: value === undefined ? initial : valueSort[0],
  sortItems: <Item extends InventoryItem>(items: readonly Item[], sort: ItemSort): Item[] =>
    sortItems(items, sort, value),
});

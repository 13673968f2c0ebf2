import { rarestFirst } from '@trait-market/contract/economy/shared';
import type { ShownItem } from '@trait-market/contract/economy/showcases';

import { shownName } from '@/lib/economy/showcases/shown-words';

type ShownSort = 'rarest' | 'name';

const byName = (one: ShownItem, other: ShownItem): number =>
  shownName(one).localeCompare(shownName(other), 'en', { numeric: true });

/** Sorts traits by rarity, and avatars and looks by rank. Ties keep their order. */
const byRarity = (items: readonly ShownItem[]): ShownItem[] => [
  ...rarestFirst(
    items.flatMap((item) => (item.kind === 'trait' ? [{ item, rarity: item.trait.rarity }] : [])),
  ).map(({ item }) => item),
  ...items
    .flatMap((item) => (item.kind === 'trait' ? [] : [item]))
    .toSorted((one, other) => one.rank - other.rank),
];

/** The orders of the items to choose from. */
export const shownSorts = {
  sorts: [
    ['rarest', 'Rarest first'],
    ['name', 'Name'],
  ],
  initial: 'rarest',
  sortItems: (items: readonly ShownItem[], sort: ShownSort): ShownItem[] =>
    sort === 'rarest' ? byRarity(items) : items.toSorted(byName),
} as const;

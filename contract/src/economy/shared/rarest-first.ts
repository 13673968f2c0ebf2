import type { Rarity } from './slots';

/** The maximum number of traits in the preview of a drop or pool. */
export const MAX_PREVIEW = 5;

const ORDER: readonly Rarity[] = ['legendary', 'epic', 'rare', 'uncommon', 'common', 'unworn'];

export const rarestFirst = <Item extends { rarity: Rarity }>(items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => ORDER.indexOf(one.rarity) - ORDER.indexOf(other.rarity));

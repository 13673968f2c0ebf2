import type { Rarity } from '@trait-market/contract/economy/shared';

const ORDER: readonly Rarity[] = ['legendary', 'epic', 'rare', 'uncommon', 'common', 'unworn'];

export const rarestFirst = <Item extends { rarity: Rarity }>(items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => ORDER.indexOf(one.rarity) - ORDER.indexOf(other.rarity));

import type { RerollPool } from '@trait-market/contract/economy/reroll';
import type { Item } from '@trait-market/contract/economy/shared';
import type { OwnedTrait } from '@trait-market/contract/economy/wallets';

import { averageFloor } from '@/lib/economy/draws/average-floor';
import { usePool } from '@/lib/economy/draws/reroll-queries';
import { useItemPrices } from '@/lib/economy/floors/use-item-prices';
import { valueOf } from '@/lib/economy/floors/use-trade-values';
import { useFloorsQuery } from '@/lib/watchlist/use-floors';

import { drawable } from './rolling';

const itemOf = (trait: OwnedTrait): Item => ({ kind: 'trait', trait, quantity: 1 });

/** Returns the value of what a re-roll takes, and the average floor of what can come out. */
export const useRerollValues = (
  { collection, slot }: Pick<RerollPool, 'collection' | 'slot'>,
  stake: readonly OwnedTrait[],
) => {
  const pool = usePool(`${collection}/${slot}`);
  const items = pool.data ? drawable(pool.data, stake) : [];
  const floors = useFloorsQuery(items.map(({ trait }) => trait.id));
  const staked = stake.map(itemOf);
  const { priceOf, queries } = useItemPrices(staked);
  return {
    priceOf: (trait: OwnedTrait) => priceOf(itemOf(trait)),
    given: valueOf(staked, undefined, priceOf),
    /** Null if nothing that can come out is listed, and undefined until it has loaded. */
    average: floors.data && (averageFloor(items, floors.data) ?? null),
    // Without the pool's traits, their floors aren't fetched.
    queries: [...queries, items.length === 0 ? pool : floors],
  };
};

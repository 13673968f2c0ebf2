import type { RerollPool } from '@trait-market/contract/economy/reroll';
import type { Item } from '@trait-market/contract/economy/shared';
import type { OwnedTrait } from '@trait-market/contract/economy/wallets';

import { averagePrice, editionsIn } from '@/lib/economy/draws/average-price';
import { usePool } from '@/lib/economy/draws/reroll-queries';
import { useItemPrices } from '@/lib/economy/floors/use-item-prices';
import { valuedItems, valueOf } from '@/lib/economy/floors/use-trade-values';
import { useTraitValuesQuery } from '@/lib/watchlist/use-floors';

import { drawable } from './rolling';

const itemOf = (trait: OwnedTrait): Item => ({ kind: 'trait', trait, quantity: 1 });

/** Returns the value of what a re-roll takes, and the average value of what can come out. */
export const useRerollValues = (
  { collection, slot }: Pick<RerollPool, 'collection' | 'slot'>,
  stake: readonly OwnedTrait[],
) => {
  const pool = usePool(`${collection}/${slot}`);
  const items = pool.data ? drawable(pool.data, stake) : [];
  const values = useTraitValuesQuery(items.map(({ trait }) => trait.id));
  const staked = stake.map(itemOf);
  const { priceOf, queries } = useItemPrices(staked);
  const average = values.data && (averagePrice(items, values.data) ?? null);
  const possible = editionsIn(items);
  return {
    /** The values of the staked editions, in their order. */
    valued: valuedItems(staked, priceOf),
    given: valueOf(staked, undefined, priceOf),
    /** Null if nothing that can come out has a price, and undefined until it has loaded. */
    average,
    /** Says for how many editions the average counts; undefined if it counts for all or none. */
    partlyKnown:
      average && average.unpriced > 0
        ? `value known for ${possible - average.unpriced} of ${possible} possible editions`
        : undefined,
    // Without the pool's traits, their values aren't fetched.
    queries: [...queries, items.length === 0 ? pool : values],
  };
};

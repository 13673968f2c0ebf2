import type { RerollPool } from '@trait-market/contract/economy/reroll';
import type { Price } from '@trait-market/contract/economy/shared';
import type { OwnedTrait } from '@trait-market/contract/economy/wallets';
import type { WalletAddress } from '@trait-market/contract/shared';

import { nativePrice } from '@/lib/economy/amounts/native-price';
import { averageFloor } from '@/lib/economy/draws/average-floor';
import { usePool } from '@/lib/economy/draws/reroll-queries';
import { useOthersFloors } from '@/lib/economy/floors/use-others-floors';
import type { TradeValue } from '@/lib/economy/floors/use-trade-values';
import { useFloorsQuery } from '@/lib/watchlist/use-floors';

import { drawable } from './rolling';

type Valued = { source: 'Floor' | 'Last sale'; price: Price };

/**
 * Returns the value of what a re-roll takes, each edition by its floor without own listings or, if
 * no one else lists it, by its last sale, and the average floor of what can come out.
 */
export const useRerollValues = (
  { collection, slot }: Pick<RerollPool, 'collection' | 'slot'>,
  stake: readonly OwnedTrait[],
  address: WalletAddress | undefined,
) => {
  const pool = usePool(`${collection}/${slot}`);
  const items = pool.data ? drawable(pool.data, stake) : [];
  const floors = useFloorsQuery(items.map(({ trait }) => trait.id));
  const own = useOthersFloors(
    stake.map(({ id }) => id),
    address,
  );
  /** Returns null for a trait without floor and sale, and undefined until its listings have loaded. */
  const valueOf = ({ id, lastSale }: OwnedTrait): Valued | null | undefined => {
    const floor = own.floorOf(id);
    if (floor) return { source: 'Floor', price: floor };
    if (floor === undefined) return undefined;
    return lastSale && { source: 'Last sale', price: nativePrice(lastSale.price) };
  };
  const values = stake.map(valueOf);
  const given: TradeValue = {
    amount: values.reduce((sum, value) => sum + BigInt(value?.price.amount ?? 0), 0n),
    counted: values.filter((value) => value).length,
    unknown: values.filter((value) => value === null).length,
    missing: values.filter((value) => value === undefined).length,
    bases: new Set(),
  };
  return {
    valueOf,
    given,
    /** Null if nothing that can come out is listed, and undefined until it has loaded. */
    average: floors.data && (averageFloor(items, floors.data) ?? null),
    // Without the pool's traits, their floors aren't fetched.
    queries: [...own.queries, items.length === 0 ? pool : floors],
  };
};

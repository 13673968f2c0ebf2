import type { Item, Price } from '@trait-market/contract/economy/shared';
import type { InventoryItem } from '@trait-market/contract/economy/wallets';

import { useCollections } from '@/lib/economy/collections/use-collections';
import { itemKey } from '@/lib/economy/orders/item-words';
import { economyKeys } from '@/lib/economy/queries/keys';
import { traitsApi } from '@/lib/economy/traits/traits-api';

import { unitFloor } from '@/lib/economy/amounts/unit-floor';

export type FloorOf = (item: Item) => Price | null | undefined;

/** Returns the floor of one edition of owned items, which leaves out the owner's listings. */
export const ownFloors =
  (owned: readonly InventoryItem[]): FloorOf =>
  (item) => {
    const found = owned.find((one) => itemKey(one) === itemKey(item));
    const floor = found?.worth?.floor;
    if (!floor || found?.kind !== 'trait') return floor;
    return unitFloor(floor, found.quantity);
  };

/** Fetches the floors of traits and, for avatars, of their collections; undefined while loading. */
export const useFloors = (items: readonly Item[]): FloorOf => {
  const ids = [...new Set(items.flatMap((item) => (item.kind === 'trait' ? [item.trait.id] : [])))];
  const traits = traitsApi.detail.useQueries({
    queries: ids.map((id) => ({
      queryKey: economyKeys.trait(id),
      queryData: { params: { id } },
    })),
  });
  const { data: collections } = useCollections();
  return (item) => {
    if (item.kind === 'trait') return traits[ids.indexOf(item.trait.id)]?.data?.body.floor;
    if (item.kind === 'avatar')
      return collections?.find(({ slug }) => slug === item.avatar.collection)?.avatarFloor;
    return undefined;
  };
};

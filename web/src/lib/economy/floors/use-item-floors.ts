import type { AvatarCard } from '@trait-market/contract/economy/avatars';
import { DEFAULT_PAGE, type Item, type Price } from '@trait-market/contract/economy/shared';
import type { InventoryItem } from '@trait-market/contract/economy/wallets';
import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';

import { unitFloor } from '@/lib/economy/amounts/unit-floor';
import { avatarsApi } from '@/lib/economy/avatars/avatars-api';
import { itemKey } from '@/lib/economy/orders/item-words';
import type { Counted } from '@/lib/economy/orders/price-labels';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';
import { useSession } from '@/lib/session/use-session';

import { useOthersFloors } from './use-others-floors';

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

/** Returns an avatar collection's cheapest listing by another wallet; undefined while loading. */
const useOthersAvatarFloors = (
  collections: readonly string[],
  address: WalletAddress | undefined,
) => {
  const pages = avatarsApi.browse.useQueries({
    queries: collections.map((collection) => {
      const query = { collection: [collection], sort: 'price-asc' as const, limit: DEFAULT_PAGE };
      return { queryKey: [ECONOMY_QUERIES, 'avatars', query, 'floor'], queryData: { query } };
    }),
  });
  return {
    queries: pages,
    floorOf: (collection: string): Price | null | undefined => {
      const page = pages[collections.indexOf(collection)]?.data?.body;
      const isOther = ({ owner }: AvatarCard): boolean =>
        address === undefined || !isSameAddress(owner.address, address);
      return (
        page && (page.items.find((card) => card.price !== null && isOther(card))?.price ?? null)
      );
    },
  };
};

/**
 * Fetches the floors of traits and, for avatars, of their collections, without the user's own
 * listings; undefined while loading.
 */
export const useFloors = (items: readonly Item[]) => {
  const { address } = useSession();
  const traits = useOthersFloors(
    items.flatMap((item) => (item.kind === 'trait' ? [item.trait.id] : [])),
    address,
  );
  const slugs = items.flatMap((item) => (item.kind === 'avatar' ? [item.avatar.collection] : []));
  const avatars = useOthersAvatarFloors([...new Set(slugs)], address);
  return {
    queries: [...traits.queries, ...avatars.queries],
    floorOf: (item: Item): Price | null | undefined => {
      if (item.kind === 'trait') return traits.floorOf(item.trait.id);
      return item.kind === 'avatar' ? avatars.floorOf(item.avatar.collection) : undefined;
    },
    /** Returns whether own listings change the floor; of an avatar, it's always without them. */
    countedOf: (item: Item): Counted =>
      item.kind === 'trait' ? traits.countedOf(item.trait.id) : 'others',
  };
};

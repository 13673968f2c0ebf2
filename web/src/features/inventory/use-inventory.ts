import { keepPreviousData } from '@tanstack/react-query';
import type { InventoryItem, InventorySort } from '@trait-market/contract/economy/wallets';
import { DEFAULT_PAGE } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

import { cursorPages, type AtPage } from '@/lib/economy/queries/cursor-pages';
import { economyKeys } from '@/lib/economy/queries/keys';
import { useCursorPages } from '@/lib/economy/queries/use-cursor-pages';
import { walletsApi } from '@/lib/economy/wallets/wallets-api';

import type { InventoryFilters } from './inventory-filters';

const idOf = (item: InventoryItem): string =>
  item.kind === 'trait'
    ? `trait ${item.trait.id}`
    : `avatar ${item.avatar.collection}/${item.avatar.tokenId}`;

export const useInventory = (
  address: WalletAddress,
  sort: InventorySort,
  filters: InventoryFilters,
) => {
  const { kind, collection, name, slot, rarity, listed } = filters;
  const queryKey = economyKeys.inventory(address, 'pages', sort, JSON.stringify(filters));
  return useCursorPages(
    walletsApi.inventory.useInfiniteQuery({
      ...cursorPages,
      queryKey,
      queryData: ({ pageParam }: AtPage) => ({
        params: { address },
        query: {
          limit: DEFAULT_PAGE,
          ...(kind !== 'all' && { kind }),
          ...(collection !== undefined && { collection }),
          ...(name !== '' && { name }),
          ...(slot !== undefined && { slot }),
          ...(rarity !== undefined && { rarity }),
          ...(listed !== undefined && { listed }),
          sort,
          ...pageParam,
        },
      }),
      placeholderData: keepPreviousData,
    }),
    { queryKey, idOf },
  );
};

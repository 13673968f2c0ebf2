import { keepPreviousData } from '@tanstack/react-query';
import type { InventoryItem, InventorySort } from '@trait-market/contract/economy/wallets';
import { DEFAULT_PAGE } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

import { bodyOf } from '@/lib/body-of';
import { economyKeys } from '@/lib/economy/queries/keys';
import { usePages } from '@/lib/economy/queries/use-pages';
import { walletsClient } from '@/lib/economy/wallets/wallets-client';

import type { InventoryKind } from './inventory-kinds';

const idOf = (item: InventoryItem): string =>
  item.kind === 'trait'
    ? `trait ${item.trait.id}`
    : `avatar ${item.avatar.collection}/${item.avatar.tokenId}`;

/** What a wallet has, page after page. */
export const useInventory = (address: WalletAddress, kind: InventoryKind, sort: InventorySort) =>
  usePages({
    queryKey: economyKeys.inventory(address, 'pages', kind, sort),
    fetchPage: async (from, signal) => {
      const answer = await walletsClient.inventory({
        params: { address },
        query: { limit: DEFAULT_PAGE, ...(kind === 'all' ? {} : { kind }), sort, ...from },
        fetchOptions: { signal },
      });
      return bodyOf(answer);
    },
    idOf,
    placeholderData: keepPreviousData,
  });

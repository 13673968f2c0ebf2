import { DEFAULT_PAGE } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

import { activityApi } from '@/lib/economy/activity/activity-api';
import { cursorPages, type AtPage } from '@/lib/economy/queries/cursor-pages';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';
import { useCursorPages } from '@/lib/economy/queries/use-cursor-pages';

export const useWalletHistory = (address: WalletAddress) => {
  const queryKey = [ECONOMY_QUERIES, 'wallet-history', address.toLowerCase()];
  return useCursorPages(
    activityApi.list.useInfiniteQuery({
      ...cursorPages,
      queryKey,
      queryData: ({ pageParam }: AtPage) => ({
        query: { wallet: address, limit: DEFAULT_PAGE, ...pageParam },
      }),
    }),
    { queryKey, idOf: ({ id }) => id },
  );
};

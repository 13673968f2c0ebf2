import { keepPreviousData } from '@tanstack/react-query';
import type { ActivityQuery } from '@trait-market/contract/economy/activity';

import { MARKET_PAGE } from '@/config/constants';
import { activityApi } from '@/lib/economy/activity/activity-api';
import { cursorPages, type AtPage } from '@/lib/economy/queries/cursor-pages';
import { economyKeys } from '@/lib/economy/queries/keys';
import { useCursorPages } from '@/lib/economy/queries/use-cursor-pages';

export const useActivity = (query: ActivityQuery) => {
  const queryKey = economyKeys.activity(query);
  return useCursorPages(
    activityApi.list.useInfiniteQuery({
      ...cursorPages,
      queryKey,
      queryData: ({ pageParam }: AtPage) => ({
        query: { ...query, limit: MARKET_PAGE, ...pageParam },
      }),
      placeholderData: keepPreviousData,
      refetchInterval: false,
      staleTime: Infinity,
      // Drops the cached list, because returning users want the newest events.
      // On the server, the list must last until the page is rendered.
      gcTime: import.meta.env.SSR ? Infinity : 0,
    }),
    { queryKey, idOf: ({ id }) => id },
  );
};

import { keepPreviousData } from '@tanstack/react-query';
import type { Activity } from '@trait-market/contract/economy/activity';
import { DEFAULT_PAGE } from '@trait-market/contract/economy/shared';

import { activityApi } from '@/lib/economy/activity/activity-api';
import { cursorPages, type AtPage } from '@/lib/economy/queries/cursor-pages';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';
import { useCursorPages } from '@/lib/economy/queries/use-cursor-pages';

import type { HistoryQuery } from './fetch-history';

export const useWalletHistory = (query: HistoryQuery) => {
  const queryKey = [ECONOMY_QUERIES, 'wallet-history', query];
  return useCursorPages(
    activityApi.list.useInfiniteQuery({
      ...cursorPages,
      queryKey,
      queryData: ({ pageParam }: AtPage) => ({
        query: { ...query, limit: DEFAULT_PAGE, ...pageParam },
      }),
      placeholderData: keepPreviousData,
    }),
    { queryKey, idOf: ({ id }: Activity) => id },
  );
};

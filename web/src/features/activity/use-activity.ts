import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import type { ActivityQuery } from '@trait-market/contract/economy/activity';

import { MARKET_PAGE } from '@/config/constants';
import { activityApi, type ActivityPageAnswer } from '@/lib/economy/activity-api';
import { economyKeys } from '@/lib/economy/keys';

/** What happened, newest first, page after page. What happens meanwhile is told beside it. */
export const useActivity = (query: ActivityQuery) => {
  const queryClient = useQueryClient();
  const queryKey = economyKeys.activity(query);
  const list = activityApi.list.useInfiniteQuery({
    queryKey,
    queryData: ({ pageParam }) => ({
      query: {
        ...query,
        limit: MARKET_PAGE,
        ...(typeof pageParam === 'string' && pageParam !== '' ? { cursor: pageParam } : {}),
      },
    }),
    initialPageParam: '',
    getNextPageParam: ({ body }: ActivityPageAnswer) => body.nextCursor,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    // Who comes back looks at what is new: an old list is not kept for them.
    gcTime: 0,
  });
  const pages = list.data?.pages;
  return {
    ...list,
    activities: pages?.flatMap(({ body }) => body.items) ?? [],
    first: pages?.[0],
    total: pages?.[0]?.body.total ?? 0,
    beginWith: (page: ActivityPageAnswer) =>
      queryClient.setQueryData(queryKey, { pages: [page], pageParams: [''] }),
  };
};

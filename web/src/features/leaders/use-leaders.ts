import { keepPreviousData } from '@tanstack/react-query';

import { MARKET_PAGE } from '@/config/constants';
import { economyKeys } from '@/lib/economy/keys';
import { leadersApi, type LeaderPageAnswer } from '@/lib/economy/leaders-api';

import type { Ranking } from './leaders-query';

/** A ranking of collectors, page after page. */
export const useLeaders = (ranking: Ranking) => {
  const list = leadersApi.list.useInfiniteQuery({
    queryKey: economyKeys.leaders(ranking),
    queryData: ({ pageParam }) => ({
      query: {
        ...ranking,
        limit: MARKET_PAGE,
        ...(typeof pageParam === 'string' && pageParam !== '' ? { cursor: pageParam } : {}),
      },
    }),
    initialPageParam: '',
    getNextPageParam: ({ body }: LeaderPageAnswer) => body.nextCursor,
    placeholderData: keepPreviousData,
  });
  return { ...list, leaders: list.data?.pages.flatMap(({ body }) => body.items) };
};

import { keepPreviousData } from '@tanstack/react-query';
import type { ActivityQuery } from '@trait-market/contract/economy/activity';

import { MARKET_PAGE } from '@/config/constants';
import { fetchActivity } from '@/lib/economy/activity/fetch-activity';
import { economyKeys } from '@/lib/economy/queries/keys';
import { usePages } from '@/lib/economy/queries/use-pages';

/** What happened, newest first, page after page. What happens meanwhile is told beside it. */
export const useActivity = (query: ActivityQuery) =>
  usePages({
    queryKey: economyKeys.activity(query),
    fetchPage: (from, signal) => fetchActivity({ ...query, limit: MARKET_PAGE, ...from }, signal),
    idOf: ({ id }) => id,
    placeholderData: keepPreviousData,
    refetchInterval: false,
    staleTime: Infinity,
    // Who comes back looks at what is new: an old list is not kept for them.
    gcTime: 0,
  });

import { keepPreviousData } from '@tanstack/react-query';
import { leadersContract } from '@trait-market/contract/economy/leaders';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { MARKET_PAGE } from '@/config/constants';
import { cursorPages, type AtPage } from '@/lib/economy/queries/cursor-pages';
import { apiOptions } from '@/lib/api-fetcher';
import { economyKeys } from '@/lib/economy/queries/keys';
import { useCursorPages } from '@/lib/economy/queries/use-cursor-pages';

import type { Ranking } from './leaders-query';

const leadersApi = initTsrReactQuery(leadersContract, apiOptions);

export const useLeaders = (ranking: Ranking) => {
  const queryKey = economyKeys.leaders(ranking);
  return useCursorPages(
    leadersApi.list.useInfiniteQuery({
      ...cursorPages,
      queryKey,
      queryData: ({ pageParam }: AtPage) => ({
        query: { ...ranking, limit: MARKET_PAGE, ...pageParam },
      }),
      placeholderData: keepPreviousData,
      refetchInterval: false,
    }),
    { queryKey, idOf: ({ collector }) => collector.address },
  );
};

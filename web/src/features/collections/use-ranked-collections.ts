import { keepPreviousData } from '@tanstack/react-query';
import { MAX_PAGE } from '@trait-market/contract/economy/shared';

import { collectionsApi } from '@/lib/economy/collections/collections-api';
import { cursorPages, type AtPage } from '@/lib/economy/queries/cursor-pages';
import { economyKeys } from '@/lib/economy/queries/keys';
import { useCursorPages } from '@/lib/economy/queries/use-cursor-pages';

import { queryOfRanking, type Ranking } from './ranking';

export const useRankedCollections = (ranking: Ranking) => {
  const queryKey = [...economyKeys.collections(), 'ranked', ranking];
  return useCursorPages(
    collectionsApi.list.useInfiniteQuery({
      ...cursorPages,
      queryKey,
      queryData: ({ pageParam }: AtPage) => ({
        query: { ...queryOfRanking(ranking), limit: MAX_PAGE, ...pageParam },
      }),
      placeholderData: keepPreviousData,
    }),
    { queryKey, idOf: ({ slug }) => slug },
  );
};

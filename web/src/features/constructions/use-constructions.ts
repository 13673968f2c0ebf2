import { keepPreviousData } from '@tanstack/react-query';
import type { ConstructionsQuery } from '@trait-market/contract/economy/benches';

import { CONSTRUCTIONS_PAGE } from '@/config/constants';
import { benchesApi } from '@/lib/economy/avatars/benches-api';
import { cursorPages, type AtPage } from '@/lib/economy/queries/cursor-pages';
import { economyKeys } from '@/lib/economy/queries/keys';
import { useCursorPages } from '@/lib/economy/queries/use-cursor-pages';

export const useConstructions = (query: ConstructionsQuery) => {
  const queryKey = economyKeys.constructions(query);
  return useCursorPages(
    benchesApi.constructions.useInfiniteQuery({
      ...cursorPages,
      queryKey,
      queryData: ({ pageParam }: AtPage) => ({
        query: { ...query, limit: CONSTRUCTIONS_PAGE, ...pageParam },
      }),
      placeholderData: keepPreviousData,
      refetchInterval: false,
      staleTime: Infinity,
      // Drops the cached list, because returning users want the newest looks.
      // On the server, the list must last until the page is rendered.
      gcTime: import.meta.env.SSR ? Infinity : 0,
    }),
    { queryKey, idOf: ({ id }) => id },
  );
};

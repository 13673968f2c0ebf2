import { keepPreviousData, skipToken } from '@tanstack/react-query';
import type { BrowseTraitsQuery } from '@trait-market/contract/economy/traits';

import { MARKET_PAGE, WALL_FIRST_PAGE } from '@/config/constants';
import { browseApi } from '@/lib/economy/traits/browse-api';
import { cursorPages, type AtPage } from '@/lib/economy/queries/cursor-pages';
import { economyKeys } from '@/lib/economy/queries/keys';
import { useCursorPages } from '@/lib/economy/queries/use-cursor-pages';

/** Fetches traits page by page. Fetched pages don't change, so that no card moves. */
export const useBrowse = (query: BrowseTraitsQuery | undefined) => {
  const queryKey = economyKeys.traits(query ?? {});
  return useCursorPages(
    browseApi.browse.useInfiniteQuery({
      ...cursorPages,
      queryKey,
      queryData:
        query === undefined
          ? skipToken
          : ({ pageParam }: AtPage) => ({
              query: {
                ...query,
                limit: pageParam.cursor === undefined ? WALL_FIRST_PAGE : MARKET_PAGE,
                ...pageParam,
              },
            }),
      refetchInterval: false,
      placeholderData: keepPreviousData,
      staleTime: Infinity,
    }),
    { queryKey, idOf: ({ id }) => id },
  );
};

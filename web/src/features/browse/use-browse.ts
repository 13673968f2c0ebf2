import { keepPreviousData, skipToken, useQueryClient } from '@tanstack/react-query';
import type {
  BrowseTraitsQuery,
  TraitCard,
  TraitPage,
} from '@trait-market/contract/economy/traits';
import { useDeferredValue, useMemo } from 'react';

import { MARKET_PAGE, WALL_FIRST_PAGE } from '@/config/constants';
import { browseApi } from '@/lib/economy/traits/browse-api';
import { cursorPages, itemsOf, onlyPage, type AtPage } from '@/lib/economy/queries/cursor-pages';
import { economyKeys } from '@/lib/economy/queries/keys';
import { useNextPage } from '@/lib/economy/queries/use-next-page';
import { okResponse } from '@/lib/ok-response';

const idOf = ({ id }: TraitCard): string => id;

/**
 * Fetches the wall's traits page by page. Fetched pages aren't refetched, so that no card moves. It
 * subscribes to fewer changes than `useCursorPages`.
 */
export const useBrowse = (query: BrowseTraitsQuery | undefined) => {
  const queryClient = useQueryClient();
  const queryKey = economyKeys.traits(query ?? {});
  const browse = browseApi.browse.useInfiniteQuery({
    ...cursorPages,
    queryKey,
    queryData:
      query === undefined
        ? skipToken
        : ({ pageParam }: AtPage) => ({
            query:
              pageParam.cursor === undefined
                ? { ...query, limit: WALL_FIRST_PAGE }
                : { ...query, limit: MARKET_PAGE, ...pageParam },
          }),
    refetchInterval: false,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    // Leaves out `isFetching`, because a change of it would re-render the list without changing any
    // card.
    notifyOnChangeProps: [
      'data',
      'error',
      'isPlaceholderData',
      'hasNextPage',
      'isFetchNextPageError',
    ],
  });
  const { data, error, isPlaceholderData } = browse;
  const { hasNextPage, isFetchNextPageError, refetch } = browse;
  const fetchNextPage = useNextPage(browse);
  // Defers the rendering of a newly fetched page, so that scrolling has priority.
  const arrived = useDeferredValue(
    useMemo(() => ({ pages: data?.pages, isPlaceholderData }), [data, isPlaceholderData]),
  );
  const { pages } = arrived;
  // Removes duplicates: when the list shifts between the requests for two pages, both can contain
  // the same trait.
  const traits = useMemo(() => itemsOf(pages ?? [], idOf), [pages]);
  return {
    queryKey,
    error,
    hasNextPage,
    isFetchNextPageError,
    fetchNextPage,
    refetch,
    isPlaceholderData: arrived.isPlaceholderData,
    traits,
    first: pages?.[0]?.body,
    /**
     * Uses the total of the last fetched page, because it includes changes since the first page was
     * fetched.
     */
    total: pages?.at(-1)?.body.total ?? 0,
    facets: pages?.[0]?.body.facets,
    /** Restarts the list with a first page that has already been fetched. */
    beginWith: (page: TraitPage) => queryClient.setQueryData(queryKey, onlyPage(okResponse(page))),
  };
};

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
 * The traits of a query, page after page. They stay as they were fetched, so that nothing moves
 * under a person's hand; what is new since is told beside them.
 *
 * It does not go by `useCursorPages`: the wall draws thousands of cards, so it hears of nothing but what it
 * draws (`notifyOnChangeProps`), and of that between the frames (`useDeferredValue`).
 *
 * @param query undefined asks nothing
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
    // Whether a page is being fetched changes nothing that is drawn of those that are there.
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
  // A page of traits that arrives is drawn between the frames, so that scrolling goes first.
  const arrived = useDeferredValue(
    useMemo(() => ({ pages: data?.pages, isPlaceholderData }), [data, isPlaceholderData]),
  );
  const { pages } = arrived;
  // The list may move between two pages: what comes twice is shown once.
  const traits = useMemo(() => itemsOf(pages ?? [], idOf), [pages]);
  return {
    /** What of it is being fetched can be asked by this key. */
    queryKey,
    error,
    hasNextPage,
    isFetchNextPageError,
    fetchNextPage,
    refetch,
    isPlaceholderData: arrived.isPlaceholderData,
    traits,
    first: pages?.[0]?.body,
    /** Of the newest page: what came and went meanwhile is counted. */
    total: pages?.at(-1)?.body.total ?? 0,
    /** Of the first page, like the list itself. */
    facets: pages?.[0]?.body.facets,
    /** Begins anew with a first page that is known already. */
    beginWith: (page: TraitPage) => queryClient.setQueryData(queryKey, onlyPage(okResponse(page))),
  };
};

import { useInfiniteQuery, useQueryClient, type keepPreviousData } from '@tanstack/react-query';

import { pollInterval } from './poll-interval';
import { useNextPage } from './use-next-page';

/** A page of a list as the contract gives it. */
type Page<Item> = { items: Item[]; nextCursor: string | null; total: number };

/** The part of a query that says where a list goes on. */
type From = { cursor?: string };

/** The cursor of a list's beginning: there is none. */
const beginning = (): string | null => null;

type PagesOptions<Item, Extra> = {
  queryKey: readonly unknown[];
  /** Tells items apart. */
  idOf: (item: Item) => string;
  /** @throws AppError */
  fetchPage: (from: From, signal: AbortSignal) => Promise<Page<Item> & Extra>;
  /** Keeps the list before on the screen while another is fetched. */
  placeholderData?: typeof keepPreviousData;
  /** Where what is new is told beside the list, or matters to nobody who looks. */
  refetchInterval?: false;
  staleTime?: number;
  gcTime?: number;
};

/**
 * A list that is paged by cursor. An item that moved from one page to the next while they were fetched
 * is in it once. Others buy, sell and offer at any time, so it is asked again while somebody looks,
 * unless told otherwise.
 *
 * @typeParam Extra what a page says beside its items
 */
export const usePages = <Item, Extra = unknown>({
  queryKey,
  idOf,
  fetchPage,
  ...options
}: PagesOptions<Item, Extra>) => {
  const queryClient = useQueryClient();
  const {
    data,
    dataUpdatedAt,
    error,
    isFetching,
    isFetchingNextPage,
    isFetchNextPageError,
    isPlaceholderData,
    hasNextPage,
    fetchNextPage,
    refetch,
  } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      fetchPage(pageParam === null ? {} : { cursor: pageParam }, signal),
    initialPageParam: beginning(),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: ({ state }) => pollInterval(state.data?.pages.length ?? 1),
    ...options,
  });
  const fetchMore = useNextPage({ fetchNextPage, refetch });
  return {
    items: data && [
      ...new Map(
        data.pages.flatMap(({ items }) => items).map((item) => [idOf(item), item]),
      ).values(),
    ],
    first: data?.pages[0],
    /** Of the newest page: what came and went meanwhile is counted. */
    total: data?.pages.at(-1)?.total ?? 0,
    fetchedAt: new Date(dataUpdatedAt),
    error,
    isFetching,
    isFetchingNextPage,
    /** The last page that was asked for did not come; `fetchMore` asks again. */
    isMoreMissing: isFetchNextPageError,
    /** It is the list before: another one is on its way. */
    isPlaceholderData,
    fetchMore: hasNextPage ? () => void fetchMore() : undefined,
    retry: () => void refetch(),
    /** Begins anew with a first page that is known already. */
    beginWith: (page: Page<Item> & Extra): void =>
      void queryClient.setQueryData(queryKey, { pages: [page], pageParams: [beginning()] }),
  };
};

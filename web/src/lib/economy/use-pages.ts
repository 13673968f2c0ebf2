import { useInfiniteQuery } from '@tanstack/react-query';

import { pollInterval } from './poll-interval';

/** A page of a list as the contract gives it. */
type Page<Item> = { items: Item[]; nextCursor: string | null; total: number };

/** The part of a query that says where a list goes on. */
type From = { cursor?: string };

/** The cursor of a list's beginning: there is none. */
const beginning = (): string | null => null;

/**
 * A list of a wallet's that is paged by cursor. An item that moved from one page to the next while they
 * were fetched is in it once. Others buy, sell and offer at any time, so it is asked again while
 * somebody looks.
 *
 * @param idOf tells items apart
 * @param fetchPage throws an `AppError`
 */
export const usePages = <Item>({
  queryKey,
  idOf,
  fetchPage,
}: {
  queryKey: string[];
  idOf: (item: Item) => string;
  fetchPage: (from: From, signal: AbortSignal) => Promise<Page<Item>>;
}) => {
  const {
    data,
    dataUpdatedAt,
    error,
    isFetching,
    isFetchingNextPage,
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
  });
  return {
    items: data && [
      ...new Map(
        data.pages.flatMap(({ items }) => items).map((item) => [idOf(item), item]),
      ).values(),
    ],
    total: data?.pages.at(-1)?.total ?? 0,
    fetchedAt: new Date(dataUpdatedAt),
    error,
    isFetching,
    isFetchingNextPage,
    fetchMore: hasNextPage ? () => void fetchNextPage() : undefined,
    retry: () => void refetch(),
  };
};

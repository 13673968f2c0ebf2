import { useQueryClient, type QueryKey } from '@tanstack/react-query';

import { okResponse } from '@/lib/ok-response';

import { itemsOf, onlyPage } from './cursor-pages';
import { useNextPage } from './use-next-page';

/** A page of a list as the contract declares it. */
type Page = { items: readonly unknown[]; nextCursor: string | null; total: number };

type ItemOf<Body extends Page> = Body['items'][number];

type Pages<Body> = { pages: readonly { body: Body }[] };

/** The part that is used of a generated `useInfiniteQuery`'s result. */
type PagesQuery<Body> = {
  data: Pages<Body> | undefined;
  dataUpdatedAt: number;
  error: object | null;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  isPlaceholderData: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => Promise<{
    data: Pages<Body> | undefined;
    error: unknown;
    isFetchNextPageError: boolean;
  }>;
  refetch: () => Promise<unknown>;
};

type CursorPagesOptions<Body extends Page> = {
  /** The key of the query. */
  queryKey: QueryKey;
  /** Tells items apart. */
  idOf: (item: ItemOf<Body>) => string;
};

/**
 * A list that is shown page by page.
 *
 * @param query a generated `useInfiniteQuery` with the options `cursorPages`
 */
export const useCursorPages = <Body extends Page>(
  query: PagesQuery<Body>,
  { queryKey, idOf }: CursorPagesOptions<Body>,
) => {
  const queryClient = useQueryClient();
  const fetchMore = useNextPage(query);
  const { data, error, isFetching, isFetchingNextPage, isPlaceholderData } = query;
  return {
    items: data && itemsOf<ItemOf<Body>>(data.pages, idOf),
    first: data?.pages[0]?.body,
    /** The total of the newest page, since items came and went meanwhile. */
    total: data?.pages.at(-1)?.body.total ?? 0,
    fetchedAt: new Date(query.dataUpdatedAt),
    error,
    isFetching,
    isFetchingNextPage,
    /** The next page failed to load; `fetchMore` requests it again. */
    isMoreMissing: query.isFetchNextPageError,
    /** The items are those of the previous list, while the next one is being fetched. */
    isPlaceholderData,
    fetchMore: query.hasNextPage ? () => void fetchMore() : undefined,
    retry: () => void query.refetch(),
    /** Restarts the list with a first page that is already loaded. */
    beginWith: (page: Body): void =>
      void queryClient.setQueryData(queryKey, onlyPage(okResponse(page))),
  };
};

import { useQueryClient, type QueryKey } from '@tanstack/react-query';

import { okResponse } from '@/lib/ok-response';

import { itemsOf, onlyPage } from './cursor-pages';
import { useNextPage } from './use-next-page';

type Page = { items: readonly unknown[]; nextCursor: string | null; total: number };

type ItemOf<Body extends Page> = Body['items'][number];

type Pages<Body> = { pages: readonly { body: Body }[] };

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
  queryKey: QueryKey;
  idOf: (item: ItemOf<Body>) => string;
};

/** Returns a paged list. `query` is a generated `useInfiniteQuery` with `cursorPages`. */
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
    /** The last page's total, which includes changes since the first page was fetched. */
    total: data?.pages.at(-1)?.body.total ?? 0,
    fetchedAt: new Date(query.dataUpdatedAt),
    error,
    isFetching,
    isFetchingNextPage,
    /** The next page couldn't be fetched. `fetchMore` requests it again. */
    isMoreMissing: query.isFetchNextPageError,
    /** The items are those of the previous list, because the new list is still being fetched. */
    isPlaceholderData,
    fetchMore: query.hasNextPage ? () => void fetchMore() : undefined,
    refetch: () => void query.refetch(),
    beginWith: (page: Body): void =>
      void queryClient.setQueryData(queryKey, onlyPage(okResponse(page))),
  };
};

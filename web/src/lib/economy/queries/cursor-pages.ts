import { pollInterval } from './poll-interval';

/** Empty for the first page. */
type From = { cursor?: string };

export type AtPage = { pageParam: From };

const firstPage = (): From => ({});

export const cursorPages = {
  initialPageParam: firstPage(),
  getNextPageParam: ({
    body: { nextCursor },
  }: {
    body: { nextCursor: string | null };
  }): From | undefined => (nextCursor === null ? undefined : { cursor: nextCursor }),
  // All pages are fetched again, so that a longer list is polled less often.
  refetchInterval: ({ state }: { state: { data?: { pages: readonly unknown[] } | undefined } }) =>
    pollInterval(state.data?.pages.length ?? 1),
};

export const onlyPage = <Response>(response: Response) => ({
  pages: [response],
  pageParams: [firstPage()],
});

/** Keeps only one copy of an item that moved between pages. */
export const itemsOf = <Item>(
  pages: readonly { body: { items: readonly Item[] } }[],
  idOf: (item: Item) => string,
): Item[] => [
  ...new Map(
    pages.flatMap(({ body }) => body.items.map((item) => [idOf(item), item] as const)),
  ).values(),
];

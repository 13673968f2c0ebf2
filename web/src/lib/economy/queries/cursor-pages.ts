import { pollInterval } from './poll-interval';

/** The position to fetch from; empty for the first page. */
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
  // Each poll fetches all pages of a list again, so a longer list is polled less often.
  refetchInterval: ({ state }: { state: { data?: { pages: readonly unknown[] } | undefined } }) =>
    pollInterval(state.data?.pages.length ?? 1),
};

export const onlyPage = <Response>(response: Response) => ({
  pages: [response],
  pageParams: [firstPage()],
});

/** Returns all items. One that moved to another page between two requests occurs once. */
export const itemsOf = <Item>(
  pages: readonly { body: { items: readonly Item[] } }[],
  idOf: (item: Item) => string,
): Item[] => [
  ...new Map(
    pages.flatMap(({ body }) => body.items.map((item) => [idOf(item), item] as const)),
  ).values(),
];

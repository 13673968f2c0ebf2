import type { ReactNode } from 'react';

import { QueryFailure } from './query-failure';
import { ShowMore } from './show-more';

type List<Item> = {
  items: readonly Item[] | undefined;
  total: number;
  error: unknown;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  fetchMore: (() => void) | undefined;
  refetch: () => unknown;
};

type PagedListProps<Item> = {
  list: List<Item>;
  name: string;
  /** The title of the message when the list can't be loaded. */
  failure: string;
  loading: ReactNode;
  empty: ReactNode;
  /** The numbers in the list's foot, if some of the loaded items are hidden. */
  counts?: { shown: number; total: number | undefined } | undefined;
  children: (items: readonly Item[]) => ReactNode;
};

/** Shows a list of `useCursorPages` in each of its states, with a button to load more. */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { list, name, failure, loading, empty, counts, children } = props;
  const { items, error } = list;
  return (
    <>
      {error !== null && (
        <div className="mb-8">
          <QueryFailure title={failure} isOutOfDate={items !== undefined} query={list} />
        </div>
      )}
      {!items && error === null && loading}
      {items?.length === 0 && empty}
      {items && items.length > 0 && (
        <>
          {children(items)}
          <ShowMore
            shown={counts?.shown ?? items.length}
            total={counts ? counts.total : list.total}
            name={name}
            isLoading={list.isFetchingNextPage}
            onMore={list.fetchMore}
          />
        </>
      )}
    </>
  );
}

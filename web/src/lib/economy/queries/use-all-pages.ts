import { hashKey, type QueryKey } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';

import { isRefusal } from '@/lib/app-error';

import { itemsOf } from './cursor-pages';

type Pages<Item> = { pages: readonly { body: { items: readonly Item[] } }[] };

type Options = { cancelRefetch?: boolean };

type PagesQuery<Item> = {
  data: Pages<Item> | undefined;
  dataUpdatedAt: number;
  error: object | null;
  isFetching: boolean;
  hasNextPage: boolean;
  fetchNextPage: (options?: Options) => Promise<{ error: unknown; isFetchNextPageError: boolean }>;
  refetch: (options?: Options) => Promise<unknown>;
};

type AllPagesOptions<Item> = {
  queryKey: QueryKey;
  idOf: (item: Item) => string;
  most?: number;
};

// Reuses a request that is already in flight, because other components may have sent it.
const JOIN = { cancelRefetch: false };

/** Returns all items. Starts over once if the server rejects its own cursor. */
export const useAllPages = <Item>(
  query: PagesQuery<Item>,
  { queryKey, idOf, most = Infinity }: AllPagesOptions<Item>,
) => {
  const { data, isFetching, hasNextPage, fetchNextPage, refetch } = query;
  const key = hashKey(queryKey);
  const [complete, setComplete] = useState<{ key: string; data: Pages<Item> }>();
  const restarted = useRef<string>(undefined);
  const isMissing = data !== undefined && hasNextPage && data.pages.length < most;
  const isLoading = isMissing && (isFetching || query.error === null);
  if (data !== undefined && !isMissing && complete?.data !== data) setComplete({ key, data });
  useEffect(() => {
    if (!isMissing) restarted.current = undefined;
    if (!isLoading || isFetching) return;
    const fetchMore = async (): Promise<void> => {
      const { error, isFetchNextPageError } = await fetchNextPage(JOIN);
      if (!isFetchNextPageError || !isRefusal(error, 400) || restarted.current === key) return;
      restarted.current = key;
      await refetch(JOIN);
    };
    void fetchMore();
    // If a page arrives before its request is rendered, only `data` changes.
  }, [data, isMissing, isLoading, isFetching, key, refetch, fetchNextPage]);

  const previous = complete?.key === key ? complete.data : undefined;
  const whole = isMissing ? previous : data;
  const items = useMemo(() => whole && itemsOf(whole.pages, idOf), [whole, idOf]);
  const error = isLoading ? null : query.error;
  return {
    data: items,
    dataUpdatedAt: query.dataUpdatedAt,
    error,
    isError: error !== null,
    isPending: items === undefined && error === null,
    isFetching: isFetching || isLoading,
    refetch,
  };
};

import {
  MAX_QUERIED_WATCHED,
  type WatchedEntry,
  type WatchedNowList,
} from '@trait-market/contract/economy/watchlist';
import { useMemo, useState } from 'react';

import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';
import { pollInterval } from '@/lib/economy/queries/poll-interval';
import { watchlistApi } from '@/lib/watchlist/watchlist-api';

/** Returns the key by which a watched entry finds its current state. */
export const nameOf = ({ kind, id }: Pick<WatchedEntry, 'kind' | 'id'>): string =>
  `${kind}:${kind === 'wallet' ? id.toLowerCase() : id}`;

const inParts = (names: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(names.length / MAX_QUERIED_WATCHED) }, (_, part) =>
    names.slice(part * MAX_QUERIED_WATCHED, (part + 1) * MAX_QUERIED_WATCHED),
  );

type Part = {
  data: { body: WatchedNowList } | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

const combineParts = (parts: readonly Part[]) => ({
  items: parts.every(({ data }) => data !== undefined)
    ? parts.flatMap(({ data }) => data?.body.items ?? [])
    : undefined,
  error: parts.find(({ error }) => error !== null)?.error ?? null,
  isFetching: parts.some(({ isFetching }) => isFetching),
  refetch: () => Promise.all(parts.map(({ refetch }) => refetch())),
});

export const useWatchedNow = (entries: readonly WatchedEntry[]) => {
  const parts = inParts(entries.map(nameOf).toSorted());
  const { items, ...query } = watchlistApi.now.useQueries({
    queries: parts.map((of) => ({
      queryKey: [ECONOMY_QUERIES, 'watched', of],
      queryData: { query: { of } },
      refetchInterval: pollInterval(parts.length),
    })),
    combine: combineParts,
  });
  // Keeps the previous rows visible, because adding or removing an entry changes the queries.
  const [previous, setPrevious] = useState(items);
  if (items !== undefined && items !== previous) setPrevious(items);
  const shown = items ?? (query.error === null ? previous : undefined);
  return {
    ...query,
    data: useMemo(() => shown && new Map(shown.map((now) => [nameOf(now), now])), [shown]),
    isPlaceholderData: items === undefined,
  };
};

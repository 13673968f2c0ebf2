import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  MAX_QUERIED_WATCHED,
  type WatchedEntry,
  type WatchedNow,
} from '@trait-market/contract/economy/watchlist';

import { bodyOf } from '@/lib/body-of';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';
import { pollInterval } from '@/lib/economy/queries/poll-interval';
import { watchlistClient } from '@/lib/watchlist/use-watchlist';

/** One and the same of a thing that is watched and of how it stands now. */
export const nameOf = ({ kind, id }: Pick<WatchedEntry, 'kind' | 'id'>): string =>
  `${kind}:${kind === 'wallet' ? id.toLowerCase() : id}`;

const inParts = (names: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(names.length / MAX_QUERIED_WATCHED) }, (_, part) =>
    names.slice(part * MAX_QUERIED_WATCHED, (part + 1) * MAX_QUERIED_WATCHED),
  );

/** How what is watched stands now, by its name; asked again while somebody looks. */
export const useWatchedNow = (entries: readonly WatchedEntry[]) => {
  const names = entries.map(nameOf).toSorted();
  const parts = inParts(names);
  return useQuery({
    queryKey: [ECONOMY_QUERIES, 'watched', names],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, WatchedNow>> => {
      const answers = await Promise.all(
        parts.map(async (of) =>
          bodyOf(await watchlistClient.now({ query: { of }, fetchOptions: { signal } })),
        ),
      );
      return new Map(answers.flatMap(({ items }) => items).map((now) => [nameOf(now), now]));
    },
    enabled: names.length > 0,
    refetchInterval: pollInterval(parts.length),
    placeholderData: keepPreviousData,
  });
};

import { useQuery } from '@tanstack/react-query';
import type { Price } from '@trait-market/contract/economy/shared';
import { MAX_QUERIED_WATCHED, WatchedIdSchema } from '@trait-market/contract/economy/watchlist';

import { bodyOf } from '@/lib/body-of';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';
import { watchlistClient } from '@/lib/watchlist/use-watchlist';

/** What traits cost now, by their id; null: not listed. */
export type Floors = ReadonlyMap<string, Price | null>;

/**
 * What traits that were found cost now, asked in one call once they are there. Nothing waits for it, and
 * where it fails or the market is closed they stand without prices.
 *
 * @param ids of traits; more than an answer holds are told of the first ones
 */
export const useFloors = (ids: readonly string[]): Floors | undefined => {
  const isOpen = useFeatureEnabled('market');
  const asked = ids
    .filter((id) => WatchedIdSchema.safeParse(id).success)
    .slice(0, MAX_QUERIED_WATCHED);
  const { data } = useQuery({
    queryKey: [ECONOMY_QUERIES, 'floors', asked],
    queryFn: async ({ signal }): Promise<Floors> => {
      const of = asked.map((id) => `trait:${id}`);
      const { items } = bodyOf(
        await watchlistClient.now({ query: { of }, fetchOptions: { signal } }),
      );
      return new Map(
        items.flatMap((now) => (now.kind === 'trait' ? [[now.id, now.trait.floor]] : [])),
      );
    },
    enabled: isOpen === true && asked.length > 0,
  });
  return data;
};

import { skipToken } from '@tanstack/react-query';
import type { Price } from '@trait-market/contract/economy/shared';
import {
  MAX_QUERIED_WATCHED,
  WatchedIdSchema,
  type WatchedNowList,
} from '@trait-market/contract/economy/watchlist';

import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';
import { watchlistApi } from '@/lib/watchlist/watchlist-api';

export type Floors = ReadonlyMap<string, Price | null>;

const floorsOf = ({ body }: { body: WatchedNowList }): Floors =>
  new Map(body.items.flatMap((now) => (now.kind === 'trait' ? [[now.id, now.trait.floor]] : [])));

/** Fetches floors; undefined on failure or while the market is disabled. One page at most. */
export const useFloors = (ids: readonly string[]): Floors | undefined => {
  const isOpen = useFeatureEnabled('market');
  const requested = ids
    .filter((id) => WatchedIdSchema.safeParse(id).success)
    .slice(0, MAX_QUERIED_WATCHED);
  const { data } = watchlistApi.now.useQuery({
    queryKey: [ECONOMY_QUERIES, 'floors', requested],
    queryData:
      isOpen === true && requested.length > 0
        ? { query: { of: requested.map((id) => `trait:${id}`) } }
        : skipToken,
    select: floorsOf,
  });
  return data;
};

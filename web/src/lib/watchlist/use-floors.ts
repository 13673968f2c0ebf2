import { skipToken } from '@tanstack/react-query';
import type { Price } from '@trait-market/contract/economy/shared';
import type { TraitCard } from '@trait-market/contract/economy/traits';
import {
  MAX_QUERIED_WATCHED,
  WatchedIdSchema,
  type WatchedNowList,
} from '@trait-market/contract/economy/watchlist';

import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';
import { watchlistApi } from '@/lib/watchlist/watchlist-api';

export type Floors = ReadonlyMap<string, Price | null>;

type Answer = { body: WatchedNowList };

const cardsOf = ({ body }: Answer): ReadonlyMap<string, TraitCard> =>
  new Map(body.items.flatMap((now) => (now.kind === 'trait' ? [[now.id, now.trait]] : [])));

const floorsOf = (answer: Answer): Floors =>
  new Map([...cardsOf(answer)].map(([id, { floor }]) => [id, floor]));

/** Fetches one page of traits at most. */
const useTraits = <Selected>(
  ids: readonly string[],
  select: (answer: Answer) => Selected,
  isEnabled: boolean,
) => {
  const requested = ids
    .filter((id) => WatchedIdSchema.safeParse(id).success)
    .slice(0, MAX_QUERIED_WATCHED);
  return watchlistApi.now.useQuery({
    queryKey: [ECONOMY_QUERIES, 'floors', requested],
    queryData:
      isEnabled && requested.length > 0
        ? { query: { of: requested.map((id) => `trait:${id}`) } }
        : skipToken,
    select,
  });
};

/** Fetches floors, even while the market is disabled. */
export const useFloorsQuery = (ids: readonly string[]) => useTraits(ids, floorsOf, true);

/** Returns floors; undefined on failure or while the market is disabled. */
export const useFloors = (ids: readonly string[]): Floors | undefined =>
  useTraits(ids, floorsOf, useFeatureEnabled('market') === true).data;

/** Returns traits; undefined on failure or while the market is disabled. */
export const useTraitCards = (ids: readonly string[]) =>
  useTraits(ids, cardsOf, useFeatureEnabled('market') === true).data;

import { skipToken } from '@tanstack/react-query';
import type { Price } from '@trait-market/contract/economy/shared';
import type { TraitCard } from '@trait-market/contract/economy/traits';
import {
  MAX_QUERIED_WATCHED,
  WatchedIdSchema,
  type WatchedNowList,
} from '@trait-market/contract/economy/watchlist';

import { nativePrice } from '@/lib/economy/amounts/native-price';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';
import { watchlistApi } from '@/lib/watchlist/watchlist-api';

export type Floors = ReadonlyMap<string, Price | null>;

type Answer = { body: WatchedNowList };

const cardsOf = ({ body }: Answer): ReadonlyMap<string, TraitCard> =>
  new Map(body.items.flatMap((now) => (now.kind === 'trait' ? [[now.id, now.trait]] : [])));

const floorsOf = (answer: Answer): Floors =>
  new Map([...cardsOf(answer)].map(([id, { floor }]) => [id, floor]));

/** Returns the floor of each trait, else its last sale, else its best offer (E682). */
const valuesOf = ({ body }: Answer): Floors =>
  new Map(
    body.items.flatMap((now) => {
      if (now.kind !== 'trait') return [];
      const value = now.trait.floor ?? now.trait.lastSale?.price ?? now.bestOffer;
      return [[now.id, value && nativePrice(value)]];
    }),
  );

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

/** Fetches what one edition of each trait is worth, even while the market is disabled. */
export const useTraitValuesQuery = (ids: readonly string[]) => useTraits(ids, valuesOf, true);

/** Returns floors; undefined on failure or while the market is disabled. */
export const useFloors = (ids: readonly string[]): Floors | undefined =>
  useTraits(ids, floorsOf, useFeatureEnabled('market') === true).data;

/** Returns traits; undefined on failure or while the market is disabled. */
export const useTraitCards = (ids: readonly string[]) =>
  useTraits(ids, cardsOf, useFeatureEnabled('market') === true).data;

import { keepPreviousData } from '@tanstack/react-query';
import type { BrowseTraitsQuery } from '@trait-market/contract/economy/traits';

import { browseApi } from '@/lib/economy/traits/browse-api';
import { collectionsApi } from '@/lib/economy/collections/collections-api';
import { economyKeys } from '@/lib/economy/queries/keys';
import { useMarketPoll } from '@/lib/economy/live/use-market-poll';

export const CARDS_SHOWN = 12;

export const useCollection = (slug: string) =>
  collectionsApi.detail.useQuery({
    queryKey: economyKeys.collection(slug),
    queryData: { params: { slug } },
    select: ({ body }) => body,
    refetchInterval: useMarketPoll(),
  });

export const useCollectionStats = (slug: string) =>
  collectionsApi.stats.useQuery({
    queryKey: [...economyKeys.collection(slug), 'stats'],
    queryData: { params: { slug } },
    select: ({ body }) => body,
    refetchInterval: useMarketPoll(),
  });

export const useRarestAvatars = (slug: string) =>
  collectionsApi.avatars.useQuery({
    queryKey: [...economyKeys.collection(slug), 'avatars'],
    queryData: { params: { slug }, query: { limit: CARDS_SHOWN } },
    select: ({ body }) => body,
  });

export type TraitOrder = 'price-asc' | 'rarity' | 'newest';

export const useFirstTraits = (slug: string, sort: TraitOrder) => {
  const query: BrowseTraitsQuery = {
    collection: [slug],
    sort,
    limit: CARDS_SHOWN,
    ...(sort === 'price-asc' && { listed: true }),
  };
  return browseApi.browse.useQuery({
    queryKey: economyKeys.traits(query),
    queryData: { query },
    select: ({ body }) => body,
    placeholderData: keepPreviousData,
    refetchInterval: useMarketPoll(),
  });
};

import { type QueryClient, skipToken } from '@tanstack/react-query';
import type { AvatarDetail } from '@trait-market/contract/economy/avatars';
import type { Collection } from '@trait-market/contract/economy/collections';
import type { Order } from '@trait-market/contract/economy/orders';
import { ITEM, type OfferItem } from '@trait-market/contract/economy/typed-data';

import { MARKET_POLL_MS } from '@/config/constants';
import { avatarsApi } from '@/lib/economy/avatars/avatars-api';
import { collectionsApi } from '@/lib/economy/collections/collections-api';
import { everyCollection, fetchCollections } from '@/lib/economy/collections/use-collections';
import { economyKeys } from '@/lib/economy/queries/keys';
import { labelsOfAvatar, labelsOfOrder, type Labels } from '../../messages/text/labels';

type AvatarLabels = ReturnType<typeof labelsOfAvatar>;

type AvatarId = Pick<OfferItem, 'token'> & { tokenId: string };

const avatarsAmong = (items: readonly OfferItem[]): AvatarId[] =>
  items
    .filter(({ itemType }) => itemType === ITEM.erc721)
    .map(({ token, identifierOrCriteria: tokenId }) => ({ token, tokenId }));

const avatarsOfOrder = ({ components, commitments }: Order): AvatarId[] => {
  const named = [
    ...avatarsAmong([...components.offer, ...components.consideration]),
    ...commitments.map(({ token, avatarId: tokenId }) => ({ token, tokenId })),
  ];
  return [
    ...new Map(named.map((one) => [`${one.token.toLowerCase()}/${one.tokenId}`, one])).values(),
  ];
};

const avatarQueries = (order: Order, collections: readonly Collection[]) =>
  avatarsOfOrder(order).flatMap(({ token, tokenId }) => {
    const collection = collections.find(
      ({ contracts }) => contracts.avatars.toLowerCase() === token.toLowerCase(),
    );
    if (collection === undefined) return [];
    const { slug } = collection;
    return {
      queryKey: economyKeys.avatar(slug, tokenId, 'labels'),
      queryData: { params: { collection: slug, tokenId } },
    };
  });

const namesOf = (details: readonly AvatarDetail[]): AvatarLabels => {
  const named = details.map(labelsOfAvatar);
  return {
    assets: Object.assign({}, ...named.map(({ assets }) => assets)),
    worn: Object.assign({}, ...named.map(({ worn }) => worn)),
  };
};

/** Fetches the names of an order's avatars. An avatar that can't be fetched has no name. */
export const fetchAvatarLabels = async (
  queryClient: QueryClient,
  order: Order,
): Promise<AvatarLabels> => {
  if (avatarsOfOrder(order).length === 0) return namesOf([]);
  const collections = await fetchCollections(queryClient).catch(() => []);
  const { detail } = avatarsApi.initQueryClient(queryClient);
  const results = await Promise.allSettled(
    avatarQueries(order, collections).map((query) => detail.fetchQuery(query)),
  );
  return namesOf(
    results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.body] : [])),
  );
};

type Result = { data: { body: AvatarDetail } | undefined; isLoading: boolean };

const combineResults = (results: readonly Result[]) => ({
  labels: namesOf(results.flatMap(({ data }) => data?.body ?? [])),
  isLoading: results.some(({ isLoading }) => isLoading),
});

/** Loads the avatars' names. If one can't be loaded, the order's own number is shown. */
export const useAvatarLabels = (order: Order) => {
  const { data: collections = [], isLoading } = collectionsApi.list.useQuery({
    ...everyCollection(),
    ...(avatarsOfOrder(order).length === 0 && { queryData: skipToken }),
    select: ({ body }) => body.items,
  });
  const { labels, ...details } = avatarsApi.detail.useQueries({
    // Refetches the avatars, because their owners can change their traits at any time.
    queries: avatarQueries(order, collections).map((query) => ({
      ...query,
      refetchInterval: MARKET_POLL_MS,
    })),
    combine: combineResults,
  });
  return { labels, isLoading: isLoading || details.isLoading };
};

export const labelsWith = (order: Order, ofAvatars: AvatarLabels): Labels => {
  const named = labelsOfOrder(order);
  return {
    ...named,
    assets: { ...ofAvatars.assets, ...named.assets },
    worn: ofAvatars.worn,
  };
};

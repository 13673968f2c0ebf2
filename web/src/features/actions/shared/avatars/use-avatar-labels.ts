import { type QueryClient, useQuery } from '@tanstack/react-query';
import { avatarsContract } from '@trait-market/contract/economy/avatars';
import { collectionsContract } from '@trait-market/contract/economy/collections';
import type { Order } from '@trait-market/contract/economy/orders';
import { MAX_PAGE } from '@trait-market/contract/economy/shared';
import { ITEM, type OfferItem } from '@trait-market/contract/economy/typed-data';
import { initClient } from '@ts-rest/core';

import { MARKET_POLL_MS } from '@/config/constants';
import { bodyOf } from '@/lib/body-of';
import { economyOptions } from '@/lib/economy/queries/economy-options';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';
import { labelsOfAvatar, labelsOfOrder, type Labels } from '../../messages/text/labels';

type AvatarLabels = ReturnType<typeof labelsOfAvatar>;

const avatars = initClient(avatarsContract, economyOptions);
const collections = initClient(collectionsContract, economyOptions);

type AvatarId = Pick<OfferItem, 'token'> & { tokenId: string };

const avatarsAmong = (items: readonly OfferItem[]): AvatarId[] =>
  items
    .filter(({ itemType }) => itemType === ITEM.erc721)
    .map(({ token, identifierOrCriteria: tokenId }) => ({ token, tokenId }));

/** The avatars that whoever takes an order gets. */
export const givenAvatars = ({ components }: Pick<Order, 'components'>): AvatarId[] =>
  avatarsAmong(components.offer);

/** The avatars that an order is about: those that it gives or asks for, and those of its promises. */
const avatarsOfOrder = ({ components, commitments }: Order): AvatarId[] => {
  const named = [
    ...avatarsAmong([...components.offer, ...components.consideration]),
    ...commitments.map(({ token, avatarId: tokenId }) => ({ token, tokenId })),
  ];
  return [
    ...new Map(named.map((one) => [`${one.token.toLowerCase()}/${one.tokenId}`, one])).values(),
  ];
};

/** What avatars and the traits that they wear are called; what fails has no name. */
const labelsOf = async (
  wanted: readonly AvatarId[],
  signal: AbortSignal,
): Promise<AvatarLabels> => {
  const fetchOptions = { signal };
  const all = bodyOf(await collections.list({ query: { limit: MAX_PAGE }, fetchOptions }));
  const slugs = new Map(
    all.items.map(({ contracts, slug }) => [contracts.avatars.toLowerCase(), slug]),
  );
  const answers = await Promise.allSettled(
    wanted.flatMap(({ token, tokenId }) => {
      const collection = slugs.get(token.toLowerCase());
      const params = { collection: collection ?? '', tokenId };
      return collection === undefined ? [] : [avatars.detail({ params, fetchOptions })];
    }),
  );
  const known = answers.flatMap((answer) =>
    answer.status === 'fulfilled' ? [labelsOfAvatar(bodyOf(answer.value))] : [],
  );
  return {
    assets: Object.assign({}, ...known.map(({ assets }) => assets)),
    worn: Object.assign({}, ...known.map(({ worn }) => worn)),
  };
};

const NOTHING: AvatarLabels = { assets: {}, worn: {} };

const avatarLabelsQuery = (order: Order) => {
  const wanted = avatarsOfOrder(order);
  return {
    queryKey: [ECONOMY_QUERIES, 'avatars-of', order.hash],
    queryFn: ({ signal }: { signal: AbortSignal }) => labelsOf(wanted, signal),
    enabled: wanted.length > 0,
  };
};

/** Fetches the names of an order's avatars; none, where they can't be fetched. */
export const fetchAvatarLabels = (queryClient: QueryClient, order: Order) => {
  const { enabled, ...query } = avatarLabelsQuery(order);
  return enabled ? queryClient.fetchQuery(query).catch(() => NOTHING) : Promise.resolve(NOTHING);
};

/**
 * The names of the avatars that an order is about, and of what they wear now. An order tells them by
 * numbers alone: where a name cannot be had, the numbers are told.
 */
export const useAvatarLabels = (order: Order) => {
  const { data, isLoading } = useQuery({
    ...avatarLabelsQuery(order),
    // They can be dressed anew at any time.
    refetchInterval: MARKET_POLL_MS,
  });
  return { labels: data ?? NOTHING, isLoading };
};

/** All names that what is signed for an order needs: its own, and those of its avatars and what they wear. */
export const labelsWith = (order: Order, ofAvatars: AvatarLabels): Labels => {
  const named = labelsOfOrder(order);
  return {
    ...named,
    assets: { ...ofAvatars.assets, ...named.assets },
    worn: ofAvatars.worn,
  };
};

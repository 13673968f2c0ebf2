import type { QueryClient } from '@tanstack/react-query';
import type { AvatarCard } from '@trait-market/contract/economy/avatars';
import type { Order } from '@trait-market/contract/economy/orders';

import { isListingOfAvatar } from '@/lib/economy/avatars/about-avatar';
import { avatarsApi } from '@/lib/economy/avatars/avatars-api';
import { economyKeys } from '@/lib/economy/queries/keys';

/** Fetches an avatar's listings, because a cached one may have been filled. @throws AppError */
export const fetchListings = async (
  queryClient: QueryClient,
  avatar: Pick<AvatarCard, 'collection' | 'tokenId'>,
): Promise<Order[]> => {
  const { collection, tokenId } = avatar;
  const { body } = await avatarsApi.initQueryClient(queryClient).orders.fetchQuery({
    queryKey: economyKeys.avatar(collection, tokenId, 'orders', 'listing'),
    queryData: { params: { collection, tokenId }, query: { kind: 'listing' } },
    staleTime: 0,
  });
  return body.items.filter((order) => isListingOfAvatar(order, avatar));
};

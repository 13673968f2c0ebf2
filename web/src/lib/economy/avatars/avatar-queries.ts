import type { QueryClient } from '@tanstack/react-query';
import type { AvatarDetail } from '@trait-market/contract/economy/avatars';
import type { AvatarRef } from '@trait-market/contract/economy/shared';

import { ORDERS_SHOWN } from '@/config/constants';

import { economyKeys } from '../queries/keys';
import { useMarketPoll } from '../live/use-market-poll';
import { avatarsApi } from './avatars-api';

type AvatarId = Pick<AvatarRef, 'collection' | 'tokenId'>;

export const useAvatarDetail = ({ collection, tokenId }: AvatarId) =>
  avatarsApi.detail.useQuery({
    queryKey: economyKeys.avatar(collection, tokenId),
    queryData: { params: { collection, tokenId } },
    select: ({ body }) => body,
    refetchInterval: useMarketPoll(),
  });

/** Fetches an avatar outside React components. @throws AppError */
export const fetchAvatar = async (
  queryClient: QueryClient,
  { collection, tokenId }: AvatarId,
): Promise<AvatarDetail> => {
  const { body } = await avatarsApi.initQueryClient(queryClient).detail.fetchQuery({
    queryKey: economyKeys.avatar(collection, tokenId),
    queryData: { params: { collection, tokenId } },
    staleTime: 0,
  });
  return body;
};

export const useAvatarOrders = ({ collection, tokenId }: AvatarId) =>
  avatarsApi.orders.useQuery({
    queryKey: economyKeys.avatar(collection, tokenId, 'orders'),
    queryData: { params: { collection, tokenId }, query: { limit: ORDERS_SHOWN } },
    select: ({ body }) => body,
    refetchInterval: useMarketPoll(),
  });

export const useAvatarHistory = ({ collection, tokenId }: AvatarId) =>
  avatarsApi.history.useQuery({
    queryKey: economyKeys.avatar(collection, tokenId, 'history'),
    queryData: { params: { collection, tokenId }, query: {} },
    select: ({ body }) => body,
    refetchInterval: useMarketPoll(),
  });

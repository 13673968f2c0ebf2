import type { AvatarRef } from '@trait-market/contract/economy/shared';

import { ORDERS_SHOWN } from '@/config/constants';

import { economyKeys } from '../queries/keys';
import { useMarketPoll } from '../live/use-market-poll';
import { avatarsApi } from './avatars-api';

type AvatarId = Pick<AvatarRef, 'collection' | 'tokenId'>;

/** An avatar, whose it is, how it ranks and what it wears. */
export const useAvatarDetail = ({ collection, tokenId }: AvatarId) =>
  avatarsApi.detail.useQuery({
    queryKey: economyKeys.avatar(collection, tokenId),
    queryData: { params: { collection, tokenId } },
    select: ({ body }) => body,
    // While somebody looks, and not while the page is hidden.
    refetchInterval: useMarketPoll(),
  });

/** What can be filled now of the orders about it. */
export const useAvatarOrders = ({ collection, tokenId }: AvatarId) =>
  avatarsApi.orders.useQuery({
    queryKey: economyKeys.avatar(collection, tokenId, 'orders'),
    queryData: { params: { collection, tokenId }, query: { limit: ORDERS_SHOWN } },
    select: ({ body }) => body,
    refetchInterval: useMarketPoll(),
  });

/** Its sales for the chart, and the latest of what happened to it on the market. */
export const useAvatarHistory = ({ collection, tokenId }: AvatarId) =>
  avatarsApi.history.useQuery({
    queryKey: economyKeys.avatar(collection, tokenId, 'history'),
    queryData: { params: { collection, tokenId }, query: {} },
    select: ({ body }) => body,
    refetchInterval: useMarketPoll(),
  });

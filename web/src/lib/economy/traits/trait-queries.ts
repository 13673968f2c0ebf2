import { skipToken, type QueryClient } from '@tanstack/react-query';
import type { Order, OrderKind } from '@trait-market/contract/economy/orders';

import { ORDERS_SHOWN } from '@/config/constants';

import { economyKeys } from '../queries/keys';
import { traitsApi } from './traits-api';
import { useMarketPoll } from '../live/use-market-poll';

export const useTraitDetail = (id: string) =>
  traitsApi.detail.useQuery({
    queryKey: economyKeys.trait(id),
    queryData: { params: { id } },
    select: ({ body }) => body,
    // Polling pauses while the page is hidden.
    refetchInterval: useMarketPoll(),
  });

export const useTraitHistory = (id: string) =>
  traitsApi.history.useQuery({
    queryKey: economyKeys.trait(id, 'history'),
    queryData: { params: { id } },
    select: ({ body }) => body,
    refetchInterval: useMarketPoll(),
  });

/** Fetches the current orders of a trait; nothing without an id. */
export const useTraitOrders = (id: string | undefined, kind: OrderKind) =>
  traitsApi.orders.useQuery({
    queryKey: economyKeys.trait(id ?? '', 'orders', kind),
    queryData:
      id === undefined ? skipToken : { params: { id }, query: { kind, limit: ORDERS_SHOWN } },
    select: ({ body }) => body,
    refetchInterval: useMarketPoll(),
  });

/** Fetches the current listings of a trait, the cheapest first. */
export const fetchListings = async (queryClient: QueryClient, id: string): Promise<Order[]> => {
  const { orders } = traitsApi.initQueryClient(queryClient);
  const { body } = await orders.fetchQuery({
    queryKey: economyKeys.trait(id, 'orders', 'listing'),
    queryData: { params: { id }, query: { kind: 'listing', limit: ORDERS_SHOWN } },
    staleTime: 0,
  });
  return body.items;
};

export const useTraitOverTime = (id: string) =>
  traitsApi.overTime.useQuery({
    queryKey: economyKeys.trait(id, 'over-time'),
    queryData: { params: { id } },
    select: ({ body }) => body,
  });

import type { OrderKind } from '@trait-market/contract/economy/orders';

import { ORDERS_SHOWN } from '@/config/constants';

import { economyKeys } from '../queries/keys';
import { traitsApi } from './traits-api';
import { useMarketPoll } from '../live/use-market-poll';

export const useTraitDetail = (id: string) =>
  traitsApi.detail.useQuery({
    queryKey: economyKeys.trait(id),
    queryData: { params: { id } },
    select: ({ body }) => body,
    // Polls only while the page is visible.
    refetchInterval: useMarketPoll(),
  });

export const useTraitHistory = (id: string) =>
  traitsApi.history.useQuery({
    queryKey: economyKeys.trait(id, 'history'),
    queryData: { params: { id } },
    select: ({ body }) => body,
    refetchInterval: useMarketPoll(),
  });

export const useTraitOrders = (id: string, kind: OrderKind) =>
  traitsApi.orders.useQuery({
    queryKey: economyKeys.trait(id, 'orders', kind),
    queryData: { params: { id }, query: { kind, limit: ORDERS_SHOWN } },
    select: ({ body }) => body,
    refetchInterval: useMarketPoll(),
  });

export const useTraitOverTime = (id: string) =>
  traitsApi.overTime.useQuery({
    queryKey: economyKeys.trait(id, 'over-time'),
    queryData: { params: { id } },
    select: ({ body }) => body,
  });

import type { OrderKind } from '@trait-market/contract/economy/orders';

import { ORDERS_SHOWN } from '@/config/constants';

import { economyKeys } from '../queries/keys';
import { traitsApi } from './traits-api';
import { useMarketPoll } from '../live/use-market-poll';

/** A trait, who holds it and what it costs. */
export const useTraitDetail = (id: string) =>
  traitsApi.detail.useQuery({
    queryKey: economyKeys.trait(id),
    queryData: { params: { id } },
    select: ({ body }) => body,
    // While somebody looks, and not while the page is hidden.
    refetchInterval: useMarketPoll(),
  });

/** Its sales for the chart, and the latest of what happened to it. */
export const useTraitHistory = (id: string) =>
  traitsApi.history.useQuery({
    queryKey: economyKeys.trait(id, 'history'),
    queryData: { params: { id } },
    select: ({ body }) => body,
    refetchInterval: useMarketPoll(),
  });

/** What can be filled now, of one kind. */
export const useTraitOrders = (id: string, kind: OrderKind) =>
  traitsApi.orders.useQuery({
    queryKey: economyKeys.trait(id, 'orders', kind),
    queryData: { params: { id }, query: { kind, limit: ORDERS_SHOWN } },
    select: ({ body }) => body,
    refetchInterval: useMarketPoll(),
  });

/** How many wore it on each of the past days, and what it cost. */
export const useTraitOverTime = (id: string) =>
  traitsApi.overTime.useQuery({
    queryKey: economyKeys.trait(id, 'over-time'),
    queryData: { params: { id } },
    select: ({ body }) => body,
  });

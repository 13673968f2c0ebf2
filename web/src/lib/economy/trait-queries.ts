import type { OrderKind } from '@trait-market/contract/economy/orders';

import { MARKET_POLL_MS, ORDERS_SHOWN } from '@/config/constants';

import { economyKeys } from './keys';
import { traitsApi } from './traits-api';

/** Asked again while somebody looks, and not while the page is hidden. */
const live = { refetchInterval: MARKET_POLL_MS };

/** A trait, who holds it and what it costs. */
export const useTraitDetail = (id: string) =>
  traitsApi.detail.useQuery({
    queryKey: economyKeys.trait(id),
    queryData: { params: { id } },
    select: ({ body }) => body,
    ...live,
  });

/** Its sales for the chart, and the latest of what happened to it. */
export const useTraitHistory = (id: string) =>
  traitsApi.history.useQuery({
    queryKey: economyKeys.trait(id, 'history'),
    queryData: { params: { id } },
    select: ({ body }) => body,
    ...live,
  });

/** What can be filled now, of one kind. */
export const useTraitOrders = (id: string, kind: OrderKind) =>
  traitsApi.orders.useQuery({
    queryKey: economyKeys.trait(id, 'orders', kind),
    queryData: { params: { id }, query: { kind, limit: ORDERS_SHOWN } },
    select: ({ body }) => body,
    ...live,
  });

/** How many wore it on each of the past days, and what it cost. */
export const useTraitOverTime = (id: string) =>
  traitsApi.overTime.useQuery({
    queryKey: economyKeys.trait(id, 'over-time'),
    queryData: { params: { id } },
    select: ({ body }) => body,
  });

import { skipToken } from '@tanstack/react-query';
import type { OrderKind } from '@trait-market/contract/economy/orders';

import { ORDERS_SHOWN } from '@/config/constants';

import { cursorPages, type AtPage } from '../queries/cursor-pages';
import { economyKeys } from '../queries/keys';
import { useCursorPages } from '../queries/use-cursor-pages';
import { traitsApi } from './traits-api';

/** Fetches a trait's orders by pages, if the first page of `useTraitOrders` isn't the last. */
export const useTraitOrderPages = (id: string, kind: OrderKind, isLong: boolean) => {
  const queryKey = economyKeys.trait(id, 'orders', kind, 'pages');
  return useCursorPages(
    traitsApi.orders.useInfiniteQuery({
      ...cursorPages,
      queryKey,
      queryData: isLong
        ? ({ pageParam }: AtPage) => ({
            params: { id },
            query: { kind, limit: ORDERS_SHOWN, ...pageParam },
          })
        : skipToken,
    }),
    { queryKey, idOf: ({ hash }) => hash },
  );
};

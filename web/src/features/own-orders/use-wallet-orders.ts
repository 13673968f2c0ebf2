import { DEFAULT_PAGE } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

import { cursorPages, type AtPage } from '@/lib/economy/queries/cursor-pages';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';
import { useCursorPages } from '@/lib/economy/queries/use-cursor-pages';
import { useRevealedOrders } from '@/lib/economy/wallets/revealed-orders';
import { walletsApi } from '@/lib/economy/wallets/wallets-api';
import { bearerKey } from '@/lib/query-client';
import { useToken } from '@/lib/session/session-context';

import { orderLists, STATES, type OrderListName, type OrderStates } from './order-lists';

export const useWalletOrders = (
  address: WalletAddress,
  list: OrderListName,
  states: OrderStates,
  sort?: 'newest' | 'value',
) => {
  const token = useToken();
  const { side, kinds } = orderLists[list];
  const queryKey = bearerKey(
    token,
    ECONOMY_QUERIES,
    'orders',
    address.toLowerCase(),
    list,
    states,
    sort ?? '',
  );
  const pages = useCursorPages(
    walletsApi.orders.useInfiniteQuery({
      ...cursorPages,
      queryKey,
      queryData: ({ pageParam }: AtPage) => ({
        params: { address },
        query: {
          side,
          kind: kinds,
          state: [...STATES[states]],
          ...(sort && { sort }),
          limit: DEFAULT_PAGE,
          ...pageParam,
        },
      }),
    }),
    { queryKey, idOf: ({ hash }) => hash },
  );
  return {
    ...pages,
    items: useRevealedOrders(side === 'received' ? address : undefined, pages.items),
  };
};

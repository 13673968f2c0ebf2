import { MAX_PAGE } from '@trait-market/contract/economy/shared';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import type { WalletAddress } from '@trait-market/contract/shared';

import { RADAR_INTERVAL_MS } from '@/config/constants';
import { cursorPages, type AtPage } from '@/lib/economy/queries/cursor-pages';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';
import { useAllPages } from '@/lib/economy/queries/use-all-pages';
import { useRevealedOrders } from '@/lib/economy/wallets/revealed-orders';
import { walletsApi } from '@/lib/economy/wallets/wallets-api';
import { bearerKey } from '@/lib/query-client';
import { useToken } from '@/lib/session/session-context';

import { orderLists, type OrderListName } from '../order-lists';

const hashOf = ({ hash }: WalletOrder): string => hash;

/** Fetches a list's orders in every state, because the server can't search or sort them. */
export const useEveryOrder = (address: WalletAddress, list: OrderListName) => {
  const token = useToken();
  const { side, kinds } = orderLists[list];
  const queryKey = bearerKey(token, ECONOMY_QUERIES, 'every-order', address.toLowerCase(), list);
  const { data, ...query } = useAllPages(
    walletsApi.orders.useInfiniteQuery({
      ...cursorPages,
      queryKey,
      queryData: ({ pageParam }: AtPage) => ({
        params: { address },
        query: { side, kind: kinds, limit: MAX_PAGE, ...pageParam },
      }),
      refetchInterval: RADAR_INTERVAL_MS,
    }),
    { queryKey, idOf: hashOf },
  );
  return { ...query, data: useRevealedOrders(side === 'received' ? address : undefined, data) };
};

import { skipToken } from '@tanstack/react-query';
import { MAX_PAGE } from '@trait-market/contract/economy/shared';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import type { WalletAddress } from '@trait-market/contract/shared';

import { RADAR_INTERVAL_MS } from '@/config/constants';
import { cursorPages, type AtPage } from '@/lib/economy/queries/cursor-pages';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';
import { useAllPages } from '@/lib/economy/queries/use-all-pages';
import { walletsApi } from '@/lib/economy/wallets/wallets-api';
import { bearerKey } from '@/lib/query-client';
import { useToken } from '@/lib/session/session-context';

const hashOf = ({ hash }: WalletOrder): string => hash;

/** Fetches all orders of the signed-in wallet that can still be filled, newest first. */
export const useOpenOrders = (address: WalletAddress | undefined) => {
  const token = useToken();
  const queryKey = bearerKey(token, ECONOMY_QUERIES, 'open-orders', address?.toLowerCase() ?? '');
  return useAllPages(
    walletsApi.orders.useInfiniteQuery({
      ...cursorPages,
      queryKey,
      queryData: address
        ? ({ pageParam }: AtPage) => ({
            params: { address },
            query: { side: 'made', state: ['fillable', 'dormant'], limit: MAX_PAGE, ...pageParam },
          })
        : skipToken,
      refetchInterval: RADAR_INTERVAL_MS,
    }),
    { queryKey, idOf: hashOf },
  );
};

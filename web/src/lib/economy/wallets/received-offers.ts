import { skipToken } from '@tanstack/react-query';
import { MAX_PAGE } from '@trait-market/contract/economy/shared';
import type { Order } from '@trait-market/contract/economy/orders';
import type { InventoryItem, WalletOrder } from '@trait-market/contract/economy/wallets';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useMemo, useState } from 'react';

import { MARKET_POLL_MS, RECEIVED_PAGES_MAX } from '@/config/constants';

import { bearerKey } from '../../query-client';
import { useToken } from '../../session/session-context';
import { useHiddenOffers } from './hidden-offers';
import { type AtPage, cursorPages } from '../queries/cursor-pages';
import { ECONOMY_QUERIES } from '../queries/keys';
import { useAllPages } from '../queries/use-all-pages';
import { isSought, useRaritySets } from './sought-items';
import { walletsApi } from './wallets-api';

const NOTHING_HIDDEN: readonly WalletOrder[] = [];

const hashOf = ({ hash }: Order): string => hash;

/**
 * Returns the hidden orders that the wallet could still accept. The browser stores only hashes,
 * so it fetches all received orders if any was hidden; `data` is undefined until the last one.
 */
export const useHiddenOrders = (address: WalletAddress, isWanted = true) => {
  const token = useToken();
  const { hasHidden, isHidden } = useHiddenOffers(address);
  const queryKey = bearerKey(token, ECONOMY_QUERIES, 'orders-received', address.toLowerCase());
  const { data, ...query } = useAllPages(
    walletsApi.orders.useInfiniteQuery({
      ...cursorPages,
      queryKey,
      queryData:
        isWanted && hasHidden
          ? ({ pageParam }: AtPage) => ({
              params: { address },
              query: { side: 'received', limit: MAX_PAGE, ...pageParam },
            })
          : skipToken,
    }),
    { queryKey, idOf: hashOf, most: RECEIVED_PAGES_MAX },
  );
  return { ...query, data: hasHidden ? data?.filter(isHidden) : NOTHING_HIDDEN };
};

/**
 * Counts the orders that the wallet could accept, without the hidden ones. `data` is undefined
 * until both are known; while they load again, it's the previous count.
 */
export const useOffersReceived = (address: WalletAddress, isWanted = true) => {
  const token = useToken();
  const total = walletsApi.orders.useQuery({
    queryKey: bearerKey(token, ECONOMY_QUERIES, 'offers-received', address.toLowerCase()),
    queryData: isWanted
      ? { params: { address }, query: { side: 'received', limit: 1 } }
      : skipToken,
    select: ({ body }) => body.total,
    refetchInterval: MARKET_POLL_MS,
  });
  const hidden = useHiddenOrders(address, isWanted);
  const failed = hidden.data === undefined ? hidden : total;
  const [known, setKnown] = useState<{ address: WalletAddress; count: number }>();
  const count =
    total.data === undefined || hidden.data === undefined
      ? undefined
      : Math.max(0, total.data - hidden.data.length);
  if (count !== undefined && (known?.address !== address || known.count !== count))
    setKnown({ address, count });
  return {
    data: count ?? (known?.address === address ? known.count : undefined),
    error: failed.error,
    isFetching: failed.isFetching,
    refetch: failed.refetch,
  };
};

/**
 * Counts the offers and trades that the owner of an item could accept with it, without the hidden
 * ones; undefined while these are loading.
 */
export const useOffersReceivedFor = (
  item: InventoryItem,
  address: WalletAddress,
): number | undefined => {
  const { offersReceived = 0 } = item;
  const { data } = useHiddenOrders(address, offersReceived > 0);
  const sets = useRaritySets(data);
  return useMemo(() => {
    if (offersReceived === 0) return 0;
    const hidden = data?.filter(({ gets }) => gets.some((one) => isSought(one, item, sets)));
    return hidden && Math.max(0, offersReceived - hidden.length);
  }, [data, item, offersReceived, sets]);
};

import { skipToken } from '@tanstack/react-query';
import { MAX_PAGE } from '@trait-market/contract/economy/shared';
import type { Order } from '@trait-market/contract/economy/orders';
import type { InventoryItem, WalletOrder } from '@trait-market/contract/economy/wallets';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useMemo, useState } from 'react';

import { MARKET_POLL_MS, RECEIVED_PAGES_MAX } from '@/config/constants';

import { bearerKey } from '../../query-client';
import { useToken } from '../../session/session-context';
import { useUnrevealed } from '../draws/sealed/use-sealed-draws';
import { useHiddenOffers } from './hidden-offers';
import { useRevealedOrders } from './revealed-orders';
import { type AtPage, cursorPages } from '../queries/cursor-pages';
import { ECONOMY_QUERIES } from '../queries/keys';
import { useAllPages } from '../queries/use-all-pages';
import { isSought, useRaritySets } from './sought-items';
import { walletsApi } from './wallets-api';

const NONE_LEFT_OUT: readonly WalletOrder[] = [];

const hashOf = ({ hash }: Order): string => hash;

/**
 * Returns the orders that the wallet could accept and that aren't counted: `hidden` ones, and with
 * these the ones that need an unrevealed edition. The browser stores only hashes and draws, so it
 * fetches all received orders if there are any; both are undefined until the last one.
 */
const useUncountedOrders = (address: WalletAddress, isWanted: boolean) => {
  const token = useToken();
  const { hasHidden, isHidden } = useHiddenOffers(address);
  const { draw } = useUnrevealed(address);
  const isNeeded = hasHidden || draw !== undefined;
  const queryKey = bearerKey(token, ECONOMY_QUERIES, 'orders-received', address.toLowerCase());
  const { data: all, ...query } = useAllPages(
    walletsApi.orders.useInfiniteQuery({
      ...cursorPages,
      queryKey,
      queryData:
        isWanted && isNeeded
          ? ({ pageParam }: AtPage) => ({
              params: { address },
              query: { side: 'received', limit: MAX_PAGE, ...pageParam },
            })
          : skipToken,
    }),
    { queryKey, idOf: hashOf, most: RECEIVED_PAGES_MAX },
  );
  const revealed = useRevealedOrders(address, isNeeded ? all : NONE_LEFT_OUT);
  const shown = new Set(revealed?.flatMap((order) => (isHidden(order) ? [] : order.hash)));
  return {
    ...query,
    hidden: revealed?.filter(isHidden),
    data: revealed && (isNeeded ? all : NONE_LEFT_OUT)?.filter(({ hash }) => !shown.has(hash)),
  };
};

/** Returns the hidden orders that the wallet could still accept. */
export const useHiddenOrders = (address: WalletAddress) => {
  const { hidden, ...query } = useUncountedOrders(address, true);
  return { ...query, data: hidden };
};

/**
 * Counts the orders that the wallet could accept, without the hidden and unrevealed ones. `data` is
 * undefined until both are known; while they load again, it's the previous count.
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
  const uncounted = useUncountedOrders(address, isWanted);
  const failed = uncounted.data === undefined ? uncounted : total;
  const [known, setKnown] = useState<{ address: WalletAddress; count: number }>();
  const count =
    total.data === undefined || uncounted.data === undefined
      ? undefined
      : Math.max(0, total.data - uncounted.data.length);
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
 * and unrevealed ones; undefined while these are loading.
 */
export const useOffersReceivedFor = (
  item: InventoryItem,
  address: WalletAddress,
): number | undefined => {
  const { offersReceived = 0 } = item;
  const { data } = useUncountedOrders(address, offersReceived > 0);
  const sets = useRaritySets(data);
  return useMemo(() => {
    if (offersReceived === 0) return 0;
    const uncounted = data?.filter(({ gets }) => gets.some((one) => isSought(one, item, sets)));
    return uncounted && Math.max(0, offersReceived - uncounted.length);
  }, [data, item, offersReceived, sets]);
};

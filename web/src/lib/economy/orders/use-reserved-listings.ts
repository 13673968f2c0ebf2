import { skipToken } from '@tanstack/react-query';
import { type Item, MAX_PAGE } from '@trait-market/contract/economy/shared';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import type { WalletAddress } from '@trait-market/contract/shared';

import { MARKET_POLL_MS } from '@/config/constants';
import { type AtPage, cursorPages } from '@/lib/economy/queries/cursor-pages';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';
import { useAllPages } from '@/lib/economy/queries/use-all-pages';
import { walletsApi } from '@/lib/economy/wallets/wallets-api';
import { bearerKey } from '@/lib/query-client';
import { useConnectedAddress, useToken } from '@/lib/session/session-context';

import { itemKey } from './item-words';
import { useOpenOrders } from './use-open-orders';

const hashOf = ({ hash }: WalletOrder): string => hash;

/** Fetches the listings that are reserved for the user: the only listings that a wallet receives. */
const useReservedForUser = (address: WalletAddress | undefined) => {
  const token = useToken();
  const queryKey = bearerKey(token, ECONOMY_QUERIES, 'reserved', address?.toLowerCase() ?? '');
  return useAllPages(
    walletsApi.orders.useInfiniteQuery({
      ...cursorPages,
      queryKey,
      queryData: address
        ? ({ pageParam }: AtPage) => ({
            params: { address },
            query: { side: 'received', kind: 'listing', limit: MAX_PAGE, ...pageParam },
          })
        : skipToken,
      refetchInterval: MARKET_POLL_MS,
    }),
    { queryKey, idOf: hashOf },
  );
};

/**
 * Returns an item's reserved listings, which the market's lists of orders leave out: the user's own
 * ones, and those that are reserved for the user.
 */
export const useReservedListings = (item: Item) => {
  const address = useConnectedAddress();
  const open = useOpenOrders(address);
  const received = useReservedForUser(address);
  const isOfItem = ({ kind, state, reservedFor, gives }: WalletOrder): boolean =>
    kind === 'listing' &&
    state.kind === 'fillable' &&
    reservedFor !== undefined &&
    gives.some((given) => itemKey(given) === itemKey(item));
  return {
    made: open.data?.filter(isOfItem) ?? [],
    forUser: received.data?.filter(isOfItem) ?? [],
    isPending: address !== undefined && (open.isPending || received.isPending),
  };
};

import { DEFAULT_PAGE } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

import { bodyOf } from '@/lib/body-of';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';
import { usePages } from '@/lib/economy/queries/use-pages';
import { walletsClient } from '@/lib/economy/wallets/wallets-client';
import { bearerKey } from '@/lib/query-client';
import { tokenOf } from '@/lib/session/session';
import { useSessionState } from '@/lib/session/session-context';

import { orderLists, type OrderListName } from './order-lists';

/** One of the lists of what a wallet has signed or is asked for, page after page, newest first. */
export const useWalletOrders = (address: WalletAddress, list: OrderListName) => {
  const token = tokenOf(useSessionState());
  const { side, kinds } = orderLists[list];
  return usePages({
    queryKey: bearerKey(token, ECONOMY_QUERIES, 'orders', address.toLowerCase(), list),
    fetchPage: async (from, signal) => {
      const answer = await walletsClient.orders({
        params: { address },
        query: { side, kind: kinds, limit: DEFAULT_PAGE, ...from },
        fetchOptions: { signal },
      });
      return bodyOf(answer);
    },
    idOf: ({ hash }) => hash,
  });
};

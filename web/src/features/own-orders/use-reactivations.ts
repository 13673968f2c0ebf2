import { useQuery } from '@tanstack/react-query';
import type { WalletAddress } from '@trait-market/contract/wallet-address';

import { RADAR_INTERVAL_MS } from '@/config/constants';
import { bodyOf } from '@/lib/body-of';
import { ECONOMY_QUERIES } from '@/lib/economy/keys';
import { walletsClient } from '@/lib/economy/wallets-client';
import { bearerKey } from '@/lib/query-client';
import { tokenOf } from '@/lib/session/session';
import { useSessionState } from '@/lib/session/session-context';

/** Orders of a wallet that were inactive and can be filled again, newest first. */
export const useReactivations = (address: WalletAddress) => {
  const token = tokenOf(useSessionState());
  return useQuery({
    queryKey: bearerKey(token, ECONOMY_QUERIES, 'reactivations', address.toLowerCase()),
    queryFn: async ({ signal }) => {
      // The notices come with any page of orders: the shortest will do.
      const answer = await walletsClient.orders({
        params: { address },
        query: { side: 'made', limit: 1 },
        fetchOptions: { signal },
      });
      return bodyOf(answer).notices;
    },
    refetchInterval: RADAR_INTERVAL_MS,
  });
};

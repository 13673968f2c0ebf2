import { useQuery } from '@tanstack/react-query';
import type { WalletAddress } from '@trait-market/contract/shared';

import { RADAR_INTERVAL_MS } from '@/config/constants';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';
import { bearerKey } from '@/lib/query-client';
import { tokenOf } from '@/lib/session/session';
import { useSessionState } from '@/lib/session/session-context';

import { fetchOpenOrders } from './fetch-open-orders';

/** What the signed-in wallet has signed and could still be executed; asked again while visible. */
export const useOpenOrders = (address: WalletAddress) => {
  const token = tokenOf(useSessionState());
  return useQuery({
    queryKey: bearerKey(token, ECONOMY_QUERIES, 'open-orders', address.toLowerCase()),
    queryFn: ({ signal }) => fetchOpenOrders(address, signal),
    refetchInterval: RADAR_INTERVAL_MS,
  });
};

import { type QueryClient, skipToken, useQueryClient } from '@tanstack/react-query';
import { packsContract, type SpendingLimit } from '@trait-market/contract/economy/packs';
import type { WalletAddress } from '@trait-market/contract/shared';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { MARKET_POLL_MS } from '@/config/constants';

import { bearerKey } from '../../query-client';
import { useToken } from '../../session/session-context';
import { apiOptions } from '@/lib/api-fetcher';
import { ECONOMY_QUERIES, economyKeys } from '../queries/keys';

const api = initTsrReactQuery(packsContract, apiOptions);

/** Fetches a wallet's packs and recent openings; sends no request without an address. */
export const useOwnPacks = (address: WalletAddress | undefined) =>
  api.ofWallet.useQuery({
    queryKey: [...economyKeys.drops(), 'of', address?.toLowerCase()],
    queryData: address === undefined ? skipToken : { params: { address } },
    select: ({ body }) => body,
    refetchInterval: MARKET_POLL_MS,
  });

const limitsKey = (token: string | undefined): string[] =>
  bearerKey(token, ECONOMY_QUERIES, 'spending-limits');
const useLimitsKey = () => limitsKey(useToken());

export const fetchSpendingLimits = async (
  queryClient: QueryClient,
  token: string | undefined,
): Promise<SpendingLimit[]> => {
  const { body } = await api
    .initQueryClient(queryClient)
    .limits.fetchQuery({ queryKey: limitsKey(token), queryData: {}, staleTime: 0 });
  return body.items;
};

export const useSpendingLimits = () => {
  const token = useToken();
  return api.limits.useQuery({
    queryKey: useLimitsKey(),
    queryData: token ? {} : skipToken,
    select: ({ body }) => body.items,
  });
};

/** Sets a spending limit. A lower limit takes effect immediately, a higher one after a day. */
export const useSetSpendingLimit = () => {
  const queryClient = useQueryClient();
  const queryKey = useLimitsKey();
  return api.setLimit.useMutation({
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
};

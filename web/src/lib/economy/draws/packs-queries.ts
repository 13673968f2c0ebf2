import { type QueryClient, skipToken, useQueryClient } from '@tanstack/react-query';
import {
  packsContract,
  type SpendingLimit,
  type WalletPacks,
} from '@trait-market/contract/economy/packs';
import type { WalletAddress } from '@trait-market/contract/shared';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { MARKET_POLL_MS } from '@/config/constants';

import { bearerKey } from '../../query-client';
import { useToken } from '../../session/session-context';
import { apiOptions } from '@/lib/api-fetcher';
import { ECONOMY_QUERIES, economyKeys } from '../queries/keys';

/** Why a purchase of packs above the limit can't be signed (E505). */
export const OVER_SPENDING_LIMIT = 'That’s over your spending limit.';

const api = initTsrReactQuery(packsContract, apiOptions);

const ownPacksKey = (address: WalletAddress | undefined) => [
  ...economyKeys.drops(),
  'of',
  address?.toLowerCase(),
];

/** Fetches a wallet's packs and recent openings; sends no request without an address. */
export const useOwnPacks = (address: WalletAddress | undefined) =>
  api.ofWallet.useQuery({
    queryKey: ownPacksKey(address),
    queryData: address === undefined ? skipToken : { params: { address } },
    select: ({ body }) => body,
    refetchInterval: MARKET_POLL_MS,
  });

/** Fetches a wallet's packs outside React components. @throws AppError */
export const fetchOwnPacks = async (
  queryClient: QueryClient,
  address: WalletAddress,
): Promise<WalletPacks> => {
  const { body } = await api.initQueryClient(queryClient).ofWallet.fetchQuery({
    queryKey: ownPacksKey(address),
    queryData: { params: { address } },
    staleTime: 0,
  });
  return body;
};

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

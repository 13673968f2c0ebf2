import { type QueryClient, skipToken } from '@tanstack/react-query';
import { PoolParamsSchema, type WalletRerolls } from '@trait-market/contract/economy/reroll';
import type { WalletAddress } from '@trait-market/contract/shared';

import { MARKET_POLL_MS } from '@/config/constants';

import { economyKeys } from '../queries/keys';
import { rerollApi } from './reroll-api';

export const usePools = () =>
  rerollApi.pools.useQuery({
    queryKey: economyKeys.pools(),
    queryData: { query: {} },
    select: ({ body }) => body.items,
    refetchInterval: MARKET_POLL_MS,
  });

/** Fetches a pool. `name` must be `collection/slot`; other names count as unknown pools. */
export const usePool = (name: string) => {
  const [collection, slot] = name.split('/');
  const params = PoolParamsSchema.safeParse({ collection, slot }).data;
  const pool = rerollApi.pool.useQuery({
    queryKey: [...economyKeys.pools(), name],
    queryData: params === undefined ? skipToken : { params },
    select: ({ body }) => body,
    refetchInterval: MARKET_POLL_MS,
  });
  return { ...pool, isName: params !== undefined };
};

const ownRerollsKey = (address: WalletAddress | undefined) => [
  ...economyKeys.pools(),
  'of',
  address?.toLowerCase(),
];

export const useOwnRerolls = (address: WalletAddress | undefined) =>
  rerollApi.ofWallet.useQuery({
    queryKey: ownRerollsKey(address),
    queryData: address === undefined ? skipToken : { params: { address } },
    select: ({ body }) => body,
    refetchInterval: MARKET_POLL_MS,
  });

/** Fetches a wallet's recent re-rolls outside React components. @throws AppError */
export const fetchOwnRerolls = async (
  queryClient: QueryClient,
  address: WalletAddress,
): Promise<WalletRerolls> => {
  const { body } = await rerollApi.initQueryClient(queryClient).ofWallet.fetchQuery({
    queryKey: ownRerollsKey(address),
    queryData: { params: { address } },
    staleTime: 0,
  });
  return body;
};

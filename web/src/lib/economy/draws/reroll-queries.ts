import { type QueryClient, skipToken } from '@tanstack/react-query';
import {
  PoolParamsSchema,
  rerollContract,
  type RerollPool,
} from '@trait-market/contract/economy/reroll';
import type { WalletAddress } from '@trait-market/contract/shared';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { MARKET_POLL_MS } from '@/config/constants';

import { apiOptions } from '@/lib/api-fetcher';
import { economyKeys } from '../queries/keys';
import { drawsApi } from './draws-api';

const api = initTsrReactQuery(rerollContract, apiOptions);

export const usePools = () =>
  api.pools.useQuery({
    queryKey: economyKeys.pools(),
    queryData: { query: {} },
    select: ({ body }) => body.items,
    refetchInterval: MARKET_POLL_MS,
  });

/** Fetches a pool. `name` must be `collection/slot`; other names count as unknown pools. */
export const usePool = (name: string) => {
  const [collection, slot] = name.split('/');
  const params = PoolParamsSchema.safeParse({ collection, slot }).data;
  const pool = api.pool.useQuery({
    queryKey: [...economyKeys.pools(), name],
    queryData: params === undefined ? skipToken : { params },
    select: ({ body }) => body,
    refetchInterval: MARKET_POLL_MS,
  });
  return { ...pool, isName: params !== undefined };
};

const NEWEST_DRAWS = 10;

/** Returns whether a draw from the pool waits for its result, during which the pool can't change. */
export const fetchIsDrawWaiting = async (
  queryClient: QueryClient,
  { collection, slot }: Pick<RerollPool, 'collection' | 'slot'>,
): Promise<boolean> => {
  const { body } = await drawsApi.initQueryClient(queryClient).list.fetchQuery({
    queryKey: [...economyKeys.pools(), `${collection}/${slot}`, 'draws'],
    queryData: { query: { collection, slot, limit: NEWEST_DRAWS } },
    staleTime: 0,
    retry: false,
  });
  return body.items.some(({ state }) => state === 'waiting');
};

export const useOwnRerolls = (address: WalletAddress | undefined) =>
  api.ofWallet.useQuery({
    queryKey: [...economyKeys.pools(), 'of', address?.toLowerCase()],
    queryData: address === undefined ? skipToken : { params: { address } },
    select: ({ body }) => body,
    refetchInterval: MARKET_POLL_MS,
  });

import { skipToken } from '@tanstack/react-query';
import { PoolParamsSchema, rerollContract } from '@trait-market/contract/economy/reroll';
import type { WalletAddress } from '@trait-market/contract/shared';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { MARKET_POLL_MS } from '@/config/constants';

import { economyOptions } from '../queries/economy-options';
import { economyKeys } from '../queries/keys';

const api = initTsrReactQuery(rerollContract, economyOptions);

/** Every pool with something in it. */
export const usePools = () =>
  api.pools.useQuery({
    queryKey: economyKeys.pools(),
    queryData: { query: {} },
    select: ({ body }) => body.items,
    refetchInterval: MARKET_POLL_MS,
  });

/**
 * One pool, to the last edition.
 *
 * @param name as `collection/slot`; what is no such name is no pool
 */
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

/** How often a wallet has re-rolled lately. Undefined: of nobody. */
export const useOwnRerolls = (address: WalletAddress | undefined) =>
  api.ofWallet.useQuery({
    queryKey: [...economyKeys.pools(), 'of', address?.toLowerCase()],
    queryData: address === undefined ? skipToken : { params: { address } },
    select: ({ body }) => body,
    refetchInterval: MARKET_POLL_MS,
  });

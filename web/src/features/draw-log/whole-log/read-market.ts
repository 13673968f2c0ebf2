import type { QueryClient } from '@tanstack/react-query';
import type { LogFacts } from '@trait-market/contract/economy/draw-checks';
import type { CommitmentChain, Draw } from '@trait-market/contract/economy/draws';
import type { Drop } from '@trait-market/contract/economy/drops';
import { MAX_PAGE } from '@trait-market/contract/economy/shared';

import { drawsApi } from '@/lib/economy/draws/draws-api';
import { dropsApi } from '@/lib/economy/draws/drops-api';
import { rerollApi } from '@/lib/economy/draws/reroll-api';
import { fetchAllPages } from '@/lib/economy/queries/fetch-all-pages';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';

type Market = Pick<LogFacts, 'draws' | 'chains' | 'drops' | 'pools'>;

type From = { cursor?: string };

/** The maximum number of pages of drops, so that a list without an end isn't read forever. */
const MOST_DROP_PAGES = 500;

/**
 * Reads everything that the log is compared with.
 *
 * @param size the log's size: each draw and each chain has an entry, so no list needs more pages
 * @param throwIfStopped runs before each request
 * @throws AppError
 */
export const readMarket = async (
  queryClient: QueryClient,
  size: number,
  throwIfStopped: () => void,
): Promise<Market> => {
  const key = (...parts: unknown[]) => {
    throwIfStopped();
    return [ECONOMY_QUERIES, 'whole-log', ...parts];
  };
  // Each initialization replaces the calls of the one before, which may have the same names.
  const drawsClient = drawsApi.initQueryClient(queryClient);
  const draws = await fetchAllPages<Draw>({
    fetchPage: async (from: From) =>
      (
        await drawsClient.list.fetchQuery({
          queryKey: key('draws', from),
          queryData: { query: { limit: MAX_PAGE, ...from } },
          staleTime: 0,
        })
      ).body,
    idOf: ({ id }) => id,
    most: size + 1,
  });
  const chains = await fetchAllPages<CommitmentChain>({
    fetchPage: async (from: From) =>
      (
        await drawsClient.commitments.fetchQuery({
          queryKey: key('chains', from),
          queryData: { query: { limit: MAX_PAGE, ...from } },
          staleTime: 0,
        })
      ).body,
    idOf: ({ anchor }) => anchor,
    most: size + 1,
  });
  const dropsClient = dropsApi.initQueryClient(queryClient);
  const listed = await fetchAllPages<Drop>({
    fetchPage: async (from: From) =>
      (
        await dropsClient.list.fetchQuery({
          queryKey: key('drops', from),
          queryData: { query: { limit: MAX_PAGE, ...from } },
          staleTime: 0,
        })
      ).body,
    idOf: ({ id }) => id,
    most: MOST_DROP_PAGES,
  });
  const drops: Market['drops'][number][] = [];
  for (const { id } of listed) {
    const params = { id };
    const queryKey = key('drop', id);
    const { body } = await dropsClient.detail.fetchQuery({
      queryKey,
      queryData: { params },
      staleTime: 0,
    });
    drops.push(body);
  }
  const rerollClient = rerollApi.initQueryClient(queryClient);
  const { body: filled } = await rerollClient.pools.fetchQuery({
    queryKey: key('pools'),
    queryData: { query: {} },
    staleTime: 0,
  });
  const pools: Market['pools'][number][] = [];
  for (const { collection, slot } of filled.items) {
    const params = { collection, slot };
    const queryKey = key('pool', params);
    const { body } = await rerollClient.pool.fetchQuery({
      queryKey,
      queryData: { params },
      staleTime: 0,
    });
    pools.push(body);
  }
  return { draws, chains, drops, pools };
};

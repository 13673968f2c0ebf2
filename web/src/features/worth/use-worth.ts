import { skipToken } from '@tanstack/react-query';
import { MAX_PAGE } from '@trait-market/contract/economy/shared';
import { type Gain, worthContract } from '@trait-market/contract/economy/worth';
import type { WalletAddress } from '@trait-market/contract/shared';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { MARKET_POLL_MS } from '@/config/constants';
import { bodyOf } from '@/lib/body-of';
import { apiOptions } from '@/lib/api-fetcher';
import { activityApi } from '@/lib/economy/activity/activity-api';
import { cursorPages, type AtPage } from '@/lib/economy/queries/cursor-pages';
import { fetchAllPages } from '@/lib/economy/queries/fetch-all-pages';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';
import { useCursorPages } from '@/lib/economy/queries/use-cursor-pages';
import { bearerKey } from '@/lib/query-client';
import { useToken } from '@/lib/session/session-context';

const worthApi = initTsrReactQuery(worthContract, apiOptions);

const EVENTS = 5;
const GAINS_PAGE = 5;
/** The history of a wallet's worth changes only once a day, so it is polled less often. */
const VALUE_POLL_MS = 4 * MARKET_POLL_MS;

export const useWalletValue = () => {
  const token = useToken();
  return worthApi.value.useQuery({
    queryKey: bearerKey(token, ECONOMY_QUERIES, 'value'),
    queryData: token ? {} : skipToken,
    select: ({ body }) => body,
    refetchInterval: VALUE_POLL_MS,
  });
};

export const useAttention = () => {
  const token = useToken();
  return worthApi.attention.useQuery({
    queryKey: bearerKey(token, ECONOMY_QUERIES, 'attention'),
    queryData: token ? {} : skipToken,
    select: ({ body }) => body,
    refetchInterval: MARKET_POLL_MS,
  });
};

export const useLatestHistory = (address: WalletAddress) =>
  activityApi.list.useQuery({
    queryKey: [ECONOMY_QUERIES, 'latest-history', address.toLowerCase()],
    queryData: { query: { wallet: address, limit: EVENTS } },
    select: ({ body }) => body,
    refetchInterval: MARKET_POLL_MS,
  });

export const useGains = () => {
  const queryKey = bearerKey(useToken(), ECONOMY_QUERIES, 'gains');
  return useCursorPages(
    worthApi.gains.useInfiniteQuery({
      ...cursorPages,
      queryKey,
      queryData: ({ pageParam }: AtPage) => ({ query: { limit: GAINS_PAGE, ...pageParam } }),
      refetchInterval: false,
    }),
    { queryKey, idOf: ({ trait }) => trait.id },
  );
};

/** @throws AppError when a page can't be fetched */
export const fetchAllGains = (): Promise<Gain[]> =>
  fetchAllPages({
    fetchPage: async (from) =>
      bodyOf(await worthApi.gains.query({ query: { limit: MAX_PAGE, ...from } })),
    idOf: ({ trait }) => trait.id,
  });

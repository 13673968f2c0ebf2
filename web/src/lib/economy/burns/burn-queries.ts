import { skipToken } from '@tanstack/react-query';
import {
  burnsContract,
  type BurnState,
  type LightBurn,
} from '@trait-market/contract/economy/burns';
import type { Bytes32 } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { LOCKED_POLL_MS, MARKET_POLL_MS } from '@/config/constants';

import { cursorPages, type AtPage } from '../queries/cursor-pages';
import { apiOptions } from '@/lib/api-fetcher';
import { ECONOMY_QUERIES } from '../queries/keys';
import { useCursorPages } from '../queries/use-cursor-pages';

const api = initTsrReactQuery(burnsContract, apiOptions);

/** Separate from the shared query keys, because those load with every page. */
const burnsKey = (...about: string[]) => [
  ECONOMY_QUERIES,
  'burns',
  ...about.map((one) => one.toLowerCase()),
];

/** Polls, because a lock can be withdrawn at any time, and refetches exactly at its end. */
const untilItsEnd = ({ until, asOf }: LightBurn): number =>
  Math.min(LOCKED_POLL_MS, Math.max(1_000, Date.parse(until) - Date.parse(asOf)));

/** Fetches a burn; without an id, no request is sent. */
export const useBurn = (id: Bytes32 | undefined) =>
  api.detail.useQuery({
    queryKey: burnsKey('one', id ?? ''),
    queryData: id === undefined ? skipToken : { params: { id } },
    refetchInterval: ({ state }) => {
      const burn = state.data?.body;
      return burn?.state === 'locked' ? untilItsEnd(burn) : false;
    },
  });

export const useLockedBurns = (address: WalletAddress | undefined) =>
  api.ofWallet.useQuery({
    queryKey: burnsKey('of', address ?? '', 'locked'),
    queryData:
      address === undefined
        ? skipToken
        : { params: { address }, query: { state: 'locked' satisfies BurnState } },
    refetchInterval: ({ state }) =>
      Math.min(MARKET_POLL_MS, ...(state.data?.body.items.map(untilItsEnd) ?? [])),
  });

export const useCertificates = (address: WalletAddress) => {
  const queryKey = burnsKey('of', address, 'gone');
  return useCursorPages(
    api.ofWallet.useInfiniteQuery({
      ...cursorPages,
      queryKey,
      queryData: ({ pageParam }: AtPage) => ({
        params: { address },
        query: { state: 'gone', ...pageParam },
      }),
    }),
    { queryKey, idOf: ({ id }) => id },
  );
};

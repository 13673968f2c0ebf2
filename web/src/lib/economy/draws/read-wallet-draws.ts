import type { QueryClient } from '@tanstack/react-query';
import {
  parseEntry,
  type LogEntries,
  type LogEntryOf,
} from '@trait-market/contract/economy/draw-log';
import type { CommitmentChain, Draw } from '@trait-market/contract/economy/draws';
import { MAX_PAGE } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

import { fetchAllPages } from '@/lib/economy/queries/fetch-all-pages';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';

import { drawLogApi } from './draw-log-api';
import { drawsApi } from './draws-api';

/** The maximum number of pages of each list, so that a list without an end isn't read forever. */
const MOST_PAGES = 50;

type Refused = LogEntryOf<'refused'>;

/** All chains, draws and refused draws of a wallet. */
export type WalletDraws = { chains: CommitmentChain[]; draws: Draw[]; refusals: Refused[] };

const readRefusals = async (
  queryClient: QueryClient,
  wallet: WalletAddress,
): Promise<Refused[]> => {
  const api = drawLogApi.initQueryClient(queryClient);
  const refusals: Refused[] = [];
  let from: number | null = 0;
  for (let page = 0; from !== null && page < MOST_PAGES; page += 1) {
    const query: { wallet: WalletAddress; from: number; limit: number } = {
      wallet,
      from,
      limit: MAX_PAGE,
    };
    const { items, next }: LogEntries = (
      await api.entries.fetchQuery({
        queryKey: [ECONOMY_QUERIES, 'draw-log', 'of', query],
        queryData: { query },
        staleTime: 0,
      })
    ).body;
    for (const { entry: text } of items) {
      const entry = parseEntry(text);
      if (entry?.type === 'refused') refusals.push(entry);
    }
    from = next;
  }
  return refusals;
};

/** Reads the chains first, because none of the draws may be older than its chain. */
export const readWalletDraws = async (
  queryClient: QueryClient,
  wallet: WalletAddress,
): Promise<WalletDraws> => {
  const api = drawsApi.initQueryClient(queryClient);
  const key = (...parts: unknown[]) => [ECONOMY_QUERIES, 'draws-of', wallet, ...parts];
  const query = { wallet, limit: MAX_PAGE };
  const chains = await fetchAllPages({
    fetchPage: async (from) =>
      (
        await api.commitments.fetchQuery({
          queryKey: key('chains', from),
          queryData: { query: { ...query, ...from } },
          staleTime: 0,
        })
      ).body,
    idOf: ({ anchor }) => anchor,
    most: MOST_PAGES,
  });
  const draws = await fetchAllPages({
    fetchPage: async (from) =>
      (
        await api.list.fetchQuery({
          queryKey: key('draws', from),
          queryData: { query: { ...query, ...from } },
          staleTime: 0,
        })
      ).body,
    idOf: ({ id }) => id,
    most: MOST_PAGES,
  });
  return { chains, draws, refusals: await readRefusals(queryClient, wallet) };
};

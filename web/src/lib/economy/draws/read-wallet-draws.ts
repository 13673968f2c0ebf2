import type { QueryClient } from '@tanstack/react-query';
import {
  parseEntry,
  type LogEntries,
  type LogEntryOf,
} from '@trait-market/contract/economy/draw-log';
import type { CommitmentChain, Draw } from '@trait-market/contract/economy/draws';
import { MAX_PAGE } from '@trait-market/contract/economy/shared';
import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';

import { AppError } from '@/lib/app-error';
import { fetchAllPages } from '@/lib/economy/queries/fetch-all-pages';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';

import { drawLogApi } from './draw-log-api';
import { storedReceipts, type StoredReceipt } from './draw-log-memory';
import { drawsApi } from './draws-api';

/**
 * The maximum number of pages of each list, so that a list without an end isn't read forever. A wallet
 * at all limits reaches it after about a year.
 */
const MOST_PAGES = 500;

/** A part of a list proves nothing, so it counts as not loaded. */
class TooManyPages extends AppError {
  constructor() {
    super(
      'contract',
      'This wallet’s list of draws has no end, so your browser couldn’t check it. “verify-draws” reads lists of any length.',
    );
  }
}

type Refused = LogEntryOf<'refused'>;

/** All chains, draws and refused draws of a wallet, and the receipts that this browser stores of it. */
export type WalletDraws = {
  chains: CommitmentChain[];
  draws: Draw[];
  refusals: Refused[];
  receipts: StoredReceipt[];
};

/** Limits the number of pages of a list. @throws TooManyPages */
const limited = <From, Page>(
  fetchPage: (from: From) => Promise<Page>,
): ((from: From) => Promise<Page>) => {
  let pages = 0;
  return (from) => {
    pages += 1;
    if (pages > MOST_PAGES) throw new TooManyPages();
    return fetchPage(from);
  };
};

const readRefusals = async (
  queryClient: QueryClient,
  wallet: WalletAddress,
): Promise<Refused[]> => {
  const api = drawLogApi.initQueryClient(queryClient);
  const refusals: Refused[] = [];
  const fetchPage = limited(async (from: number): Promise<LogEntries> => {
    const query = { wallet, from, limit: MAX_PAGE };
    const { body } = await api.entries.fetchQuery({
      queryKey: [ECONOMY_QUERIES, 'draw-log', 'of', query],
      queryData: { query },
      staleTime: 0,
    });
    return body;
  });
  let from: number | null = 0;
  while (from !== null) {
    const { items, next }: LogEntries = await fetchPage(from);
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
  // Draws of other tabs, accepted while the lists are read, aren't expected in them.
  const receipts = storedReceipts.read().filter((stored) => isSameAddress(stored.wallet, wallet));
  const api = drawsApi.initQueryClient(queryClient);
  const key = (...parts: unknown[]) => [ECONOMY_QUERIES, 'draws-of', wallet, ...parts];
  const query = { wallet, limit: MAX_PAGE };
  const chains = await fetchAllPages<CommitmentChain>({
    fetchPage: limited(
      async (from: { cursor?: string }) =>
        (
          await api.commitments.fetchQuery({
            queryKey: key('chains', from),
            queryData: { query: { ...query, ...from } },
            staleTime: 0,
          })
        ).body,
    ),
    idOf: ({ anchor }) => anchor,
  });
  const draws = await fetchAllPages<Draw>({
    fetchPage: limited(
      async (from: { cursor?: string }) =>
        (
          await api.list.fetchQuery({
            queryKey: key('draws', from),
            queryData: { query: { ...query, ...from } },
            staleTime: 0,
          })
        ).body,
    ),
    idOf: ({ id }) => id,
  });
  return { chains, draws, refusals: await readRefusals(queryClient, wallet), receipts };
};

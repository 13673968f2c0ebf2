import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { MAX_PAGE } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

import { bodyOf } from '@/lib/body-of';
import { fetchAllPages } from '@/lib/economy/queries/fetch-all-pages';
import { walletsClient } from '@/lib/economy/wallets/wallets-client';

/**
 * Every order of a wallet that could still be executed, newest first: page after page, since a radar
 * that leaves one out is none. An order that moves between two pages is counted once.
 *
 * @throws AppError
 */
export const fetchOpenOrders = (
  address: WalletAddress,
  signal: AbortSignal,
): Promise<WalletOrder[]> =>
  fetchAllPages({
    fetchPage: async (from) => {
      const answer = await walletsClient.orders({
        params: { address },
        query: { side: 'made', state: ['fillable', 'dormant'], limit: MAX_PAGE, ...from },
        fetchOptions: { signal },
      });
      return bodyOf(answer);
    },
    idOf: ({ hash }) => hash,
  });

import { DEFAULT_PAGE } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

import { fetchActivity } from '@/lib/economy/activity/fetch-activity';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';
import { usePages } from '@/lib/economy/queries/use-pages';

/** What a wallet took part in, on either side, page after page, newest first. */
export const useWalletHistory = (address: WalletAddress) =>
  usePages({
    queryKey: [ECONOMY_QUERIES, 'wallet-history', address.toLowerCase()],
    fetchPage: (from, signal) =>
      fetchActivity({ wallet: address, limit: DEFAULT_PAGE, ...from }, signal),
    idOf: ({ id }) => id,
  });

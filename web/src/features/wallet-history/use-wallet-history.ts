import { activityContract } from '@trait-market/contract/economy/activity-contract';
import { DEFAULT_PAGE } from '@trait-market/contract/economy/page';
import type { WalletAddress } from '@trait-market/contract/wallet-address';
import { initClient } from '@ts-rest/core';

import { bodyOf } from '@/lib/body-of';
import { ECONOMY_QUERIES } from '@/lib/economy/keys';
import { economyOptions } from '@/lib/economy/economy-options';
import { usePages } from '@/lib/economy/use-pages';

const client = initClient(activityContract, economyOptions);

/** What a wallet took part in, on either side, page after page, newest first. */
export const useWalletHistory = (address: WalletAddress) =>
  usePages({
    queryKey: [ECONOMY_QUERIES, 'wallet-history', address.toLowerCase()],
    fetchPage: async (from, signal) => {
      const answer = await client.list({
        query: { wallet: address, limit: DEFAULT_PAGE, ...from },
        fetchOptions: { signal },
      });
      return bodyOf(answer);
    },
    idOf: ({ id }) => id,
  });

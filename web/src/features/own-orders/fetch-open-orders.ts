import type { WalletOrder } from '@trait-market/contract/economy/wallet-orders';
import { MAX_PAGE } from '@trait-market/contract/economy/page';
import type { WalletAddress } from '@trait-market/contract/wallet-address';

import { walletsClient } from '@/lib/economy/wallets-client';

/**
 * Every order of a wallet that could still be executed, newest first: page after page, since a radar
 * that leaves one out is none. An order that moves between two pages is counted once.
 *
 * @throws AppError
 */
export const fetchOpenOrders = async (
  address: WalletAddress,
  signal: AbortSignal,
): Promise<WalletOrder[]> => {
  const found = new Map<string, WalletOrder>();
  let cursor: string | null = null;
  do {
    const answer = await walletsClient.orders({
      params: { address },
      query: {
        side: 'made',
        state: ['fillable', 'dormant'],
        limit: MAX_PAGE,
        ...(cursor === null ? {} : { cursor }),
      },
      fetchOptions: { signal },
    });
    if (answer.status !== 200) throw new Error('The fetcher lets no refusal through.');
    for (const order of answer.body.items) found.set(order.hash, order);
    cursor = answer.body.nextCursor;
  } while (cursor !== null);
  return [...found.values()];
};

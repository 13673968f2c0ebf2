import type { Order } from '@trait-market/contract/economy/orders';

import { useBalances } from '@/lib/economy/wallets/wallet-queries';

import { convertNeed } from './convert-need';

/** What a listing's buyer has to unwrap: nothing, where it is not known what they hold. */
export const useConvertNeed = (order: Order, due: bigint) => {
  const { data, isLoading } = useBalances();
  const balance = data?.find(({ chainId }) => chainId === order.chainId);
  const isListing = order.kind === 'listing';
  const isKnown = isListing && data !== undefined;
  return {
    need: convertNeed('native', balance, isKnown ? due : 0n),
    isLoading: isListing && isLoading,
  };
};

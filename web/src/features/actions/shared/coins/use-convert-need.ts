import type { Order } from '@trait-market/contract/economy/orders';

import { useBalances } from '@/lib/economy/wallets/wallet-queries';

import { unwrapNeed } from './convert-need';

/** Returns the conversion that the signed-in user's purchase needs first. */
export const useConvertNeed = (order: Order, due: bigint) => {
  const { data, isLoading } = useBalances();
  return { need: unwrapNeed(order, data, due), isLoading: order.kind === 'listing' && isLoading };
};

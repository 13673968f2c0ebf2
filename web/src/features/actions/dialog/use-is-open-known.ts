import type { WalletAddress } from '@trait-market/contract/shared';
import { useState } from 'react';

import { useOpenOrders } from '@/lib/economy/orders/use-open-orders';

/**
 * Loads the user's open orders while a review of a purchase is prepared, because the review names those
 * for the same. Returns whether they have loaded or failed once, so that the review never disappears.
 */
export const useIsOpenKnown = (address: WalletAddress | undefined): boolean => {
  const { isPending } = useOpenOrders(address);
  const [isKnown, setKnown] = useState(address === undefined);
  if (!isKnown && !isPending) setKnown(true);
  return isKnown;
};

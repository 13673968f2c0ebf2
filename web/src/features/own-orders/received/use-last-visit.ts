import type { WalletAddress } from '@trait-market/contract/shared';
import { useEffect, useState } from 'react';

import { offersVisit } from '@/lib/storage';

/** Returns the time of the previous visit to the received offers; undefined on the first. */
export const useLastVisit = (address: WalletAddress): string | undefined => {
  const [last] = useState(() => offersVisit(address).read());
  useEffect(() => offersVisit(address).write(new Date().toISOString()), [address]);
  return last;
};

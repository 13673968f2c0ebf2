import type { Order } from '@trait-market/contract/economy/orders';
import { getAddress } from 'viem';

import { weiToEther } from '@/lib/format/ether';

type Starting = { unitPrice?: string | undefined; counters?: Order | undefined };

/**
 * Returns the form's values for an action that starts with a price. A listing that counters an offer
 * is reserved for its bidder.
 */
export const startingPrice = ({ unitPrice, counters }: Starting): Record<string, string> => ({
  ...(unitPrice !== undefined && { price: weiToEther(BigInt(unitPrice)) }),
  ...(counters !== undefined && { reservedFor: getAddress(counters.maker.address) }),
});

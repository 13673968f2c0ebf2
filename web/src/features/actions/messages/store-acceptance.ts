import type { Draw } from '@trait-market/contract/economy/draws';

import { storeReceipt } from '@/lib/economy/draws/store-receipt';

import { providerKey } from './provider-key';

/**
 * Stores the market's receipt of an accepted draw, if it is valid. A failure doesn't matter: the
 * draw's page stores the receipt, too, and reports an invalid one.
 */
export const storeAcceptance = async (draw: Draw): Promise<void> => {
  try {
    await storeReceipt(draw, await providerKey());
  } catch {
    // The next page of the draw tries again.
  }
};

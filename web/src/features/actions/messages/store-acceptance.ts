import type { Draw } from '@trait-market/contract/economy/draws';

import { sealedDraws } from '@/lib/economy/draws/sealed/sealed-draws';
import { storeReceipt } from '@/lib/economy/draws/store-receipt';

import { providerKey } from './provider-key';

/**
 * Marks an accepted draw as not revealed, and stores the market's receipt of it, if it is valid. A failure doesn't matter: the
 * draw's page stores the receipt, too, and reports an invalid one.
 */
export const storeAcceptance = async (draw: Draw): Promise<void> => {
  sealedDraws.add(draw);
  try {
    await storeReceipt(draw, await providerKey());
  } catch {
    // The next page of the draw tries again.
  }
};

import type { Draw } from '@trait-market/contract/economy/draws';

/**
 * Stores the market's receipt of an accepted draw. Its code loads only now, and a failure doesn't
 * matter: the draw's page stores the receipt, too.
 */
export const keepReceipt = async (draw: Draw): Promise<void> => {
  try {
    const { storedReceipts } = await import('@/lib/economy/draws/draw-log-memory');
    storedReceipts.add(draw);
  } catch {
    // The next page of the draw tries again.
  }
};

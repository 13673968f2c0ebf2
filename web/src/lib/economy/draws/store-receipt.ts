import { isReceiptOf } from '@trait-market/contract/economy/draw-checks';
import type { Draw } from '@trait-market/contract/economy/draws';
import type { WalletAddress } from '@trait-market/contract/shared';

import { storedReceipts } from './draw-log-memory';

/** Stores a draw's receipt, if the key signed it and it has the draw's contents. */
export const storeReceipt = async (draw: Draw, key: WalletAddress): Promise<void> => {
  const { id, receipt, signed } = draw;
  if (receipt === undefined || !(await isReceiptOf(draw, receipt, key))) return;
  storedReceipts.add({ wallet: signed.message.owner, id, receipt });
};

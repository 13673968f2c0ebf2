import type { Item } from '@trait-market/contract/economy/shared';
import { isKnownNotice, type Notice } from '@trait-market/contract/economy/notices';

import { isTraitItem, useWearer } from '@/lib/economy/orders/use-wearer';

/** Returns what an order gave that its maker no longer holds loose. */
const notHeld = (notice: Notice): readonly Item[] => {
  if (!isKnownNotice(notice) || notice.kind !== 'order-inactive') return [];
  if (notice.reason !== 'maker-not-the-holder') return [];
  return notice.orderKind === 'trade' ? notice.inReturn : notice.items;
};

/** Returns the own avatar that wears what an inactive order gives. */
export const useNoticeWearer = (notice: Notice) => useWearer(notHeld(notice).find(isTraitItem));

import { isSameAddress } from '@trait-market/contract/shared';

import { canWake } from '../woken-orders';
import type { Draft, Of } from './draft';

/** Own orders and, where an act is about canceling, none but those that were chosen. */
export const isSoundCancel = (
  { chainId, message }: Of<'cancel'>,
  { act, address }: Draft,
): boolean => {
  if (act.kind !== 'cancel') return isSameAddress(message.maker, address) && canWake(act);
  const chosen = new Set(
    act.orders.filter((order) => order.chainId === chainId).map(({ hash }) => hash.toLowerCase()),
  );
  return (
    isSameAddress(message.maker, address) &&
    message.orderHashes.every((hash) => chosen.has(hash.toLowerCase()))
  );
};

import type { Order } from '@trait-market/contract/economy/orders';
import { isSameAddress } from '@trait-market/contract/wallet-address';

import type { Act } from '@/lib/acts/act';

import { canWake } from '../woken-orders';
import type { Draft, Of } from './draft';

/** The orders that an act takes back. */
const canceledBy = (act: Act): readonly Order[] | undefined => {
  if (act.kind === 'reprice') return act.lines.map(({ order }) => order);
  return act.kind === 'cancel' ? act.orders : undefined;
};

/** Own orders and, where an act is about canceling, none but those that were chosen. */
export const isSoundCancel = (
  { chainId, message }: Of<'cancel'>,
  { act, address }: Draft,
): boolean => {
  const orders = canceledBy(act);
  if (orders === undefined) return isSameAddress(message.maker, address) && canWake(act);
  const chosen = new Set(
    orders.filter((order) => order.chainId === chainId).map(({ hash }) => hash.toLowerCase()),
  );
  return (
    isSameAddress(message.maker, address) &&
    message.orderHashes.every((hash) => chosen.has(hash.toLowerCase()))
  );
};

import type { Order } from '@trait-market/contract/economy/orders';

/** Returns whether an open order's price can be raised: an offer for a trait or an avatar. */
export const canRaise = ({ kind, gets }: Pick<Order, 'kind' | 'gets'>): boolean =>
  kind === 'offer' && gets.some((item) => item.kind !== 'any');

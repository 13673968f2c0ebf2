import type { Order } from '@trait-market/contract/economy/orders';

/** Returns whether an open order can be replaced by one at another price in one step: any offer. */
export const canRaise = ({ kind }: Pick<Order, 'kind'>): boolean => kind === 'offer';

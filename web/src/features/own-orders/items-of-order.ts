import type { Item } from '@trait-market/contract/economy/shared';
import type { Order } from '@trait-market/contract/economy/orders';

/**
 * Returns an order's items: all that its maker gives or, if that is money, all that they ask for.
 */
export const itemsOfOrder = ({ gives, gets }: Pick<Order, 'gives' | 'gets'>): readonly Item[] =>
  gives.length > 0 ? gives : gets;

import type { Item } from '@trait-market/contract/economy/items';
import type { Order } from '@trait-market/contract/economy/orders';

/**
 * What an order is about: what its maker gives or, where that is money, what they ask for. An order
 * about several things goes under the first.
 */
export const itemOfOrder = ({ gives, gets }: Order): Item | undefined => gives[0] ?? gets[0];

import type { Item } from '@trait-market/contract/economy/shared';
import type { Order } from '@trait-market/contract/economy/orders';

/** Returns the items that the maker gives or, if they give money, those that they want. */
export const itemsOfOrder = ({ gives, gets }: Pick<Order, 'gives' | 'gets'>): readonly Item[] =>
  gives.length > 0 ? gives : gets;

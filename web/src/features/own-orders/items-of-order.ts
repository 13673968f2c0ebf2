import type { Item } from '@trait-market/contract/economy/shared';
import type { Order } from '@trait-market/contract/economy/orders';

/** Returns what the maker gives or, if that is money, what they ask for. */
export const itemsOfOrder = ({ gives, gets }: Pick<Order, 'gives' | 'gets'>): readonly Item[] =>
  gives.length > 0 ? gives : gets;

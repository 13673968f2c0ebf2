import type { Item } from '@trait-market/contract/economy/shared';
import type { Order } from '@trait-market/contract/economy/orders';

import { coinText } from '@/lib/economy/amounts/coin-amount';

import { itemName, itemsText } from '@/lib/economy/orders/item-words';

import { itemsOfOrder } from './items-of-order';

const editions = ({ quantity, remaining }: Order): string => {
  if (quantity === 1) return '';
  return remaining === quantity ? `${quantity} editions, ` : `${remaining} of ${quantity} left, `;
};

const tradeText = (gives: readonly Item[], gets: readonly Item[]): string =>
  `${itemsText(gives)} in return for ${itemsText(gets)}`;

/** Describes what an order costs, without its item, which the list already names. */
export const termsText = (order: Order, side: 'made' | 'received' = 'made'): string => {
  const { unitPrice, quantity, gives, gets } = order;
  if (unitPrice === null) return side === 'made' ? tradeText(gives, gets) : tradeText(gets, gives);
  const price = coinText(unitPrice.chainId, unitPrice.coin, BigInt(unitPrice.amount));
  return `${editions(order)}${price}${quantity === 1 ? '' : ' each'}`;
};

export const aboutText = (order: Order, side: 'made' | 'received' = 'made'): string => {
  const [item] = side === 'received' ? order.gets : itemsOfOrder(order);
  const terms = termsText(order, side);
  return item === undefined || order.unitPrice === null ? terms : `${itemName(item)}, ${terms}`;
};

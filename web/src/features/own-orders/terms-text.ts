import type { Order } from '@trait-market/contract/economy/orders';

import { coinText } from '@/lib/economy/coin-amount';

import { itemsText } from '@/lib/economy/item-words';

const editions = ({ quantity, remaining }: Order): string => {
  if (quantity === 1) return '';
  return remaining === quantity ? `${quantity} editions, ` : `${remaining} of ${quantity} left, `;
};

/** What an order is for, short enough for a line of a list that names its item already. */
export const termsText = (order: Order): string => {
  const { unitPrice, quantity, gets } = order;
  if (unitPrice === null) return `In return for ${itemsText(gets)}`;
  const price = coinText(unitPrice.chainId, unitPrice.coin, BigInt(unitPrice.amount));
  return `${editions(order)}${price}${quantity === 1 ? '' : ' each'}`;
};

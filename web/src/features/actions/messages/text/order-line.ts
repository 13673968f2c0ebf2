import type { Order } from '@trait-market/contract/economy/orders';

import { coinText } from '@/lib/economy/amounts/coin-amount';
import { itemsText } from '@/lib/economy/orders/item-words';

/** Summarizes an own order in one line. */
export const orderLine = ({ kind, gives, gets, unitPrice, quantity }: Order): string => {
  const price =
    unitPrice === null
      ? ''
      : ` at ${coinText(unitPrice.chainId, unitPrice.coin, BigInt(unitPrice.amount))}${quantity === 1 ? '' : ' each'}`;
  switch (kind) {
    case 'listing':
      return `Listing: ${itemsText(gives)}${price}`;
    case 'offer':
      return `Offer: ${itemsText(gets)}${price}`;
    case 'trade':
      return `Trade: ${itemsText(gives)} for ${itemsText(gets)}`;
  }
};

import type { Order } from '@trait-market/contract/economy/orders';
import type { Price } from '@trait-market/contract/economy/shared';

import { exactPrice } from '@/lib/economy/amounts/short-price';

import { itemName, itemsText } from '@/lib/economy/orders/item-words';
import { unitsText } from '@/lib/format/editions-text';
import { givenCoin, wantedCoin } from '@/lib/economy/orders/trade-coin';

import { itemsOfOrder } from './items-of-order';

/** Says how many editions of an order are left, before its price, if it has several. */
export const editionsText = ({ quantity, remaining, gets: [wanted] }: Order): string => {
  if (quantity === 1) return '';
  return remaining === quantity
    ? `${unitsText(wanted, quantity)}, `
    : `${remaining} of ${quantity} left, `;
};

/** Returns the price of an order, of each edition if it has several. */
export const eachText = (
  { quantity }: Order,
  unitPrice: Price,
  format: (price: Price) => string = exactPrice,
): string => `${format(unitPrice)}${quantity === 1 ? '' : ' each'}`;

const tradeText = ({ gives, gets, unitPrice }: Order, side: 'made' | 'received'): string => {
  const given = itemsText(gives, givenCoin(unitPrice));
  const wanted = itemsText(gets, wantedCoin(unitPrice));
  return side === 'made' ? `${given} in return for ${wanted}` : `${wanted} in return for ${given}`;
};

/** Describes what an order costs, without its item, which the list already names. */
export const termsText = (
  order: Order,
  side: 'made' | 'received' = 'made',
  format: (price: Price) => string = exactPrice,
): string => {
  const { kind, unitPrice } = order;
  if (kind === 'trade' || unitPrice === null) return tradeText(order, side);
  return `${editionsText(order)}${eachText(order, unitPrice, format)}`;
};

export const aboutText = (order: Order, side: 'made' | 'received' = 'made'): string => {
  const isWanted = side === 'received' && order.kind !== 'listing';
  const [item] = isWanted ? order.gets : itemsOfOrder(order);
  const terms = termsText(order, side);
  return item === undefined || order.kind === 'trade' ? terms : `${itemName(item)}, ${terms}`;
};

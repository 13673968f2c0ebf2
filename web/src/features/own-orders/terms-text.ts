import type { Order } from '@trait-market/contract/economy/orders';

import { coinText } from '@/lib/economy/amounts/coin-amount';

import { itemName, itemsText } from '@/lib/economy/orders/item-words';
import { givenCoin, wantedCoin } from '@/lib/economy/orders/trade-coin';

import { itemsOfOrder } from './items-of-order';

const editions = ({ quantity, remaining }: Order): string => {
  if (quantity === 1) return '';
  return remaining === quantity ? `${quantity} editions, ` : `${remaining} of ${quantity} left, `;
};

const tradeText = ({ gives, gets, unitPrice }: Order, side: 'made' | 'received'): string => {
  const given = itemsText(gives, givenCoin(unitPrice));
  const wanted = itemsText(gets, wantedCoin(unitPrice));
  return side === 'made' ? `${given} in return for ${wanted}` : `${wanted} in return for ${given}`;
};

/** Describes what an order costs, without its item, which the list already names. */
export const termsText = (order: Order, side: 'made' | 'received' = 'made'): string => {
  const { kind, unitPrice, quantity } = order;
  if (kind === 'trade' || unitPrice === null) return tradeText(order, side);
  const price = coinText(unitPrice.chainId, unitPrice.coin, BigInt(unitPrice.amount));
  return `${editions(order)}${price}${quantity === 1 ? '' : ' each'}`;
};

export const aboutText = (order: Order, side: 'made' | 'received' = 'made'): string => {
  const isWanted = side === 'received' && order.kind !== 'listing';
  const [item] = isWanted ? order.gets : itemsOfOrder(order);
  const terms = termsText(order, side);
  return item === undefined || order.kind === 'trade' ? terms : `${itemName(item)}, ${terms}`;
};

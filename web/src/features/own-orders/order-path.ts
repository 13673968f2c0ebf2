import type { OrderKind } from '@trait-market/contract/economy/orders';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';

import { paths, type OrdersShow } from '@/config/paths';
import { itemName } from '@/lib/economy/orders/item-words';

import { itemsOfOrder } from './items-of-order';

const listOf: Record<OrderKind, OrdersShow> = {
  listing: 'listings',
  offer: 'offers-made',
  trade: 'trades',
};

/** Returns the id of an order's row, at which `orderPath` ends. */
export const orderId = ({ hash }: WalletOrder): string => `order-${hash}`;

/** Returns the address of an own order among all of them, next to the others for its item. */
export const orderPath = (order: WalletOrder): string => {
  const [item] = itemsOfOrder(order);
  return paths.dashboardOrder(listOf[order.kind], item ? itemName(item) : '', order.hash);
};

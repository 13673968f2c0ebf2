import type { ChainId } from '@trait-market/contract/economy/shared';
import type { Order } from '@trait-market/contract/economy/orders';
import { ITEM, type OrderComponents } from '@trait-market/contract/economy/typed-data';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';

import { exactPrice } from '@/lib/economy/amounts/short-price';
import { itemName, itemsText } from '@/lib/economy/orders/item-words';
import { givenCoin } from '@/lib/economy/orders/trade-coin';
import { listText } from '@/lib/format/list-text';

/** Items on a chain, such as those that listings give. */
export type Bought = { chainId: ChainId; items: OrderComponents['offer'] };

const keysOf = ({ chainId, items }: Bought): string[] =>
  items.flatMap(({ itemType, token, identifierOrCriteria }) =>
    itemType === ITEM.erc721 || itemType === ITEM.erc1155
      ? `${chainId} ${token.toLowerCase()} ${identifierOrCriteria}`
      : [],
  );

export const boughtFrom = ({ chainId, components }: Order): Bought => ({
  chainId,
  items: components.offer,
});

/** Returns the open offers and trades that want one of the bought items, of which each is named. */
export const openForSame = (
  bought: readonly Bought[],
  open: readonly WalletOrder[],
): WalletOrder[] => {
  const keys = new Set(bought.flatMap(keysOf));
  return open.filter(
    ({ kind, chainId, components }) =>
      kind !== 'listing' &&
      keysOf({ chainId, items: components.consideration }).some((key) => keys.has(key)),
  );
};

const SHOWN = 3;

const nameOf = ({ gets: [item] }: Order): string => (item ? itemName(item) : '');

const termsOf = ({ kind, gives, unitPrice, remaining }: WalletOrder): string => {
  if (kind === 'trade') return `you give ${itemsText(gives, givenCoin(unitPrice))}`;
  return unitPrice
    ? `${exactPrice(unitPrice)}${remaining > 1 ? ' each' : ''} for ${remaining}`
    : '';
};

/** Says which open orders would buy the same again. */
export const openForSameWords = (orders: readonly WalletOrder[]): string[] => {
  if (orders.length === 0) return [];
  const names = [...new Set(orders.map(nameOf))];
  if (orders.length > SHOWN) {
    const more = names.length - SHOWN;
    const shown = [...names.slice(0, SHOWN), ...(more > 0 ? [`${more} more`] : [])];
    return [
      `You have ${orders.length} open offers and trades for ${listText(shown)}. If they’re accepted too, you get these twice.`,
    ];
  }
  return orders.map(
    (order) =>
      `You have an open ${order.kind} for ${nameOf(order)}: ${termsOf(order)}. If it’s accepted too, you get it twice.`,
  );
};

const kindOf = (orders: readonly Order[]): string => {
  const [kind, ...others] = new Set(orders.map((order) => order.kind));
  return kind === undefined || others.length > 0 ? 'order' : kind;
};

/** Names orders in a button: "the offer", "these 2 trades". */
export const theseOrders = (orders: readonly Order[]): string =>
  orders.length === 1 ? `the ${kindOf(orders)}` : `these ${orders.length} ${kindOf(orders)}s`;

/** Names the user's orders in a button: "your offer", "your 2 trades". */
export const yourOrders = (orders: readonly Order[]): string =>
  orders.length === 1 ? `your ${kindOf(orders)}` : `your ${orders.length} ${kindOf(orders)}s`;

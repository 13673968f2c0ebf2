import type { Item } from '@trait-market/contract/economy/shared';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';

import { itemKey } from '@/lib/economy/orders/item-words';
import { itemsOfOrder } from '../items-of-order';

/** The orders for one item, inactive ones first, because users are likely to forget them. */
export type RadarGroup = {
  key: string;
  item: Item;
  orders: WalletOrder[];
};

const isInactive = ({ state }: WalletOrder): boolean => state.kind === 'dormant';

const inactiveFirst = (one: WalletOrder, other: WalletOrder): number =>
  Number(isInactive(other)) - Number(isInactive(one));

/** Groups orders by item, inactive groups first. An order can be in several groups. */
export const radarGroups = (orders: readonly WalletOrder[]): RadarGroup[] => {
  const groups = new Map<string, RadarGroup>();
  for (const order of orders) {
    const items = new Map(itemsOfOrder(order).map((item) => [itemKey(item), item]));
    for (const [key, item] of items) {
      const group = groups.get(key) ?? { key, item, orders: [] };
      group.orders.push(order);
      groups.set(key, group);
    }
  }
  return [...groups.values()]
    .map((group) => ({ ...group, orders: group.orders.toSorted(inactiveFirst) }))
    .toSorted((one, other) => {
      const [a, b] = [one.orders.some(isInactive), other.orders.some(isInactive)];
      return Number(b) - Number(a);
    });
};

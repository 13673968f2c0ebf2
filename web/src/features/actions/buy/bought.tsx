import type { Order } from '@trait-market/contract/economy/orders';
import type { Item } from '@trait-market/contract/economy/shared';

import { ItemsResult } from '../shared/items-result';

/** Returns the item without its quantity, since an order can be filled in part. */
const oneOf = (item: Item): Item => (item.kind === 'avatar' ? item : { ...item, quantity: 1 });

type BoughtProps = { action: { order: Order }; onLeave: () => void };

export function Bought({ action: { order }, onLeave }: BoughtProps) {
  return <ItemsResult items={order.gives.map(oneOf)} onLeave={onLeave} />;
}

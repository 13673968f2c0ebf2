import type { Order } from '@trait-market/contract/economy/orders';

import { oneOf } from '@/lib/economy/orders/item-words';

import { ItemsResult } from '../shared/items-result';

type BoughtProps = { action: { order: Order }; onLeave: () => void };

export function Bought({ action: { order }, onLeave }: BoughtProps) {
  return <ItemsResult items={order.gives.map(oneOf)} onLeave={onLeave} />;
}

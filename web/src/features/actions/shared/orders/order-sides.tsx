import type { Item } from '@trait-market/contract/economy/shared';
import type { Order } from '@trait-market/contract/economy/orders';

import { ItemPicture } from '@/components/economy/items/item-picture';
import { itemKey, itemsText } from '@/lib/economy/orders/item-words';

function Side({ title, items }: { title: string; items: readonly Item[] }) {
  return (
    <div className="grid content-start gap-2">
      <h3 className="text-sm text-muted">{title}</h3>
      <ul className="grid gap-2">
        {items.map((item) => (
          <li key={itemKey(item)} className="flex items-center gap-3">
            <ItemPicture item={item} size={48} className="size-12" />
            <span className="min-w-0 text-sm wrap-anywhere">{itemsText([item])}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function OrderSides({ order }: { order: Order }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Side title="You give" items={order.gets} />
      <Side title="You get" items={order.gives} />
    </div>
  );
}

import type { Item } from '@trait-market/contract/economy/items';
import type { Order } from '@trait-market/contract/economy/orders';

import { SafePicture } from '@/components/safe-picture';
import { TraitPlaceholder } from '@/components/trait/trait-placeholder';
import { plainText } from '@/lib/format/plain-text';

function Thing({ item }: { item: Item }) {
  const { name, imageUrl, count } =
    item.kind === 'trait'
      ? { name: item.trait.value, imageUrl: item.trait.imageUrl, count: `${item.quantity} × ` }
      : { name: item.avatar.name, imageUrl: item.avatar.imageUrl, count: '' };
  return (
    <li className="flex items-center gap-3">
      <SafePicture
        src={imageUrl}
        alt=""
        size={48}
        placeholder={<TraitPlaceholder />}
        className="size-12 shrink-0 overflow-hidden rounded-control bg-wall"
      />
      <span className="min-w-0 text-sm break-words">
        {count}
        {plainText(name)}
      </span>
    </li>
  );
}

function Side({ title, items }: { title: string; items: readonly Item[] }) {
  return (
    <div className="grid content-start gap-2">
      <h3 className="text-sm text-muted">{title}</h3>
      <ul className="grid gap-2">
        {items.map((item) => (
          <Thing
            key={
              item.kind === 'trait'
                ? item.trait.id
                : `${item.avatar.collection}/${item.avatar.tokenId}`
            }
            item={item}
          />
        ))}
      </ul>
    </div>
  );
}

/** Both sides of somebody else's trade, from where the reader stands. */
export function OrderSides({ order }: { order: Order }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Side title="You give" items={order.gets} />
      <Side title="You get" items={order.gives} />
    </div>
  );
}

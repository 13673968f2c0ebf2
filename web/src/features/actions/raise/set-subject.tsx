import type { Order } from '@trait-market/contract/economy/orders';

import { ItemPicture } from '@/components/economy/items/item-picture';
import { itemName } from '@/lib/economy/orders/item-words';

const PICTURE = 64;

/** Shows the set that an offer is for, with pictures of its traits. */
export function SetSubject({ order: { gets } }: { order: Order }) {
  const [item] = gets;
  if (item?.kind !== 'any') return null;
  return (
    <div className="flex items-center gap-4">
      <ItemPicture item={item} size={PICTURE} className="size-16" />
      <p className="min-w-0 font-display font-bold wrap-anywhere">{`A${itemName(item).slice(1)}`}</p>
    </div>
  );
}

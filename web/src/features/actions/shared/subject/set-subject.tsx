import type { Item } from '@trait-market/contract/economy/shared';

import { ItemPicture } from '@/components/economy/items/item-picture';
import { itemName } from '@/lib/economy/orders/item-words';

const PICTURE = 64;

/** Shows what an offer for any of several is for, with pictures of some of them. */
export function SetSubject({ item }: { item: Item | undefined }) {
  if (item?.kind !== 'any' && item?.kind !== 'anyAvatar') return null;
  return (
    <div className="flex items-center gap-4">
      <ItemPicture item={item} size={PICTURE} className="size-16" />
      <p className="min-w-0 font-display font-bold wrap-anywhere">{`A${itemName(item).slice(1)}`}</p>
    </div>
  );
}

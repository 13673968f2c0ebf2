import type { Item } from '@trait-market/contract/economy/shared';

import { SafePicture } from '../../safe-picture';
import { cn } from '@/lib/cn';
import { itemPicture } from '@/lib/economy/orders/item-words';

type ItemPictureProps = {
  item: Item;
  /** Width and height in CSS pixels. */
  size: number;
  className?: string;
};

/** Shows an item's picture. The picture is decorative, because the item's name is next to it. */
export function ItemPicture({ item, size, className }: ItemPictureProps) {
  return (
    <SafePicture
      src={itemPicture(item)}
      size={size}
      className={cn('aspect-square shrink-0 overflow-hidden rounded-control bg-wall', className)}
    />
  );
}

import type { Item } from '@trait-market/contract/economy/shared';

import { SafePicture, type Eager } from '../../safe-picture';
import { cn } from '@/lib/cn';
import { itemPicture } from '@/lib/economy/orders/item-words';

type ItemPictureProps = {
  item: Item;
  /** Width and height in CSS pixels. */
  size: number;
  eager?: Eager;
  className?: string;
};

/**
 * Shows an item's picture; for any of several, pictures of some of them. They are
 * decorative, because the item's name is next to them.
 */
export function ItemPicture({ item, size, eager = false, className }: ItemPictureProps) {
  const look = cn('aspect-square shrink-0 overflow-hidden rounded-control bg-wall', className);
  const [first = itemPicture(item), ...others] =
    (item.kind === 'any' && item.criteria.imageUrls) ||
    (item.kind === 'anyAvatar' && item.imageUrls) ||
    [];
  if (others.length === 0)
    return <SafePicture src={first} size={size} eager={eager} className={look} />;
  return (
    <span
      aria-hidden
      style={{ maxWidth: size }}
      className={cn(
        'grid w-full grid-cols-2 grid-rows-2 gap-px',
        // Two pictures are two halves, and the first of three is one.
        others.length < 3 && '*:first:row-span-2',
        others.length < 2 && '*:row-span-2',
        look,
      )}
    >
      {[first, ...others].map((src) => (
        <SafePicture
          key={src}
          src={src}
          size={size / 2}
          eager={eager}
          className="size-full min-h-0 min-w-0"
        />
      ))}
    </span>
  );
}

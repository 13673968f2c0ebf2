import type { Item } from '@trait-market/contract/economy/shared';
import { Link } from 'react-router-dom';

import { itemName, itemPath } from '@/lib/economy/orders/item-words';

export function ItemName({ item }: { item: Item }) {
  return (
    <Link
      translate="no"
      to={itemPath(item)}
      className="decoration-accent decoration-2 underline-offset-4 hover:underline"
    >
      {item.kind === 'any' || item.kind === 'anyAvatar'
        ? `A${itemName(item).slice(1)}`
        : itemName(item)}
    </Link>
  );
}

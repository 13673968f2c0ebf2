import type { Item } from '@trait-market/contract/economy/items';
import { Link } from 'react-router-dom';

import { itemName, itemPath } from '@/lib/economy/item-words';

/** An item by name, which leads to its page where there is one. */
export function ItemName({ item }: { item: Item }) {
  const path = itemPath(item);
  const name = itemName(item);
  if (path === undefined) return <>{name}</>;
  return (
    <Link to={path} className="decoration-accent decoration-2 underline-offset-4 hover:underline">
      {name}
    </Link>
  );
}

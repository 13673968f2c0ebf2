import type { Item } from '@trait-market/contract/economy/items';
import { Link } from 'react-router-dom';

import { itemName, itemPath } from '@/lib/economy/item-words';

type ItemNameProps = {
  item: Item;
  /** Among other words, where a link has to be told apart from them. */
  inText?: boolean;
};

/** An item by name, which leads to its page where there is one. */
export function ItemName({ item, inText = false }: ItemNameProps) {
  const path = itemPath(item);
  const name = itemName(item);
  if (path === undefined) return <>{name}</>;
  return (
    <Link
      to={path}
      className={
        inText
          ? 'font-semibold underline decoration-hairline underline-offset-4 hover:decoration-accent'
          : 'decoration-accent decoration-2 underline-offset-4 hover:underline'
      }
    >
      {name}
    </Link>
  );
}

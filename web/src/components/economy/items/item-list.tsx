import type { Item } from '@trait-market/contract/economy/shared';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';

import { itemKey, itemName, itemPath } from '@/lib/economy/orders/item-words';

function ItemName({ item }: { item: Item }) {
  return (
    <>
      {item.kind !== 'avatar' && item.quantity > 1 && (
        <span className="tabular-nums">
          {item.quantity} {item.kind === 'trait' ? '×' : 'of'}{' '}
        </span>
      )}
      <Link
        translate="no"
        to={itemPath(item)}
        className="font-semibold wrap-anywhere underline decoration-hairline underline-offset-4 hover:decoration-accent"
      >
        {itemName(item)}
      </Link>
    </>
  );
}

const joint = (position: number, count: number): string =>
  position === count - 1 ? ' and ' : ', ';

export function ItemList({ items }: { items: readonly Item[] }) {
  return items.map((item, position) => (
    <Fragment key={itemKey(item)}>
      {position > 0 && <span>{joint(position, items.length)}</span>}
      <ItemName item={item} />
    </Fragment>
  ));
}

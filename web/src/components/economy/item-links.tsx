import type { Item } from '@trait-market/contract/economy/items';
import { Fragment } from 'react';

import { itemKey } from '@/lib/economy/item-words';

import { ItemName } from './item-name';

const separator = (position: number, count: number): string => {
  if (position === 0) return '';
  return position === count - 1 ? ' and ' : ', ';
};

/** Items in the middle of a sentence, each a link where it has a page. */
export function ItemLinks({ items }: { items: readonly Item[] }) {
  return items.map((item, position) => (
    <Fragment key={itemKey(item)}>
      {separator(position, items.length)}
      {item.kind === 'trait' && item.quantity > 1 && `${item.quantity} × `}
      <ItemName item={item} inText />
    </Fragment>
  ));
}

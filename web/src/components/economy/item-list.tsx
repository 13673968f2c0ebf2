import type { Item } from '@trait-market/contract/economy/items';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '@/config/paths';
import { plainText } from '@/lib/format/plain-text';

import { traitName } from '../trait/trait-name';

function ItemName({ item }: { item: Item }) {
  if (item.kind === 'avatar')
    return <span className="font-semibold">{plainText(item.avatar.name)}</span>;
  const { trait, quantity } = item;
  return (
    <>
      {quantity > 1 && <span className="tabular-nums">{quantity} × </span>}
      <Link
        to={paths.trait(trait.id)}
        className="font-semibold wrap-anywhere underline decoration-hairline underline-offset-4 hover:decoration-accent"
      >
        {traitName({ traitValue: trait.value })}
      </Link>
    </>
  );
}

const keyOf = (item: Item): string =>
  item.kind === 'trait' ? item.trait.id : `${item.avatar.collection}/${item.avatar.tokenId}`;

const joint = (position: number, count: number): string => {
  if (position === 0) return '';
  return position === count - 1 ? ' and ' : ', ';
};

/** Items by name, as a part of a sentence. */
export function ItemList({ items }: { items: readonly Item[] }) {
  return items.map((item, position) => (
    <Fragment key={keyOf(item)}>
      {joint(position, items.length)}
      <ItemName item={item} />
    </Fragment>
  ));
}

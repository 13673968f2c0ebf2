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

/** A list with more names than this shows the first ones and unfolds the others. */
const NAMES_MAX = 5;
const FIRST_NAMES = 3;

export const isLong = (items: readonly Item[]): boolean => items.length > NAMES_MAX;

/** Counts the editions and avatars of a list. */
export const countOf = (items: readonly Item[]): number =>
  items.reduce((sum, item) => sum + (item.kind === 'avatar' ? 1 : item.quantity), 0);

/** Returns the number of items with their noun, such as "15 traits". */
export const countText = (items: readonly Item[]): string => {
  const isEach = (kind: Item['kind']) => items.every((item) => item.kind === kind);
  const noun = isEach('trait') ? 'traits' : isEach('avatar') ? 'avatars' : 'items';
  return `${countOf(items)} ${noun}`;
};

/** Shows the first names of a long list. The others unfold, also before hydration. */
export function FoldedItems({ items }: { items: readonly Item[] }) {
  const rest = items.slice(FIRST_NAMES);
  return (
    <>
      {items.slice(0, FIRST_NAMES).map((item, position) => (
        <Fragment key={itemKey(item)}>
          <ItemName item={item} />
          <span>{joint(position + 1, FIRST_NAMES + 1)}</span>
        </Fragment>
      ))}
      <details className="inline">
        <summary className="inline-flex min-h-6 cursor-pointer items-center rounded-tag font-semibold accent-underline pointer-coarse:min-h-11">
          {countOf(rest)} more
        </summary>
        <ItemList items={rest} />
      </details>
    </>
  );
}

export function ItemList({ items }: { items: readonly Item[] }) {
  return items.map((item, position) => (
    <Fragment key={itemKey(item)}>
      {position > 0 && <span>{joint(position, items.length)}</span>}
      <ItemName item={item} />
    </Fragment>
  ));
}

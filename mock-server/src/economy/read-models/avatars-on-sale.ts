import { memoizeFor } from '../../kernel/memoize-for';
import {
  createIncrementalList,
  type CachedList,
  type SharedLists,
  type Timed,
} from './incremental-list';
import type { MarketContext } from '../orders/market-context';
import { collectionOfAvatar } from '../tables/keys';
import type { MarketBase } from '../tables/tables';
import type { Books } from './books';

/** `floor` is in wei; undefined when the avatar isn't for sale. */
type AvatarOnSale = Timed & { collection: string; floor: bigint | undefined };

export type AvatarsOnSale = { listed: number; floor: bigint | undefined };

const shared: SharedLists<AvatarOnSale> = new WeakMap();

const sumsOf = memoizeFor(({ items }: CachedList<AvatarOnSale>): Map<string, AvatarsOnSale> => {
  const sums = new Map<string, AvatarsOnSale>();
  for (const { collection, floor } of items) {
    if (floor === undefined) continue;
    const found = sums.get(collection) ?? { listed: 0, floor };
    found.listed += 1;
    if (found.floor === undefined || floor < found.floor) found.floor = floor;
    sums.set(collection, found);
  }
  return sums;
});

export const createAvatarsOnSale = (context: MarketContext, base: MarketBase, books: Books) => {
  const { catalogue, tables, now } = context;
  const list = createIncrementalList<AvatarOnSale>({
    keys: () => tables.avatars.keys(),
    make: (key) => {
      const { floor, from, until } = books.of(key);
      return { collection: collectionOfAvatar(key), floor, from, until };
    },
    now,
    shared,
    catalogue,
    base: base.orders,
    isUntouched: () =>
      [tables.orders, tables.avatars, tables.approvals].every((table) => table.isUntouched()),
  });
  books.onTouch(list.touch);
  tables.avatars.onChange(({ before, after }) => {
    if (before === undefined || after === undefined) list.touchAll();
  });
  return {
    of: (collection: string): AvatarsOnSale =>
      sumsOf(list.now()).get(collection) ?? { listed: 0, floor: undefined },
  };
};

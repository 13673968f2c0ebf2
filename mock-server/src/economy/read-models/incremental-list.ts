import { LRUCache } from 'lru-cache';

import type { Catalogue } from '../catalogue/catalogue';

/** The period in which a value is valid unless it is invalidated earlier; in milliseconds. */
export type Timed = { from: number; until: number };

type Compare<Item> = (one: Item, other: Item) => number;
type Order<Item> = { compare: Compare<Item>; items: readonly Item[] };

const MOST_ORDERS = 8;

export type CachedList<Item> = Timed & {
  items: readonly Item[];
  /** @param compare must not return 0 for different items */
  sortedBy: (name: string, compare: Compare<Item>) => readonly Item[];
};

type Inside<Item> = CachedList<Item> & {
  orders: LRUCache<string, Order<Item>>;
  places: Map<string, number>;
};

const keptOf = <Item extends Timed>(
  items: readonly Item[],
  places: Map<string, number>,
  orders: LRUCache<string, Order<Item>>,
): Inside<Item> => {
  let from = Number.NEGATIVE_INFINITY;
  let until = Number.POSITIVE_INFINITY;
  for (const item of items) {
    if (item.from > from) from = item.from;
    if (item.until < until) until = item.until;
  }
  return {
    items,
    from,
    until,
    places,
    orders,
    sortedBy: (name, compare) => {
      const order = orders.get(name) ?? { compare, items: items.toSorted(compare) };
      orders.set(name, order);
      return order.items;
    },
  };
};

const patched = <Item>(
  { compare, items }: Order<Item>,
  gone: ReadonlySet<Item>,
  fresh: readonly Item[],
): Order<Item> => {
  const coming = fresh.toSorted(compare);
  const merged: Item[] = [];
  let next = 0;
  for (const item of items) {
    if (gone.has(item)) continue;
    for (let one = coming[next]; one !== undefined; one = coming[next]) {
      if (compare(one, item) > 0) break;
      merged.push(one);
      next += 1;
    }
    merged.push(item);
  }
  return { compare, items: [...merged, ...coming.slice(next)] };
};

const withChanges = <Item extends Timed>(
  before: Inside<Item>,
  changed: ReadonlySet<number>,
  keys: readonly string[],
  make: (key: string) => Item,
): Inside<Item> => {
  const items = [...before.items];
  const gone = new Set<Item>();
  const fresh: Item[] = [];
  for (const place of changed) {
    const [key, old] = [keys[place], items[place]];
    if (key === undefined || old === undefined) continue;
    const made = make(key);
    items[place] = made;
    gone.add(old);
    fresh.push(made);
  }
  const orders = new LRUCache<string, Order<Item>>({ max: MOST_ORDERS });
  orders.load(
    before.orders.dump().map(([name, { value }]) => [name, { value: patched(value, gone, fresh) }]),
  );
  return keptOf(items, before.places, orders);
};

/** Lists of unchanged markets, shared between worlds with the same catalogue and base. */
export type SharedLists<Item> = WeakMap<Catalogue, WeakMap<object, Inside<Item>>>;

type Options<Item> = {
  keys: () => readonly string[];
  make: (key: string) => Item;
  now: () => number;
  shared: SharedLists<Item>;
  catalogue: Catalogue;
  base: object;
  isUntouched: () => boolean;
};

/** Recomputes only invalidated and expired items, so that reading long lists stays fast. */
export const createIncrementalList = <Item extends Timed>({
  keys,
  make,
  now,
  shared,
  catalogue,
  base,
  isUntouched,
}: Options<Item>) => {
  // False for a restored market, which differs from its base without reporting any change.
  const beganUntouched = isUntouched();
  const ofBase = shared.get(catalogue) ?? new WeakMap<object, Inside<Item>>();
  shared.set(catalogue, ofBase);
  const touched = new Set<string>();
  let own: Inside<Item> | undefined;
  let ownKeys: readonly string[] | undefined;
  let isAllTouched = !beganUntouched;

  const keep = (made: Inside<Item>): CachedList<Item> => {
    touched.clear();
    isAllTouched = false;
    own = made;
    if (isUntouched() && !ofBase.has(base)) ofBase.set(base, made);
    return made;
  };

  const makeAll = (): CachedList<Item> => {
    ownKeys = keys();
    const places = new Map(ownKeys.map((key, place) => [key, place]));
    return keep(keptOf(ownKeys.map(make), places, new LRUCache({ max: MOST_ORDERS })));
  };

  const isOver = ({ from, until }: Timed, at: number): boolean => at < from || at >= until;

  return {
    touch: (key: string): void => void touched.add(key),
    /** Must also be called when keys were added or removed. */
    touchAll: (): void => {
      isAllTouched = true;
    },
    now: (): CachedList<Item> => {
      const kept = own ?? ofBase.get(base);
      if (kept === undefined || isAllTouched) return makeAll();
      const at = now();
      const hasEnded = isOver(kept, at);
      if (touched.size === 0 && !hasEnded) return kept;
      const changed = new Set<number>();
      for (const key of touched) {
        const place = kept.places.get(key);
        if (place !== undefined) changed.add(place);
      }
      if (hasEnded) {
        for (const [place, item] of kept.items.entries()) if (isOver(item, at)) changed.add(place);
      }
      ownKeys ??= keys();
      return keep(withChanges(kept, changed, ownKeys, make));
    },
  };
};

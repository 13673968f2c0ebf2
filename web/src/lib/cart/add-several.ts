import type { Order } from '@trait-market/contract/economy/orders';

import { cart, type CartLine, MAX_LINES } from './cart';

/** Why the cart has no new listing of a selected item. */
export type Obstacle = 'inCart' | 'notForSale' | 'own' | 'full';

export type Outcome = {
  /** The listings that were added. */
  added: readonly Order[];
  /** The other items by their names, in the order of their selection. */
  missed: readonly { name: string; why: Obstacle }[];
};

type Found = { order: Order } | { why: Obstacle };

type Wanted<Item> = {
  items: readonly Item[];
  nameOf: (item: Item) => string;
  isLineOf: (line: CartLine, item: Item) => boolean;
  /** Returns the items that have a listing. */
  listedOf: (items: readonly Item[]) => Promise<readonly Item[]>;
  /** Finds the cheapest listing by another user, or the reason why there is none to buy. */
  find: (item: Item) => Promise<Order | Obstacle>;
};

const REQUESTS_AT_A_TIME = 8;

/** Fetches the listings of as many items as the cart still holds. */
const findListings = async <Item>({
  items,
  isLineOf,
  listedOf,
  find,
}: Wanted<Item>): Promise<Found[]> => {
  const lines = cart.read();
  const inCart = new Set(items.filter((item) => lines.some((line) => isLineOf(line, item))));
  const listed = new Set(await listedOf(items.filter((item) => !inCart.has(item))));
  const toFetch = [...listed];
  const found = new Map<Item, Order | Obstacle>();
  let free = MAX_LINES - cart.read().length;
  for (let at = 0; at < toFetch.length && free > 0; at += REQUESTS_AT_A_TIME) {
    const part = toFetch.slice(at, at + REQUESTS_AT_A_TIME);
    const orders = await Promise.all(part.map(async (item) => ({ item, order: await find(item) })));
    for (const { item, order } of orders) {
      found.set(item, order);
      if (typeof order === 'object') free -= 1;
    }
  }
  return items.map((item): Found => {
    if (inCart.has(item)) return { why: 'inCart' };
    if (!listed.has(item)) return { why: 'notForSale' };
    const order = found.get(item) ?? 'full';
    return typeof order === 'object' ? { order } : { why: order };
  });
};

/**
 * Adds the cheapest listing by another user of each item to the cart. Adds nothing when a request
 * fails. @throws AppError
 */
export const addSeveral = async <Item>(wanted: Wanted<Item>): Promise<Outcome> => {
  const added: Order[] = [];
  const missed: { name: string; why: Obstacle }[] = [];
  const found = await findListings(wanted);
  for (const [index, item] of wanted.items.entries()) {
    const one = found[index] ?? { why: 'full' };
    if ('order' in one && cart.add(one.order)) added.push(one.order);
    else missed.push({ name: wanted.nameOf(item), why: 'why' in one ? one.why : 'full' });
  }
  return { added, missed };
};

/** Removes the listings that were added. */
export const undoAdded = ({ added }: Outcome): void => {
  for (const { hash } of added) cart.remove(hash);
};

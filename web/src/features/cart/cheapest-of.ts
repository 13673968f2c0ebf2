import type { Order } from '@trait-market/contract/economy/orders';

import type { CartLine } from '@/lib/cart/cart';
import type { Line } from '@/lib/actions/action';

export type Wanted = {
  /** The number of editions. */
  count: number;
  /** Whether to add a trait more than once, or again if it is in the cart. */
  isSameAllowed: boolean;
};

/** Takes editions from listings that aren't in the cart, cheapest first, as they are passed. */
export const cheapestOf = (
  listings: readonly Order[],
  { count, isSameAllowed }: Wanted,
  held: readonly CartLine[],
): Line[] => {
  const hashes = new Set(held.map(({ hash }) => hash.toLowerCase()));
  const traits = new Set(held.map(({ traitId }) => traitId));
  const chosen: Line[] = [];
  let left = count;
  for (const order of listings) {
    if (left === 0) break;
    const [item] = order.gives;
    if (item?.kind !== 'trait' || hashes.has(order.hash.toLowerCase())) continue;
    if (!isSameAllowed && traits.has(item.trait.id)) continue;
    traits.add(item.trait.id);
    const quantity = isSameAllowed ? Math.min(left, order.remaining) : 1;
    chosen.push({ order, quantity });
    left -= quantity;
  }
  return chosen;
};

import type { Order } from '@trait-market/contract/economy/orders';

import type { CartLine } from '@/lib/cart/cart';
import type { Line } from '@/lib/actions/action';

/** Takes up to `count` editions from listings that aren't in the cart; expects cheapest first. */
export const cheapestOf = (
  listings: readonly Order[],
  count: number,
  held: readonly CartLine[],
): Line[] => {
  const known = new Set(held.map(({ hash }) => hash.toLowerCase()));
  const chosen: Line[] = [];
  let left = count;
  for (const order of listings) {
    if (left === 0) break;
    if (known.has(order.hash.toLowerCase())) continue;
    const quantity = Math.min(left, order.remaining);
    chosen.push({ order, quantity });
    left -= quantity;
  }
  return chosen;
};

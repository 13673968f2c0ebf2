import type { TraitDetail } from '@trait-market/contract/economy/traits';

import type { Line } from '@/lib/actions/action';
import { lineName } from '@/lib/economy/orders/lines';

import type { References } from './far-price';
import type { PriceContext } from './price-warnings';

/** Returns the prices that a trait's price must not be far from. */
export const referencesOf = (
  { floor }: Pick<PriceContext, 'floor'>,
  lastSale: TraitDetail['lastSale'],
): References => ({ floor, lastSale: lastSale?.price ?? null });

export const CHEAPEST_AVATAR = 'the cheapest avatar of its collection';

/**
 * Names a line of a purchase, and the trait with whose floor its price is compared, or the avatar
 * whose last sale it's compared with.
 */
export const comparedPurchase = (line: Line) => {
  const [item] = line.order.gives;
  return {
    id: line.order.hash,
    label: lineName(line),
    floorOf: item?.kind === 'trait' ? item.trait.id : undefined,
    soldAs: item?.kind === 'avatar' ? item.avatar : undefined,
  };
};

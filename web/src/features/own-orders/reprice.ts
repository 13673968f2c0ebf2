import type { WalletOrder } from '@trait-market/contract/economy/wallets';

import type { Repriced } from '@/lib/actions/action';
import { priceFrom } from '@/lib/economy/amounts/set-price';

/** Percent by which a price is lowered by one press. */
export const LOWER_BY = [5, 10] as const;

/**
 * A listing of a trait that others can buy now: one that nobody can buy has nothing to lower. What an avatar
 * wears is promised anew with each listing of it, which takes its form.
 */
const isForSale = ({ kind, state, unitPrice, gives }: WalletOrder): boolean =>
  kind === 'listing' &&
  state.kind === 'fillable' &&
  unitPrice !== null &&
  gives.every((item) => item.kind === 'trait');

/** The listing at the price of whoever undercuts it; undefined where nobody does. */
export const matchingFloor = (order: WalletOrder): Repriced | undefined => {
  const price = order.market?.undercutBy?.price.amount;
  return price === undefined || !isForSale(order) ? undefined : { order, unitPrice: price };
};

/** The listing at so many percent less; undefined where there is nothing to lower. */
export const loweredBy = (order: WalletOrder, percent: number): Repriced | undefined => {
  if (!isForSale(order) || order.unitPrice === null) return undefined;
  const before = BigInt(order.unitPrice.amount);
  const price = priceFrom(before, -percent);
  return price < before ? { order, unitPrice: String(price) } : undefined;
};

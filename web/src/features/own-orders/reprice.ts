import type { WalletOrder } from '@trait-market/contract/economy/wallets';

import type { Repriced } from '@/lib/actions/action';
import { canRaise } from '@/lib/economy/orders/can-raise';
import { priceAbove, priceBelow, priceFrom } from '@/lib/economy/amounts/set-price';

/** The percentages by which one press can lower a price. */
export const LOWER_BY = [5, 10] as const;

type Lowered = Repriced & { unitPrice: string };

const isForSale = ({ kind, state, unitPrice }: WalletOrder): boolean =>
  kind === 'listing' && state.kind === 'fillable' && unitPrice !== null;

/** Returns the change from the current price to the new one. */
export const priceChange = ({ order, unitPrice }: Lowered): [bigint, bigint] => [
  BigInt(order.unitPrice?.amount ?? unitPrice),
  BigInt(unitPrice),
];

/** Returns the listing, whose new price the form asks for; undefined unless it can be sold. */
export const unpricedLine = (order: WalletOrder): Repriced | undefined =>
  isForSale(order) ? { order } : undefined;

/** Returns the listing with the price of the floor; undefined if no one undercuts it. */
export const matchingFloor = (order: WalletOrder): Repriced | undefined => {
  const price = order.market?.undercutBy?.price.amount;
  return price === undefined || !isForSale(order) ? undefined : { order, unitPrice: price };
};

/** Returns the listing at one step below the floor; undefined if no one undercuts it. */
export const undercuttingFloor = (order: WalletOrder): Lowered | undefined => {
  const matched = matchingFloor(order);
  if (matched?.unitPrice === undefined) return undefined;
  const price = priceBelow(BigInt(matched.unitPrice));
  return price === undefined ? undefined : { order, unitPrice: String(price) };
};

/** Returns the listing with a lower price; undefined if the price can't be lowered. */
export const loweredBy = (order: WalletOrder, percent: number): Lowered | undefined => {
  if (!isForSale(order) || order.unitPrice === null) return undefined;
  const before = BigInt(order.unitPrice.amount);
  const price = priceFrom(before, -percent);
  return price < before ? { order, unitPrice: String(price) } : undefined;
};

/** Returns the price one step above the best offer; undefined if the order isn't an offer that is outbid. */
export const outbiddingPrice = (order: WalletOrder): string | undefined => {
  const { unitPrice, market, state } = order;
  const best = BigInt(market?.bestOffer?.amount ?? 0);
  if (!canRaise(order) || state.kind !== 'fillable' || unitPrice === null) return undefined;
  if (best <= BigInt(unitPrice.amount)) return undefined;
  return String(priceAbove(best));
};

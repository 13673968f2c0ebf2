import type { Price } from '@trait-market/contract/economy/shared';

import { WEI_DECIMALS } from '@/config/constants';

import { exactPrice } from './short-price';

const DIGITS = 3;

/** Rounds hundredths of a wei to the nearest price of some significant digits above 0. */
const nearestOf = (hundredfold: bigint, significant = DIGITS): bigint => {
  const digits = (hundredfold / 100n).toString().length;
  const step = 10n ** BigInt(Math.max(0, digits - significant));
  const price = ((hundredfold + 50n * step) / (100n * step)) * step;
  return price > 0n ? price : 1n;
};

/** Returns the nearest price of three significant digits above 0. */
export const nearestPrice = (wei: bigint): bigint => nearestOf(wei * 100n);

/**
 * Changes a price in wei by a percentage, to the nearest price of three significant digits above 0.
 * 0% changes nothing.
 */
export const priceFrom = (wei: bigint, percent: number): bigint =>
  percent === 0 ? wei : nearestOf(wei * BigInt(100 + percent));

/** The largest difference from a percentage that still shows as the percentage, 1 / 20 point. */
const PARTS_OF_POINT = 20n;

/**
 * Changes a price in wei by a percentage, to the price with the fewest digits, at least three, of
 * which the percentage is true within 0.05 points.
 */
export const adjustedPrice = (wei: bigint, percent: number): bigint => {
  const exact = wei * BigInt(100 + percent);
  const isTrue = (price: bigint) => {
    const distance = price * 100n - exact;
    return (distance < 0n ? -distance : distance) * PARTS_OF_POINT <= wei;
  };
  const { length } = (exact / 100n).toString();
  let digits = DIGITS;
  while (digits < length && !isTrue(nearestOf(exact, digits))) digits += 1;
  return percent === 0 ? wei : nearestOf(exact, digits);
};

/** Returns the smallest step between prices of some significant digits. */
const stepAt = (wei: bigint, digits = DIGITS): bigint =>
  10n ** BigInt(Math.max(0, wei.toString().length - digits));

/** Returns the highest price of at most three significant digits below another, if there is one. */
export const priceBelow = (wei: bigint): bigint | undefined => {
  if (wei <= 1n) return undefined;
  const step = stepAt(wei - 1n);
  return ((wei - 1n) / step) * step;
};

/** Returns the lowest price of at most three significant digits above another. */
export const priceAbove = (wei: bigint): bigint => {
  const step = stepAt(wei + 1n);
  return ((wei + step) / step) * step;
};

/** One coin: display prices are never rounded in front of the decimal point. */
const COIN = 10n ** BigInt(WEI_DECIMALS);

const roundedPrice = (price: Price, digits: number): string => {
  const wei = BigInt(price.amount);
  const step = stepAt(wei, digits);
  const unit = step < COIN ? step : COIN;
  return exactPrice({ ...price, amount: String(((wei + unit / 2n) / unit) * unit) });
};

/** Rounds a price to three digits, for a large figure that isn't signed and whose title is exact. */
export const displayPrice = (price: Price): string => roundedPrice(price, DIGITS);

const ROW_DIGITS = 5;

/** Rounds a price to five digits, for a row whose title is exact and whose review is, too. */
export const rowPrice = (price: Price): string => roundedPrice(price, ROW_DIGITS);

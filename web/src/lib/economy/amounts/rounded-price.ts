import type { Price } from '@trait-market/contract/economy/shared';

import { WEI_DECIMALS } from '@/config/constants';

import { stepAt } from './set-price';
import { exactPrice } from './short-price';

const DISPLAY_DIGITS = 3;
const ROW_DIGITS = 5;
const COIN = 10n ** BigInt(WEI_DECIMALS);

/** Rounds a price to some significant digits, but never before the decimal point. */
const roundedPrice = (
  price: Price,
  digits: number,
  direction: 'nearest' | 'down' | 'up' = 'nearest',
): string => {
  const wei = BigInt(price.amount);
  const step = stepAt(wei, digits);
  const unit = step < COIN ? step : COIN;
  const added = { nearest: unit / 2n, down: 0n, up: unit - 1n }[direction];
  return exactPrice({ ...price, amount: String(((wei + added) / unit) * unit) });
};

/** Rounds a price to three digits, for a large figure that isn't signed and whose title is exact. */
export const displayPrice = (price: Price): string => roundedPrice(price, DISPLAY_DIGITS);

/** Rounds a price to five digits, for a row whose title is exact and whose review is, too. */
export const rowPrice = (price: Price): string => roundedPrice(price, ROW_DIGITS);

/** Rounds what the user gets down to five digits, so that a row never promises more than is paid. */
export const rowProceeds = (price: Price): string => roundedPrice(price, ROW_DIGITS, 'down');

/** Rounds what the user pays up to five digits, so that a row never promises a lower price. */
export const rowCost = (price: Price): string => roundedPrice(price, ROW_DIGITS, 'up');

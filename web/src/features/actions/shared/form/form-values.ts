import { MAX_ORDER_WEI } from '@trait-market/contract/economy/shared';
import { MAX_ORDER_MONTHS } from '@trait-market/contract/economy/orders';

import { asciiDigits } from '@/lib/economy/amounts/ascii-digits';
import { readCoin, type Read } from '@/lib/economy/amounts/parse-amount';
import { parseCount, parseWhole } from '@/lib/economy/amounts/whole-number';

import { endOfDay } from './end-date';

/** More editions than any order has. It keeps an order's total below the limit. */
const MOST_EDITIONS = 1_000_000n;
const MAX_PRICE = MAX_ORDER_WEI / MOST_EDITIONS;

/** Says why an order can't be replaced by one at the same price. */
export const ENTER_NEW_PRICE = 'Enter a new price first';

export const readPrice = (text: string): Read<bigint> => {
  const { value, error } = readCoin(text);
  if (value === undefined) return { error };
  if (value > MAX_PRICE) return { error: 'This amount is too large.' };
  return value === 0n ? { error: 'Enter an amount above zero.' } : { value };
};

/** Reads a price that may be left out. */
export const readAddedCoin = (text: string): Read<bigint | undefined> =>
  text.trim() === '' ? { value: undefined } : readPrice(text);

export const readQuantity =
  (most: number) =>
  (text: string): Read<bigint> => {
    const value = parseWhole(text);
    if (value === undefined) return { error: 'Enter a whole number, 1 or more.' };
    return value > BigInt(most) ? { error: `There are only ${most}.` } : { value };
  };

export const readCount =
  (most: number) =>
  (text: string): Read<number> => {
    const value = parseCount(text, most);
    return value === undefined ? { error: `Enter a whole number from 1 to ${most}.` } : { value };
  };

export const readEndDay =
  (now: Date, kept?: number) =>
  (text: string): Read<number> => {
    const value = endOfDay(text, now, kept);
    return value === undefined
      ? { error: `Choose a day between today and ${MAX_ORDER_MONTHS} months from now.` }
      : { value };
  };

const LEAST_PERCENT = -90;
const MOST_PERCENT = 900;

export const readPercent = (text: string): Read<number> => {
  const typed = asciiDigits(text).replace('−', '-');
  const value = Number(typed);
  return /^[+-]?\d{1,3}$/.test(typed) && value >= LEAST_PERCENT && value <= MOST_PERCENT
    ? { value }
    : { error: `Enter a whole number from ${LEAST_PERCENT} to ${MOST_PERCENT}.` };
};

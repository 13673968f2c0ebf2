import { parseCoin, whyNoAmount } from '@/lib/economy/coin-amount';

import { endOfDay } from './end-date';

/** A value, or why what was typed is none. */
export type Read<Value> =
  { value: Value; error?: undefined } | { value?: undefined; error: string };

export const readPrice = (text: string): Read<bigint> => {
  const value = parseCoin(text);
  if (value === undefined) return { error: whyNoAmount(text) };
  return value === 0n ? { error: 'Give an amount above zero.' } : { value };
};

/** @param most how many there are */
export const readQuantity = (text: string, most: number): Read<bigint> => {
  const typed = text.trim();
  if (!/^0*[1-9]\d*$/.test(typed)) return { error: 'Give a whole number, from 1.' };
  const value = BigInt(typed);
  return value > BigInt(most) ? { error: `There are no more than ${most}.` } : { value };
};

export const readEndDay = (text: string, now: Date): Read<number> => {
  const value = endOfDay(text, now);
  return value === undefined
    ? { error: 'Choose a day from today on, at most six months away.' }
    : { value };
};

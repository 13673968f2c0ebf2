import { MAX_ORDER_MONTHS, MAX_ORDER_MS } from '@trait-market/contract/economy/orders';

import { ORDER_DAYS } from '@/config/constants';

/** The ends of an order that one press selects, in days from today. */
export const END_PRESETS = [
  { days: 1, words: '1 day' },
  { days: 3, words: '3 days' },
  { days: 7, words: '1 week' },
  { days: ORDER_DAYS, words: '1 month' },
] as const;

const addMonths = (from: Date, months: number): Date => {
  const date = new Date(from);
  date.setMonth(date.getMonth() + months);
  if (date.getDate() !== from.getDate()) date.setDate(0);
  return date;
};

const addDays = (from: Date, days: number): Date => {
  const date = new Date(from);
  date.setDate(date.getDate() + days);
  return date;
};

const two = (value: number): string => String(value).padStart(2, '0');

const dayText = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

export const endDayIn = (now: Date, days: number): string => dayText(addDays(now, days));

/** Returns the local day on which an order ends. */
export const endDayOf = (endsAt: number): string => dayText(new Date(endsAt));

export const defaultEndDay = (now: Date): string => endDayIn(now, ORDER_DAYS);

/** Orders end within six calendar months (local time) and the market's maximum. */
const latestEnd = (now: Date): Date =>
  new Date(Math.min(addMonths(now, MAX_ORDER_MONTHS).getTime(), now.getTime() + MAX_ORDER_MS));

export const firstEndDay = (now: Date): string => dayText(now);
export const lastEndDay = (now: Date): string => dayText(latestEnd(now));

/**
 * Returns the day's end in local time, capped by the market; undefined if not allowed.
 * @param kept the end of the order that is replaced, which stays exact on its own day
 */
export const endOfDay = (day: string, now: Date, kept?: number): number | undefined => {
  if (kept !== undefined && kept > now.getTime() && day === endDayOf(kept)) return kept;
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (date === undefined) return undefined;
  if (day < firstEndDay(now) || day > lastEndDay(now)) return undefined;
  const end = new Date(Number(year), Number(month) - 1, Number(date), 23, 59, 59);
  return Math.min(end.getTime(), latestEnd(now).getTime());
};

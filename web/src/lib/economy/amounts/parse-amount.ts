import { WEI_DECIMALS } from '@/config/constants';
import { isPointDecimal, paddedForLocale } from '@/lib/format/ether-separators';

import { asciiDigits } from './ascii-digits';

export type Read<Value> =
  | { value: Value; error?: undefined }
  | { value?: undefined; error: string };

/** Integer and decimal digits with a point, without grouping. */
const PLAIN = /^(\d{1,20})?(?:\.(\d*))?$/;

/** Returns undefined for more decimals than the unit has. */
export const parseAmount = (text: string, decimals: number): bigint | undefined => {
  const [, whole = '', fraction = ''] = PLAIN.exec(text.trim()) ?? [];
  if ((whole === '' && fraction === '') || fraction.length > decimals) return undefined;
  return BigInt((whole || '0') + fraction.padEnd(decimals, '0'));
};

/** Formats an amount so that {@link parseAmount} parses it. */
export const amountText = (parts: bigint, decimals: number): string => {
  const digits = parts.toString().padStart(decimals + 1, '0');
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return `${digits.slice(0, digits.length - decimals)}${fraction && `.${fraction}`}`;
};

/** Formats an amount so that {@link readAmount} reads the same amount in this locale. */
export const fieldText = (parts: bigint, decimals: number): string =>
  paddedForLocale(amountText(parts, decimals));

/** Spaces, apostrophes and the Arabic thousands separator, which only separate groups. */
const GROUP_ONLY = /[\s'’٬]/g;
/** Commas of other keyboards. */
const COMMAS = /[،，]/g;

const withAsciiSeparators = (text: string): string =>
  asciiDigits(text).replace(GROUP_ONLY, "'").replace(COMMAS, ',').replaceAll('．', '.');

/** Groups of three digits, or Indian groups of two before the last three. */
const GROUPED = /^[1-9]\d{0,2}(['.,])\d{3}(?:\1\d{3})*$|^[1-9]\d?(['.,])(?:\d{2}\2)+\d{3}$/;

/** Reads every separator as a group separator. */
const readAsWhole = (typed: string): string | undefined =>
  GROUPED.test(typed) ? typed.replace(/['.,]/g, '') : undefined;

/** The last separator that may be decimal, with the text before and after it. */
const PLACES = /^(.*?)(?:([.,٫])(\d*))?$/;

/** Reads the last separator as the decimal one. */
const readAsDecimal = (typed: string): string | undefined => {
  const [, before = '', separator = '', fraction = ''] = PLACES.exec(typed) ?? [];
  const isUsedTwice = separator !== '' && before.includes(separator);
  const whole = /^\d*$/.test(before) ? before : readAsWhole(before);
  if (whole === undefined || isUsedTwice) return undefined;
  return separator === '' ? whole : `${whole}.${fraction}`;
};

const GROUP_DIGITS = 3;

/** Returns at most two values in the notation of {@link parseAmount}. */
const readingsOf = (typed: string, decimals: number): readonly string[] => {
  const [decimal, whole] = [readAsDecimal(typed), readAsWhole(typed)];
  if (decimal === undefined || whole === undefined || decimal === whole)
    return [decimal ?? whole].filter((one) => one !== undefined);
  if (typed.includes('.') && isPointDecimal()) return [decimal];
  return decimals < GROUP_DIGITS ? [whole] : [decimal, whole];
};

/** More integer digits than any amount has. */
const TOO_LARGE = /^\d{21}/;

const refusalOf = (reading: string, decimals: number): string => {
  if (TOO_LARGE.test(reading)) return 'This amount is too large.';
  return /^\d*\.\d+$/.test(reading)
    ? `Use at most ${decimals} decimals.`
    : 'Enter a number, such as 0.25.';
};

/** Reads a point or a comma as decimal or grouping; the error names both possible amounts. */
export const readAmount = (text: string, decimals: number): Read<bigint> => {
  const [reading = '', other] = readingsOf(withAsciiSeparators(text), decimals);
  const value = parseAmount(reading, decimals);
  if (value === undefined) return { error: refusalOf(reading, decimals) };
  if (other === undefined) return { value };
  return {
    error: `“${text.trim()}” can mean ${fieldText(value, decimals)} or ${other}. Type the one you mean.`,
  };
};

export const readCoin = (text: string): Read<bigint> => readAmount(text, WEI_DECIMALS);

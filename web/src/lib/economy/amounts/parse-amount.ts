import { WEI_DECIMALS } from '@/config/constants';

/** Whole and decimal places as people type them, with a point. */
const TYPED = /^(\d{1,20})?(?:\.(\d*))?$/;

/**
 * What somebody typed as an amount of a unit, in its smallest parts; undefined where it is none, or is finer
 * than those.
 */
export const parseAmount = (text: string, decimals: number): bigint | undefined => {
  const [, whole = '', fraction = ''] = TYPED.exec(text.trim()) ?? [];
  if ((whole === '' && fraction === '') || fraction.length > decimals) return undefined;
  return BigInt((whole || '0') + fraction.padEnd(decimals, '0'));
};

/** What somebody typed as an amount of a coin, in wei, as {@link parseAmount} reads it. */
export const parseCoin = (text: string): bigint | undefined => parseAmount(text, WEI_DECIMALS);

/** More whole ones than there can be of any. */
const TOO_LARGE = /^\d{21}/;

/** What is wrong with a text that {@link parseAmount} makes no amount of. */
export const whyNoAmount = (text: string, decimals = WEI_DECIMALS): string => {
  const typed = text.trim();
  if (TOO_LARGE.test(typed)) return 'This amount is too large.';
  return /^\d*\.\d+$/.test(typed)
    ? `Use at most ${decimals} decimals.`
    : 'Enter a number with a point, such as 0.25.';
};

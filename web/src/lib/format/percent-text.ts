import { once } from './once';

const formatter = (maximumFractionDigits: number) =>
  once(() => new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits }));
const oneDecimal = formatter(1);
const noDecimals = formatter(0);

/** The smallest share that is visible with one decimal. */
const LEAST = 0.001;

const rounded = (share: number): string => (share < 1 ? oneDecimal : noDecimals)().format(share);

const bounded = (share: number, least: number, text: (share: number) => string): string => {
  if (share > 0 && share < least) return `<${text(least)}`;
  if (share > 1 - least && share < 1) return `>${text(1 - least)}`;
  return text(share);
};

/**
 * Formats a share of at least 0 as a percentage, rounded half away from zero: "51.9%", and "250%"
 * from 100% on. A share is never rounded to 0% or 100%.
 */
export const percentText = (share: number): string => bounded(share, LEAST, rounded);

/** Formats an imprecise share like {@link percentText}, but without decimals: "52%", ">99%". */
export const wholePercentText = (share: number): string =>
  bounded(share, 0.01, noDecimals().format);

/**
 * Formats a change with its sign: "−5.5%". A tiny change, and one of almost 100%, is never rounded:
 * "<0.1% lower".
 */
export const changeText = (share: number): string => {
  const size = Math.abs(share);
  const isLower = share < 0;
  const isRound = size === 0 || size >= 1 || (size >= LEAST && size <= 1 - LEAST);
  if (!isRound) return `${percentText(size)} ${isLower ? 'lower' : 'higher'}`;
  return `${size === 0 ? '' : isLower ? '−' : '+'}${rounded(size)}`;
};

/** Returns `part / whole` of two amounts in wei, without the last digits of a binary fraction. */
export const shareOf = (part: bigint, whole: bigint): number =>
  Number((Number(part) / Number(whole)).toPrecision(12));

/** Formats a part of a whole as a percentage: "8.3%". */
export const partText = (part: number, whole: number): string =>
  whole === 0 ? '–' : percentText(part / whole);

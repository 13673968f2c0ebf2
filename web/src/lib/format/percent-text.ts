import { once } from './once';

const formatter = (maximumFractionDigits: number) =>
  once(() => new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits }));
const oneDecimal = formatter(1);
const noDecimals = formatter(0);

/** The smallest share that is visible with one decimal. */
const LEAST = 0.001;

const absoluteText = (share: number): string => {
  if (share > 0 && share < LEAST) return `<${oneDecimal().format(LEAST)}`;
  if (share > 1 - LEAST && share < 1) return `>${oneDecimal().format(1 - LEAST)}`;
  return (share < 1 ? oneDecimal : noDecimals)().format(share);
};

/**
 * Formats a share as a percentage, rounded half away from zero: "51.9%", and "250%" from 100% on.
 * A share is never rounded to 0% or 100%.
 */
export const percentText = (share: number): string =>
  `${share < 0 ? '−' : ''}${absoluteText(Math.abs(share))}`;

/** Like percentText, with the sign of a change: "+5.5%". */
export const changeText = (share: number): string => `${share > 0 ? '+' : ''}${percentText(share)}`;

/** Returns `part / whole` of two amounts in wei, without the last digits of a binary fraction. */
export const shareOf = (part: bigint, whole: bigint): number =>
  Number((Number(part) / Number(whole)).toPrecision(12));

/** Formats a part of a whole as a percentage: "8.3%". */
export const partText = (part: number, whole: number): string =>
  whole === 0 ? '–' : percentText(part / whole);

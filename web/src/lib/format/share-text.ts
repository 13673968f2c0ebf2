import { once } from './once';

const percent = once(
  () => new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 }),
);

/** The smallest share that is visible with one decimal. */
const LEAST = 0.001;

/** Formats a share between 0 and 1 as a percentage. A positive share is never shown as 0. */
export const shareText = (share: number): string =>
  share > 0 && share < LEAST ? `<${percent().format(LEAST)}` : percent().format(share);

import { once } from './once';

const percent = once(
  () => new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 }),
);

/** The smallest share that one decimal shows. */
const LEAST = 0.001;

/** Formats a share between 0 and 1 in percent; a positive share never shows as 0. */
export const shareText = (share: number): string =>
  share > 0 && share < LEAST ? `<${percent().format(LEAST)}` : percent().format(share);

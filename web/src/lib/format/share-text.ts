import { once } from './once';

const percent = once(
  () => new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 }),
);

/** Below it, one digit after the point would show none. */
const LEAST = 0.001;

/** A share between 0 and 1 in percent; one that is there is never said to be nothing. */
export const shareText = (share: number): string =>
  share > 0 && share < LEAST ? `<${percent().format(LEAST)}` : percent().format(share);

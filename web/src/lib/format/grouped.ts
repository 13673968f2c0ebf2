import { once } from './once';

const format = once(() => new Intl.NumberFormat('en-US'));

/** Before each three digits that follow another one. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/**
 * A count to be read: thousands stand apart. Every page has some, and the browser's own formatter takes longer
 * to make than all else a page begins with: whole numbers do without.
 */
export const grouped = (count: number | bigint): string =>
  typeof count === 'bigint' || Number.isSafeInteger(count)
    ? String(count).replace(THOUSANDS, ',')
    : format().format(count);

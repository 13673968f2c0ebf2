import { once } from './once';

const format = once(() => new Intl.NumberFormat('en-US'));

/** Every position before a multiple of three digits. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/**
 * Groups the thousands of an integer. Every page needs it early, and creating the browser's
 * formatter takes longer than the rest of the page's start.
 */
export const grouped = (count: number | bigint): string =>
  typeof count === 'bigint' || Number.isSafeInteger(count)
    ? String(count).replace(THOUSANDS, ',')
    : format().format(count);

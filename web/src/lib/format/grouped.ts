import { once } from './once';

const format = once(() => new Intl.NumberFormat('en-US'));

/** Every position before a multiple of three digits. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/**
 * Avoids the browser's formatter, which takes longer to create than the rest of the page's start.
 */
export const grouped = (count: number | bigint): string =>
  typeof count === 'bigint' || Number.isSafeInteger(count)
    ? String(count).replace(THOUSANDS, ',')
    : format().format(count);

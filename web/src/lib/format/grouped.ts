import { once } from './once';

const format = once(() => new Intl.NumberFormat('en-US'));

/** Matches the positions between groups of three digits. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/**
 * Formats an integer with commas between groups. Doesn't use the browser's formatter, because
 * creating one takes longer than the rest of the app's start.
 */
export const grouped = (count: number | bigint): string =>
  typeof count === 'bigint' || Number.isSafeInteger(count)
    ? String(count).replace(THOUSANDS, ',')
    : format().format(count);

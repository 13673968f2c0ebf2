import { once } from './once';

const format = once(() => new Intl.NumberFormat('en-US'));

/** Matches the positions between groups of three digits. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** Avoids the browser's formatter, whose creation takes longer than the app's start. */
export const grouped = (count: number | bigint): string =>
  typeof count === 'bigint' || Number.isSafeInteger(count)
    ? String(count).replace(THOUSANDS, ',')
    : format().format(count);

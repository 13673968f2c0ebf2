import { once } from './once';

const format = once(() => new Intl.NumberFormat('en-US'));

/** Every position before a multiple of three digits. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** Avoids the browser's formatter, whose creation is slower than the rest of the start. */
export const grouped = (count: number | bigint): string =>
  typeof count === 'bigint' || Number.isSafeInteger(count)
    ? String(count).replace(THOUSANDS, ',')
    : format().format(count);

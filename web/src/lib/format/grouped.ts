const format = new Intl.NumberFormat('en-US');

/** A count to be read: thousands stand apart. One formatter for all, since each is slow to make. */
export const grouped = (count: number | bigint): string => format.format(count);

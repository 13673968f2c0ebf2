const DIGITS = 3;

/** Rounds hundredths of a wei to the nearest price of three significant digits above 0. */
const nearestOf = (hundredfold: bigint): bigint => {
  const digits = (hundredfold / 100n).toString().length;
  const step = 10n ** BigInt(Math.max(0, digits - DIGITS));
  const price = ((hundredfold + 50n * step) / (100n * step)) * step;
  return price > 0n ? price : 1n;
};

/** Returns the nearest price of three significant digits above 0. */
export const nearestPrice = (wei: bigint): bigint => nearestOf(wei * 100n);

/**
 * Changes a price in wei by a percentage, to the nearest price of three significant digits above 0.
 * 0% changes nothing.
 */
export const priceFrom = (wei: bigint, percent: number): bigint =>
  percent === 0 ? wei : nearestOf(wei * BigInt(100 + percent));

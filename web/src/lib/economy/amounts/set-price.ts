const DIGITS = 3;

/**
 * Changes a price in wei by a percentage, to the nearest price of three significant digits above 0.
 * 0% changes nothing.
 */
export const priceFrom = (wei: bigint, percent: number): bigint => {
  if (percent === 0) return wei;
  const hundredfold = wei * BigInt(100 + percent);
  const digits = (hundredfold / 100n).toString().length;
  const step = 10n ** BigInt(Math.max(0, digits - DIGITS));
  const price = ((hundredfold + 50n * step) / (100n * step)) * step;
  return price > 0n ? price : 1n;
};

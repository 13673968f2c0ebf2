const DIGITS = 3;

/**
 * Rounds down to three significant digits, so that sellers never ask for more than they intended.
 */
const readablePrice = (wei: bigint): bigint => {
  const unit = 10n ** BigInt(Math.max(0, wei.toString().length - DIGITS));
  return (wei / unit) * unit;
};

/**
 * Returns a price changed by a percentage, rounded down, in wei. It is never rounded to 0, and zero
 * percent changes nothing.
 */
export const priceFrom = (wei: bigint, percent: number): bigint => {
  if (percent === 0) return wei;
  const price = readablePrice((wei * BigInt(100 + percent)) / 100n);
  return price > 0n ? price : 1n;
};

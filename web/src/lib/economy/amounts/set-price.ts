/** Digits of a price that somebody reads: 0.117 ETH, 1,230 POL. */
const DIGITS = 3;

/** Rounded to so few digits that people can read it: down, so that nobody asks more than they meant to. */
const readablePrice = (wei: bigint): bigint => {
  const unit = 10n ** BigInt(Math.max(0, wei.toString().length - DIGITS));
  return (wei / unit) * unit;
};

/**
 * A price so many percent above or below another, in wei; zero percent is that price to the last digit.
 * Never more than it says, and never nothing.
 *
 * @param percent a whole number above −100
 */
export const priceFrom = (wei: bigint, percent: number): bigint => {
  if (percent === 0) return wei;
  const price = readablePrice((wei * BigInt(100 + percent)) / 100n);
  return price > 0n ? price : 1n;
};

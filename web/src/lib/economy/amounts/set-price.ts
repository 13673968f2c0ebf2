/** Significant digits of a readable price: 0.117 ETH, 1,230 POL. */
const DIGITS = 3;

/** Rounds down to a readable price, so that sellers never ask more than intended. */
const readablePrice = (wei: bigint): bigint => {
  const unit = 10n ** BigInt(Math.max(0, wei.toString().length - DIGITS));
  return (wei / unit) * unit;
};

/**
 * Returns a price relative to another, in wei, rounded down but never to 0; zero percent returns
 * the exact price.
 *
 * @param percent an integer above −100
 */
export const priceFrom = (wei: bigint, percent: number): bigint => {
  if (percent === 0) return wei;
  const price = readablePrice((wei * BigInt(100 + percent)) / 100n);
  return price > 0n ? price : 1n;
};

const DIGITS = 3;

/** Rounds down to a readable price, so that sellers never ask more than intended. */
const readablePrice = (wei: bigint): bigint => {
  const unit = 10n ** BigInt(Math.max(0, wei.toString().length - DIGITS));
  return (wei / unit) * unit;
};

/** Rounds a relative price in wei down, but never to 0; zero percent is exact. */
export const priceFrom = (wei: bigint, percent: number): bigint => {
  if (percent === 0) return wei;
  const price = readablePrice((wei * BigInt(100 + percent)) / 100n);
  return price > 0n ? price : 1n;
};

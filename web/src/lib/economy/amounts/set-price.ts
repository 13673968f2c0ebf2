const DIGITS = 3;

/** Rounds down to three significant digits, so that sellers don't ask for more than wanted. */
const readablePrice = (wei: bigint): bigint => {
  const unit = 10n ** BigInt(Math.max(0, wei.toString().length - DIGITS));
  return (wei / unit) * unit;
};

/** Changes a price in wei by a percentage; rounds down, but never to 0. 0% changes nothing. */
export const priceFrom = (wei: bigint, percent: number): bigint => {
  if (percent === 0) return wei;
  const price = readablePrice((wei * BigInt(100 + percent)) / 100n);
  return price > 0n ? price : 1n;
};

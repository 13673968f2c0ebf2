const DIGITS = 3;

/** Rounds hundredths of a wei to the nearest price of some significant digits above 0. */
const nearestOf = (hundredfold: bigint, significant = DIGITS): bigint => {
  const digits = (hundredfold / 100n).toString().length;
  const step = 10n ** BigInt(Math.max(0, digits - significant));
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

/** The largest difference from a percentage that still shows as the percentage, 1 / 20 point. */
const PARTS_OF_POINT = 20n;

/**
 * Changes a price in wei by a percentage, to the price with the fewest digits, at least three, of
 * which the percentage is true within 0.05 points.
 */
export const adjustedPrice = (wei: bigint, percent: number): bigint => {
  const exact = wei * BigInt(100 + percent);
  const isTrue = (price: bigint) => {
    const distance = price * 100n - exact;
    return (distance < 0n ? -distance : distance) * PARTS_OF_POINT <= wei;
  };
  const { length } = (exact / 100n).toString();
  let digits = DIGITS;
  while (digits < length && !isTrue(nearestOf(exact, digits))) digits += 1;
  return percent === 0 ? wei : nearestOf(exact, digits);
};

/** Returns the smallest step between prices of some significant digits. */
export const stepAt = (wei: bigint, digits = DIGITS): bigint =>
  10n ** BigInt(Math.max(0, wei.toString().length - digits));

/** Returns the step with which a price beats another of four digits or fewer, or of more. */
const beatingStep = (other: bigint, at: bigint): bigint =>
  stepAt(at, other % stepAt(other, 4) === 0n ? 4 : 5);

/** Returns the highest price below another, of at most five significant digits, if there is one. */
export const priceBelow = (wei: bigint): bigint | undefined => {
  if (wei <= 1n) return undefined;
  const step = beatingStep(wei, wei - 1n);
  return ((wei - 1n) / step) * step;
};

/** Returns the lowest price above another, of at most five significant digits. */
export const priceAbove = (wei: bigint): bigint => {
  const step = beatingStep(wei, wei + 1n);
  return ((wei + step) / step) * step;
};

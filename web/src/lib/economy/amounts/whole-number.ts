import { asciiDigits } from './ascii-digits';

/**
 * Reads a typed integer from 1 without separators: units are indivisible, so 1.000 and 1,000 are
 * refused instead of guessed.
 */
export const parseWhole = (text: string): bigint | undefined => {
  const typed = asciiDigits(text);
  return /^0*[1-9]\d*$/.test(typed) ? BigInt(typed) : undefined;
};

/** Reads a typed count from 1 to `most`. */
export const parseCount = (text: string, most: number): number | undefined => {
  const count = parseWhole(text);
  return count === undefined || count > BigInt(most) ? undefined : Number(count);
};

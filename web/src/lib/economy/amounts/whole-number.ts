import { asciiDigits } from './ascii-digits';

/** Rejects separators, because 1.000 and 1,000 would be ambiguous. */
export const parseWhole = (text: string): bigint | undefined => {
  const typed = asciiDigits(text);
  return /^0*[1-9]\d*$/.test(typed) ? BigInt(typed) : undefined;
};

export const parseCount = (text: string, most: number): number | undefined => {
  const count = parseWhole(text);
  return count === undefined || count > BigInt(most) ? undefined : Number(count);
};

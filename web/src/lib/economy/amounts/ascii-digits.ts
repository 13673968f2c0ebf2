import { pasted } from '../../format/plain-text';

const DIGIT = /\p{Nd}/u;
const DIGITS = /\p{Nd}/gu;

/** Unicode encodes the ten digits of each script consecutively, in ascending order. */
const valueOf = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
};

/** Removes invisible characters and converts digits from any script to ASCII. */
export const asciiDigits = (text: string): string => pasted(text.replace(DIGITS, valueOf));

const DIGIT = /\p{Nd}/u;
const DIGITS = /\p{Nd}/gu;

/** Unicode encodes the ten digits of each script consecutively, in ascending order. */
const valueOf = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
};

/** Invisible direction marks around numbers, from keyboards of right-to-left scripts. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F]/g;

/** Trims a typed number and converts its digits from any script to ASCII. */
export const asciiDigits = (text: string): string =>
  text.replace(DIGITS, valueOf).replace(DIRECTION_MARKS, '').trim();

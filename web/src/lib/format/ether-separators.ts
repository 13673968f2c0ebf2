/** Begins with the most frequent locales, because a number format takes 60 ms on a slow phone. */
const separators = new Map([
  ['en-US', '.'],
  ['en-GB', '.'],
]);

const separatorOf = (locale: string): string => {
  try {
    const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
    return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  } catch {
    // Chromium on Linux may report `en-US@posix`, for which `Intl` throws.
    return '.';
  }
};

const decimalSeparator = (locale: string): string => {
  const known = separators.get(locale);
  if (known !== undefined) return known;
  const separator = separatorOf(locale);
  separators.set(locale, separator);
  return separator;
};

/** Returns whether a point is the decimal separator in the browser's locale, or on the server. */
export const isPointDecimal = (): boolean =>
  typeof navigator === 'undefined' || decimalSeparator(navigator.language) === '.';

/** Matches numbers such as 1.125, which mean thousands in locales where points separate groups. */
const LIKE_THOUSANDS = /^[1-9]\d{0,2}\.\d{3}$/;

/** Appends a zero to three decimals that users of this locale could read as thousands: 1.1250. */
export const paddedForLocale = (amount: string): string =>
  LIKE_THOUSANDS.test(amount) && !isPointDecimal() ? `${amount}0` : amount;

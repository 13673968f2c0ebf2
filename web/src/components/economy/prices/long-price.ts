/** The classes of a button whose price can have 18 decimals, which wraps on phones. */
export const longPrice =
  'max-sm:h-auto max-sm:max-w-full max-sm:shrink max-sm:py-1.5 max-sm:wrap-anywhere max-sm:whitespace-normal';

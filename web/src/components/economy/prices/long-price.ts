/**
 * The classes of a button whose price can have 18 decimals, which wraps on phones: first between the
 * text and the price.
 */
export const longPrice =
  'gap-x-1 max-sm:h-auto max-sm:max-w-full max-sm:shrink max-sm:flex-wrap max-sm:gap-y-0 max-sm:py-1.5 max-sm:wrap-anywhere max-sm:whitespace-normal';

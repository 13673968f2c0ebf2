const DOLLARS = new Set(['usd', 'aud']);

/** Returns $ for usd and aud, and the upper-case code for all other currencies (§9). */
export const currencySymbol = (code: string): string =>
  DOLLARS.has(code.toLowerCase()) ? '$' : code.toUpperCase();

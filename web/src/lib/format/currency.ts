const DOLLARS = new Set(['usd', 'aud']);

/** usd and aud map to $, otherwise the code upper-cased (§9). */
export const currencySymbol = (code: string): string =>
  DOLLARS.has(code.toLowerCase()) ? '$' : code.toUpperCase();

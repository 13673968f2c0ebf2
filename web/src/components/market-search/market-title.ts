import { plainText } from '@/lib/format/plain-text';

/**
 * The number of characters of the search text that the heading repeats; the field has all of it.
 */
const LENGTH = 60;

/** Returns the market's heading, which repeats the search text. */
export const marketTitle = (name: string): string =>
  name === '' ? 'Market' : `“${plainText(name, LENGTH)}” on the market`;

import { plainText } from '@/lib/format/plain-text';

/** Characters of the searched text that the heading repeats: the field has all of it. */
const LENGTH = 60;

/** The heading of the market, which repeats what was searched for. */
export const marketTitle = (name: string): string =>
  name === '' ? 'Market' : `“${plainText(name, LENGTH)}” on the market`;

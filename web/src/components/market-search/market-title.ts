import { plainText } from '@/lib/format/plain-text';

const LENGTH = 60;

export const marketTitle = (name: string): string =>
  name === '' ? 'Market' : `“${plainText(name, LENGTH)}” on the market`;

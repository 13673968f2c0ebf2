import { plainText } from '@/lib/format/plain-text';

/** Normalizes quotes and white space, because keyboards produce different characters for them. */
const plain = (text: string): string =>
  plainText(text).replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').normalize('NFC');

export const isSameName = (typed: string, name: string): boolean =>
  plain(typed) !== '' && plain(typed) === plain(name);

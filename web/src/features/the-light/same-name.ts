import { plainText } from '@/lib/format/plain-text';

/** Keyboards write quotes in their own ways, and a space too many means nothing. */
const plain = (text: string): string =>
  plainText(text).replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').normalize('NFC');

/** Whether somebody typed a trait's name, as it is written: letter by letter, capitals too. */
export const isSameName = (typed: string, name: string): boolean =>
  plain(typed) !== '' && plain(typed) === plain(name);

import { SHOWN_NAME_LENGTH } from '@/config/constants';

/** Control and format characters, which turn the reading direction or cannot be seen; joiners stay. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/gu;
const SEEN = /[^\s\u200C\u200D]/;

/**
 * A name that somebody else chose, fit for a heading, a title and a screen reader: nothing in it
 * turns the direction of what follows, and it ends after 64 characters. Undefined when nothing to
 * see is left, so that the caller can show something else.
 */
export const shownName = (username: string | null | undefined): string | undefined => {
  const name = (username ?? '').replaceAll(UNSEEN, '').trim();
  if (!SEEN.test(name)) return undefined;
  const characters = [...name];
  return characters.length > SHOWN_NAME_LENGTH
    ? `${characters.slice(0, SHOWN_NAME_LENGTH).join('')}…`
    : name;
};

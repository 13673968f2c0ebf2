import { BREAK, joinedOf, placeAt } from './joined-texts';

/** A search never answers with more than this, unless its world says otherwise. */
export const SEARCH_LIMIT = 20;

/** What text is searched and compared by: without case, look-alike code points and curly apostrophes. */
export const searchKeyOf = (text: string): string =>
  text.normalize('NFKC').replaceAll('’', "'").trim().toLowerCase();

/**
 * The first so many whose text contains the key: those that start with it first, each half in the order given.
 *
 * @param sorted in alphabetical order; a list that stays: its texts are joined once
 */
export const bestMatches = <Found>(
  sorted: readonly Found[],
  key: string,
  textOf: (item: Found) => string,
  limit: number,
): Found[] => {
  if (key.includes(BREAK)) return [];
  if (key === '') return sorted.slice(0, limit);
  const { text, starts } = joinedOf(sorted, textOf);
  const starting: Found[] = [];
  for (let at = text.indexOf(BREAK + key); at >= 0 && starting.length < limit;) {
    const item = sorted[placeAt(starts, at + BREAK.length)];
    if (item !== undefined) starting.push(item);
    at = text.indexOf(BREAK + key, at + BREAK.length);
  }
  const others: Found[] = [];
  for (let at = text.indexOf(key); at >= 0 && starting.length + others.length < limit;) {
    const place = placeAt(starts, at);
    const item = sorted[place];
    if (item !== undefined && !textOf(item).startsWith(key)) others.push(item);
    at = text.indexOf(key, starts[place + 1] ?? text.length);
  }
  return [...starting, ...others];
};

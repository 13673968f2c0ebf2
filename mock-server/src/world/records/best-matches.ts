/** A search never answers with more than this, unless its world says otherwise. */
export const SEARCH_LIMIT = 20;

/** What text is searched and compared by: without case, look-alike code points and curly apostrophes. */
export const searchKeyOf = (text: string): string =>
  text.normalize('NFKC').replaceAll('’', "'").trim().toLowerCase();

/**
 * The first so many whose text contains the key: those that start with it first, each half in the order given.
 *
 * @param sorted in alphabetical order
 */
export const bestMatches = <Found>(
  sorted: readonly Found[],
  key: string,
  textOf: (item: Found) => string,
  limit: number,
): Found[] => {
  const starting: Found[] = [];
  const others: Found[] = [];
  for (const item of sorted) {
    if (starting.length >= limit) break;
    const text = textOf(item);
    if (text.startsWith(key)) starting.push(item);
    else if (others.length < limit && text.includes(key)) others.push(item);
  }
  return [...starting, ...others].slice(0, limit);
};

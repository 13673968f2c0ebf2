/** A search never answers with more than this, unless its world says otherwise. */
export const SEARCH_LIMIT = 20;

/** What text is searched and compared by: without case, look-alike code points and curly apostrophes. */
export const searchKeyOf = (text: string): string =>
  text.normalize('NFKC').replaceAll('’', "'").trim().toLowerCase();

/**
 * Returns the first items whose text contains the key: those that start with it first.
 *
 * @param sorted in the order in which items of the same rank are returned
 */
export const bestMatches = <Item>(
  sorted: readonly Item[],
  key: string,
  textOf: (item: Item) => string,
  limit: number,
): Item[] => {
  const found = sorted.filter((item) => textOf(item).includes(key));
  const starts = (item: Item) => textOf(item).startsWith(key);
  return [...found.filter(starts), ...found.filter((item) => !starts(item))].slice(0, limit);
};

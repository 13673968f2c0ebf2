export const SEARCH_LIMIT = 20;

/** Normalizes a string for searches: case, compatibility characters and curly apostrophes. */
export const searchKeyOf = (text: string): string =>
  text.normalize('NFKC').replaceAll('’', "'").trim().toLowerCase();

/** @param sorted the items, in the order in which equally good matches are returned */
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

export const SEARCH_LIMIT = 20;

/** Normalizes text for searches: case, compatible code points and curly apostrophes. */
export const searchKeyOf = (text: string): string =>
  text.normalize('NFKC').replaceAll('’', "'").trim().toLowerCase();

/** @param sorted in the order of items with equal rank */
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

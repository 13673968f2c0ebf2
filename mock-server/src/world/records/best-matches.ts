/** A search never answers with more than this, unless its world says otherwise. */
export const SEARCH_LIMIT = 20;

/** What text is searched and compared by: without case, look-alike code points and curly apostrophes. */
export const searchKeyOf = (text: string): string =>
  text.normalize('NFKC').replaceAll('’', "'").trim().toLowerCase();

/** Made once: `localeCompare` makes its own for every pair. */
const alphabet = new Intl.Collator('en');

/**
 * The first so many of what was found: texts that start with the key first, each half in
 * alphabetical order.
 */
export const bestMatches = <Found>(
  found: readonly Found[],
  key: string,
  textOf: (item: Found) => string,
  limit: number,
): Found[] => {
  const rank = (text: string) => (text.startsWith(key) ? 0 : 1);
  return found
    .map((item) => ({ item, text: textOf(item) }))
    .toSorted((one, other) => {
      const byRank = rank(one.text) - rank(other.text);
      return byRank === 0 ? alphabet.compare(one.text, other.text) : byRank;
    })
    .slice(0, limit)
    .map(({ item }) => item);
};

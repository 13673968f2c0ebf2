/** A search never answers with more than this, unless its world says otherwise. */
export const SEARCH_LIMIT = 20;

/** What text is searched and compared by: without case, look-alike code points and curly apostrophes. */
export const searchKeyOf = (text: string): string =>
  text.normalize('NFKC').replaceAll('’', "'").trim().toLowerCase();

/** Between two texts of a list that are joined. No search key has one: keys are trimmed, and typed in one line. */
const BREAK = '\n';

/** Texts as one, so that all of them are searched at once: each between two breaks, and where each begins. */
type Joined = { text: string; starts: readonly number[] };

/** Of lists that are searched again and again. */
const joinedTexts = new WeakMap<readonly unknown[], Joined>();

const joinedOf = <Found>(items: readonly Found[], textOf: (item: Found) => string): Joined => {
  const known = joinedTexts.get(items);
  if (known !== undefined) return known;
  const texts = items.map((item) => textOf(item).replaceAll(BREAK, ' '));
  const starts: number[] = [];
  let next = BREAK.length;
  for (const text of texts) {
    starts.push(next);
    next += text.length + BREAK.length;
  }
  const joined = { text: [BREAK, ...texts.map((text) => `${text}${BREAK}`)].join(''), starts };
  joinedTexts.set(items, joined);
  return joined;
};

/** The last place that begins at a position of the joined texts, or before it. */
const placeAt = (starts: readonly number[], position: number): number => {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? Infinity) <= position) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

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

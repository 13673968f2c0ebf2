/** Between two texts of a list that are joined. No search key has one: keys are trimmed, and typed in one line. */
export const BREAK = '\n';

/** Texts as one, so that all of them are searched at once: each between two breaks, and where each begins. */
export type Joined = { text: string; starts: readonly number[] };

/** Of lists that are searched again and again. */
const joinedTexts = new WeakMap<readonly unknown[], Joined>();

/** @param items a list that stays: its texts are joined once */
export const joinedOf = <Found>(
  items: readonly Found[],
  textOf: (item: Found) => string,
): Joined => {
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
export const placeAt = (starts: readonly number[], position: number): number => {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? Infinity) <= position) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

/**
 * The places of all items whose text contains a key, in their order.
 *
 * @param items a list that stays: its texts are joined once
 * @param key not empty
 */
export const placesWith = <Found>(
  items: readonly Found[],
  key: string,
  textOf: (item: Found) => string,
): number[] => {
  const { text, starts } = joinedOf(items, textOf);
  const places: number[] = [];
  let place = 0;
  for (let at = text.indexOf(key); at >= 0;) {
    while ((starts[place + 1] ?? Infinity) <= at) place += 1;
    places.push(place);
    at = text.indexOf(key, starts[place + 1] ?? text.length);
  }
  return places;
};

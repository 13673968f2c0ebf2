/** Two words that stand beside each other in some texts of a list, and the places of those. */
type Pair = { both: readonly [string, string]; places: number[] };

/** Which places of a list have a word, and which have two words beside each other, by the letters of both. */
type WordIndex = { words: ReadonlyMap<string, readonly number[]>; pairs: Pairs };

type Pairs = ReadonlyMap<number, readonly Pair[]>;

/** Of lists that are searched again and again. */
const wordIndexes = new WeakMap<readonly unknown[], WordIndex>();

/** A place is entered once, however often its text has the word. */
const enter = (places: number[], place: number): void => {
  if (places.at(-1) !== place) places.push(place);
};

/** @param items a list that stays: which words it has is found out once */
export const wordIndexOf = <Found>(
  items: readonly Found[],
  wordsOf: (item: Found) => readonly string[],
): WordIndex => {
  const known = wordIndexes.get(items);
  if (known !== undefined) return known;
  const words = new Map<string, number[]>();
  const pairs = new Map<string, Pair>();
  for (const [place, item] of items.entries()) {
    let before: string | undefined;
    for (const word of wordsOf(item)) {
      const places = words.get(word) ?? [];
      if (places.length === 0) words.set(word, places);
      enter(places, place);
      if (before !== undefined) {
        const name = `${before} ${word}`;
        const pair = pairs.get(name) ?? { both: [before, word], places: [] };
        if (pair.places.length === 0) pairs.set(name, pair);
        enter(pair.places, place);
      }
      before = word;
    }
  }
  const byLength = new Map<number, Pair[]>();
  for (const pair of pairs.values()) {
    const length = pair.both[0].length + pair.both[1].length;
    const alike = byLength.get(length) ?? [];
    if (alike.length === 0) byLength.set(length, alike);
    alike.push(pair);
  }
  const index = { words, pairs: byLength };
  wordIndexes.set(items, index);
  return index;
};

/** The pairs that have so many letters together, give or take so many. */
export const pairsAsLongAs = (pairs: Pairs, letters: number, give: number): Pair[] => {
  const found: Pair[] = [];
  for (let length = letters - give; length <= letters + give; length += 1) {
    found.push(...(pairs.get(length) ?? []));
  }
  return found;
};

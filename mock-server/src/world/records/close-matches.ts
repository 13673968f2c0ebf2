const PLAIN = /^[ -~]*$/;

const plainKeyOf = (key: string): string =>
  PLAIN.test(key) ? key : key.normalize('NFD').replaceAll(/\p{Mark}/gu, '');

/** The length of the shortest words that may have a mistake. */
const SHORTEST = 4;

/** Permits more mistakes in longer words, and none in words that contain digits. */
export const mistakesFor = (word: string): number => {
  if (word.length < SHORTEST || !/^\p{Letter}+$/u.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
};

/** Counts missing, additional, wrong and swapped letters. Returns Infinity above the bound. */
export const mistakesBetween = (
  typed: string,
  word: string,
  bound: number,
  isBeginning = false,
): number => {
  if (typed === word || (isBeginning && word.startsWith(typed))) return 0;
  if (bound === 0 || typed.length > word.length + bound) return Infinity;
  if (!isBeginning && word.length > typed.length + bound) return Infinity;
  const width = Math.min(word.length, typed.length + bound);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const here = [row];
    let least = row;
    for (let column = 1; column <= width; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      let count = Math.min(
        (last[column] ?? Infinity) + 1,
        (here[column - 1] ?? Infinity) + 1,
        (last[column - 1] ?? Infinity) + (isSame ? 0 : 1),
      );
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (isSwapped && column > 1) count = Math.min(count, (beforeLast[column - 2] ?? 0) + 1);
      here.push(count);
      least = Math.min(least, count);
    }
    if (least > bound) return Infinity;
    beforeLast = last;
    last = here;
  }
  const found = isBeginning ? Math.min(...last) : (last[word.length] ?? Infinity);
  return found > bound ? Infinity : found;
};

const BETWEEN_WORDS = /[\s\-–—/,.()]+/;

const FORGIVABLE = /^[\p{Letter}\p{Number}\s'-]+$/u;

type Wanted = {
  word: string;
  isLast: boolean;
  isOnly: boolean;
  /** The number of mistakes by word, cached because the searched strings share words. */
  known: Map<string, number>;
};

const mistakesIn = ({ word, isLast, isOnly, known }: Wanted, other: string): number => {
  const before = known.get(other);
  if (before !== undefined) return before;
  const bound = mistakesFor(word);
  // Next to other words, "clb" is "club" without a letter; alone, "hat" is not "heat".
  const isShortened = !isOnly && other.length === SHORTEST && word.length === SHORTEST - 1;
  const whole = mistakesBetween(word, other, isShortened ? mistakesFor(other) : bound);
  // Adds half a mistake, so that a complete word ranks above a longer word that starts with it.
  const part = isLast ? mistakesBetween(word, other, bound, true) + 0.5 : Infinity;
  const least = Math.min(whole, part);
  known.set(other, least);
  return least;
};

const joinedFrom = (word: string, there: readonly string[]): number | undefined => {
  const bound = mistakesFor(word);
  for (const [place, second] of there.entries()) {
    const first = there[place - 1];
    if (first === undefined || Math.abs(first.length + second.length - word.length) > bound)
      continue;
    const mistakes = mistakesBetween(word, first + second, bound);
    if (mistakes < Infinity) return mistakes + 1;
  }
  return undefined;
};

const wantedIn = (key: string): Wanted[] => {
  if (!FORGIVABLE.test(key)) return [];
  const words = key.split(BETWEEN_WORDS).filter((word) => word !== '');
  return words.map((word, place): Wanted => {
    const isLast = place === words.length - 1;
    return { word, isLast, isOnly: words.length === 1, known: new Map() };
  });
};

const wordsIn = (text: string): string[] => plainKeyOf(text).split(BETWEEN_WORDS);

/** Returns a function for a string's distance (lower is closer; undefined beyond the bound). */
export const closenessTo = (typed: string): ((text: string) => number | undefined) => {
  const key = plainKeyOf(typed);
  const wanted = wantedIn(key);
  if (wanted.length === 0) return () => undefined;
  return (text) => {
    const there = wordsIn(text);
    let sum = 0;
    for (const one of wanted) {
      let least = Infinity;
      for (const other of there) least = Math.min(least, mistakesIn(one, other));
      sum += least;
      if (least === Infinity) break;
    }
    if (sum < Infinity) return sum;
    return wanted.length === 1 ? joinedFrom(key, there) : undefined;
  };
};

/** Usernames can have underscores, and words that are joined by them or end with a number. */
const FORGIVABLE_NAME = /^[\p{Letter}\p{Number}\s'_-]+$/u;

/** Like {@link closenessTo}, but also compares whole names, of which only letters count. */
export const nameClosenessTo = (typed: string): ((name: string) => number | undefined) => {
  const byWord = closenessTo(typed);
  const key = plainKeyOf(typed);
  const bound = FORGIVABLE_NAME.test(key) ? mistakesFor(key.replaceAll(/\P{Letter}/gu, '')) : 0;
  return (name) => {
    const least = Math.min(byWord(name) ?? Infinity, mistakesBetween(key, plainKeyOf(name), bound));
    return least < Infinity ? least : undefined;
  };
};

/** Returns the items with the fewest mistakes, the closest first; of equally close ones, the shorter. */
export const closestMatches = <Found>(
  items: readonly Found[],
  typed: string,
  keyOf: (item: Found) => string,
  closeness = closenessTo(typed),
): Found[] => {
  const close = items.flatMap((item) => {
    const key = keyOf(item);
    const far = closeness(key);
    return far === undefined ? [] : [{ item, key, far }];
  });
  const least = Math.floor(close.reduce((so, { far }) => Math.min(so, far), Infinity));
  return close
    .filter(({ far }) => Math.floor(far) === least)
    .toSorted(
      (one, other) =>
        one.far - other.far || one.key.length - other.key.length || (one.key < other.key ? -1 : 1),
    )
    .map(({ item }) => item);
};

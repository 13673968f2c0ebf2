/** Returns a number in [0, 1). The same seed gives the same sequence on every machine. */
export type Random = () => number;

/** Computes an FNV-1a hash, with a final mix that spreads similar strings over all 32 bits. */
const hashText = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
};

export type RandomSource = {
  next: Random;
  position(): number;
  moveTo(position: number): void;
};

/** Creates a seeded source (mulberry32), too predictable for nonces, codes and tokens. */
export const createRandomSource = (seed: string | number): RandomSource => {
  let state = hashText(String(seed)) | 0;
  return {
    next: () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    },
    position: () => state,
    moveTo: (position) => {
      state = position | 0;
    },
  };
};

export const createRandom = (seed: string | number): Random => createRandomSource(seed).next;

/** @throws RangeError for an empty list */
export const pick = <Item>(random: Random, items: readonly Item[]): Item => {
  if (items.length === 0) throw new RangeError('There is nothing to pick from');
  for (const item of items.slice(Math.floor(random() * items.length))) return item;
  throw new RangeError('A random source must stay below 1');
};

export const shuffle = <Item>(random: Random, items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, rank: random() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);

export const between = (random: Random, low: number, high: number): number =>
  low + random() * (high - low);

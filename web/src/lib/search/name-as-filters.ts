import {
  CHAIN_IDS,
  CHAINS,
  RaritySchema,
  SlotSchema,
  UNIT_DECIMALS,
  UNITS,
  type ChainId,
  type Rarity,
  type Slot,
  type Unit,
} from '@trait-market/contract/economy/shared';

import { amountText, parseAmount } from '@/lib/economy/amounts/parse-amount';
import { slotNames } from '@/lib/economy/traits/trait-words';

/** The words of a text in lower case, without punctuation. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Ignores the plural, because people type "outfits" and "bodies" too. */
const isForm = (word: string, part: string): boolean =>
  [part, `${part}s`, `${part}es`, part.replace(/y$/, 'ies')].includes(word);

const isWord = (word: string, name: string): boolean =>
  wordsOf(name).some((part) => isForm(word, part));

/**
 * Counts missing, additional and wrong letters; swapped neighbors count as one.
 * Own code, because the small maintained libraries count swapped neighbors as two.
 */
const mistakesBetween = (typed: string, word: string): number => {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const here = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      here.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (here[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    beforeLast = last;
    last = here;
  }
  return last[word.length] ?? Infinity;
};

const TYPO_LENGTH = 5;
const LONG_WORD = 8;

/** Permits one mistake, or two in a long word. */
const isNearTo = (word: string, part: string): boolean =>
  mistakesBetween(word, part) <= (word.length < LONG_WORD ? 1 : 2);

/** Short words and another first letter are too often other words, such as "south" for "mouth". */
const isTypo = (word: string, name: string): boolean =>
  word.length >= TYPO_LENGTH &&
  wordsOf(name).some((part) => part[0] === word[0] && isNearTo(word, part));

/** Permits the mistakes of the provider's search: also in the first letter and in shorter words. */
const isNear = (word: string, name: string): boolean =>
  word.length >= TYPO_LENGTH - 1 && nameWordsOf(name).some((part) => isNearTo(word, part));

/** Everyday words for slots. Names of single objects, such as "crown", find traits by name. */
const EVERYDAY: Partial<Record<Slot, string>> = {
  background: 'backdrop scenery',
  body: 'skin',
  outfit: 'clothes clothing shirt jacket coat dress costume armor armour',
  mouth: 'smile teeth',
  eyes: 'eye eyewear glass spectacle sunglass',
  headwear: 'hat cap headgear',
  accessory: 'jewelry jewellery pet',
};

/** Words that name no collection, although names of collections contain them. */
const FILLERS = new Set(['a', 'an', 'and', 'for', 'from', 'in', 'of', 'on', 'the', 'with']);

/** The highest price, such as "under 0.3 ETH". */
const PRICE = new RegExp(
  String.raw`\b(?:under|below|up to|less than|max) (?<price>\d{1,20}(?:\.\d{1,18})?|\.\d{1,18}) ?(?<unit>${UNITS.join('|')})\b`,
  'i',
);

/** The words of a text that can name something. */
export const nameWordsOf = (text: string): string[] =>
  wordsOf(text.replace(PRICE, ' ')).filter((word) => !FILLERS.has(word));

type Named = { value: string; name: string };

/**
 * The filters that a search's words name. `name` has the other words, `maxPrice` is a decimal of
 * `priceIn`, or empty.
 */
export type NamedFilters = {
  name: string;
  rarity: readonly Rarity[];
  slot: readonly Slot[];
  chain: readonly ChainId[];
  collection: readonly string[];
  maxPrice: string;
  priceIn: Unit | undefined;
};

const noFilters: NamedFilters = {
  name: '',
  rarity: [],
  slot: [],
  chain: [],
  collection: [],
  maxPrice: '',
  priceIn: undefined,
};

const highestPrice = (text: string): Pick<NamedFilters, 'maxPrice' | 'priceIn'> | undefined => {
  const { price = '', unit = '' } = PRICE.exec(text)?.groups ?? {};
  const priceIn = UNITS.find((one) => one === unit.toLowerCase());
  const parts = priceIn && parseAmount(price, UNIT_DECIMALS[priceIn]);
  if (priceIn === undefined || parts === undefined) return undefined;
  return { maxPrice: amountText(parts, UNIT_DECIMALS[priceIn]), priceIn };
};

/** How a search can be understood. `isClose`: only if some of its words have typos. */
export type Reading = { filters: NamedFilters; isClose: boolean };

export const readAsCollections = (collection: readonly string[], isClose: boolean): Reading => ({
  filters: { ...noFilters, collection },
  isClose,
});

/**
 * Reads the words of a search that name a collection, or come close to its name, and takes all
 * others for the name of a trait, such as "kilnfolk goggles". Returns undefined if no word names a
 * collection.
 */
export const nameInCollections = (
  text: string,
  collections: readonly Named[],
): Reading | undefined => {
  const words = nameWordsOf(text);
  const matches = collections
    .map(({ value, name }) => {
      const exact = words.filter((word) => isWord(word, name));
      return {
        value,
        exact,
        near: words.filter((word) => exact.includes(word) || isNear(word, name)),
      };
    })
    .filter(({ near }) => near.length > 0)
    .toSorted(
      (one, other) => other.near.length - one.near.length || other.exact.length - one.exact.length,
    );
  const [best] = matches;
  if (best === undefined) return undefined;
  const named = matches.filter(
    ({ near, exact }) => near.length === best.near.length && exact.length === best.exact.length,
  );
  const reading = readAsCollections(
    named.map(({ value }) => value),
    best.exact.length < best.near.length,
  );
  const name = words.filter((word) => named.every(({ near }) => !near.includes(word))).join(' ');
  return { ...reading, filters: { ...reading.filters, name } };
};

/**
 * Reads the words of a search that name a rarity, slot, network or collection as filters, such as
 * "understory epic". Exact words come first, then everyday words such as "hat", then words with a
 * typo, which makes the filters close ones. "Under 0.3 ETH" is a price. Other words stay the name. Returns undefined if no word
 * is a filter.
 */
export const nameAsFilters = (text: string, collections: readonly Named[]): Reading | undefined => {
  const rarity = new Set<Rarity>();
  const slot = new Set<Slot>();
  const chain = new Set<ChainId>();
  const name: string[] = [];
  let named: readonly Named[] | undefined;
  let isClose = false;

  /** Adds the filter that a word names, if there is one. */
  const reads = (word: string, names: (word: string, name: string) => boolean): boolean => {
    const oneRarity = RaritySchema.options.find((value) => names(word, value));
    const oneSlot = SlotSchema.options.find((value) => names(word, slotNames[value]));
    const oneChain = CHAIN_IDS.find((id) => names(word, CHAINS[id].name));
    const matching = (named ?? collections).filter((one) => names(word, one.name));
    if (oneRarity) rarity.add(oneRarity);
    else if (oneSlot) slot.add(oneSlot);
    else if (oneChain !== undefined) chain.add(oneChain);
    else if (matching.length > 0) named = matching;
    else return false;
    return true;
  };

  for (const word of nameWordsOf(text)) {
    const everyday = SlotSchema.options.find((value) => isWord(word, EVERYDAY[value] ?? ''));
    if (reads(word, isWord)) continue;
    if (everyday) slot.add(everyday);
    else if (reads(word, isTypo)) isClose = true;
    else name.push(word);
  }
  const most = highestPrice(text);
  if (rarity.size + slot.size + chain.size === 0 && named === undefined && most === undefined)
    return undefined;
  return {
    filters: {
      ...noFilters,
      ...most,
      name: name.join(' '),
      rarity: [...rarity],
      slot: [...slot],
      chain: [...chain],
      collection: named?.map(({ value }) => value) ?? [],
    },
    isClose,
  };
};

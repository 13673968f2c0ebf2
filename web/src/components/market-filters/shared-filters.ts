import {
  CHAIN_IDS,
  CHAINS,
  RaritySchema,
  type ChainId,
  type Rarity,
} from '@trait-market/contract/economy/shared';

import { chainSlug } from '@/lib/chain/chain-slug';
import { rarityNames } from '@/lib/economy/traits/trait-words';
import { plainText } from '@/lib/format/plain-text';

import type { Filter } from './filter';
import { severalOf } from './several-of';

export const CHIP_LENGTH = 40;

/** Filters by a part of the name (§2 `/market/?name=`), which the search in the header sets. */
export const nameFilter: Filter<{ name: string }> = {
  title: 'Name',
  none: { name: '' },
  read: (address) => ({ name: address.get('name')?.trim() ?? '' }),
  write: ({ name }) => (name === '' ? [] : [['name', name]]),
  ask: ({ name }) => (name === '' ? {} : { name }),
  chips: ({ name }) =>
    name === ''
      ? []
      : [{ key: 'name', words: `“${plainText(name, CHIP_LENGTH)}”`, without: { name: '' } }],
  Control: undefined,
};

const SLUG = /^[\w-]{1,64}$/;

/** Returns the strings that could be ids of the market, without duplicates. */
export const knownSlugs = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.filter((text) => SLUG.test(text))),
];

type CollectionChoice = { collection: readonly string[] };

/** Filters by collection. Any value is valid, because only the market knows the collections. */
export const collectionFilter = severalOf<string, CollectionChoice>({
  title: 'Collection',
  param: 'collection',
  facet: ({ collection }) => collection,
  valuesOf: ({ collection }) => collection,
  choiceOf: (collection) => ({ collection }),
  known: knownSlugs,
  slugOf: (slug) => slug,
  wordsOf: (slug, facets) =>
    plainText(facets?.collection.find(({ value }) => value === slug)?.name ?? slug, CHIP_LENGTH),
  ask: (collection) => ({ collection: [...collection] }),
});

type ChainChoice = { chain: readonly ChainId[] };

/** Filters by chain. The page's address has the chain's name, the facet its number. */
export const chainFilter = severalOf<ChainId, ChainChoice>({
  title: 'Network',
  param: 'chain',
  facet: ({ chainId }) => chainId,
  valuesOf: ({ chain }) => chain,
  choiceOf: (chain) => ({ chain }),
  known: (texts) =>
    CHAIN_IDS.filter((id) => texts.includes(chainSlug(id)) || texts.includes(String(id))),
  slugOf: chainSlug,
  facetOf: String,
  wordsOf: (id) => CHAINS[id].name,
  ask: (chain) => ({ chainId: [...chain] }),
});

type RarityChoice = { rarity: readonly Rarity[] };

export const rarityFilter = (title: string) =>
  severalOf<Rarity, RarityChoice>({
    title,
    param: 'rarity',
    facet: ({ rarity }) => rarity,
    valuesOf: ({ rarity }) => rarity,
    choiceOf: (rarity) => ({ rarity }),
    known: (texts) => RaritySchema.options.filter((rarity) => texts.includes(rarity)),
    slugOf: (rarity) => rarity,
    wordsOf: (rarity, facets) =>
      facets?.rarity?.find(({ value }) => value === rarity)?.name ?? rarityNames[rarity],
    ask: (rarity) => ({ rarity: [...rarity] }),
  });

import type { ReactNode } from 'react';
import type { Chip, ChipContext, ControlProps, Filter } from './filter';
import { listedFilter } from './listed';
import { priceFilter } from './price';
import {
  RaritySchema,
  type Rarity,
  SlotSchema,
  type Slot,
  CHAIN_IDS,
  CHAINS,
  type ChainId,
} from '@trait-market/contract/economy/shared';
import { rarityNames, slotNames } from '@/lib/economy/traits/trait-words';
import { severalOf } from './several-of';
import { plainText } from '@/lib/format/plain-text';

const CHIP_LENGTH = 40;

/** Filters by a part of the trait's name (§2 `/market/?name=`). Its field is above the list. */
const nameFilter: Filter<{ name: string }> = {
  title: 'Name',
  none: { name: '' },
  read: (address) => ({ name: address.get('name')?.trim() ?? '' }),
  write: ({ name }) => (name === '' ? [] : [['name', name]]),
  ask: ({ name }) => (name === '' ? {} : { name }),
  chips: ({ name }) =>
    name === ''
      ? []
      : [
          {
            key: 'name',
            words: `“${plainText(name, CHIP_LENGTH)}”`,
            without: { name: '' },
          },
        ],
  Control: undefined,
};

const SLUG = /^[\w-]{1,64}$/;

type CollectionChoice = { collection: readonly string[] };

/** Filters by collection. Any value is valid, because only the market knows the collections. */
const collectionFilter = severalOf<string, CollectionChoice>({
  title: 'Collection',
  param: 'collection',
  facet: 'collection',
  valuesOf: ({ collection }) => collection,
  choiceOf: (collection) => ({ collection }),
  known: (texts) => [...new Set(texts.filter((text) => SLUG.test(text)))],
  slugOf: (slug) => slug,
  wordsOf: (slug, facets) =>
    plainText(facets?.collection.find(({ value }) => value === slug)?.name ?? slug, CHIP_LENGTH),
  ask: (collection) => ({ collection: [...collection] }),
});

type ChainChoice = { chain: readonly ChainId[] };

const slugOf = (id: ChainId): string => CHAINS[id].name.toLowerCase();

/** Filters by chain. The page's address has the chain's name, the facet its number. */
const chainFilter = severalOf<ChainId, ChainChoice>({
  title: 'Network',
  param: 'chain',
  facet: 'chainId',
  valuesOf: ({ chain }) => chain,
  choiceOf: (chain) => ({ chain }),
  known: (texts) =>
    CHAIN_IDS.filter((id) => texts.includes(slugOf(id)) || texts.includes(String(id))),
  slugOf,
  facetOf: String,
  wordsOf: (id) => CHAINS[id].name,
  ask: (chain) => ({ chainId: [...chain] }),
});

type SlotChoice = { slot: readonly Slot[] };

const slotFilter = severalOf<Slot, SlotChoice>({
  title: 'Slot',
  param: 'slot',
  facet: 'slot',
  valuesOf: ({ slot }) => slot,
  choiceOf: (slot) => ({ slot }),
  known: (texts) => SlotSchema.options.filter((slot) => texts.includes(slot)),
  slugOf: (slot) => slot,
  wordsOf: (slot) => slotNames[slot],
  ask: (slot) => ({ slot: [...slot] }),
});

type RarityChoice = { rarity: readonly Rarity[] };

const rarityFilter = severalOf<Rarity, RarityChoice>({
  title: 'Rarity',
  param: 'rarity',
  facet: 'rarity',
  valuesOf: ({ rarity }) => rarity,
  choiceOf: (rarity) => ({ rarity }),
  known: (texts) => RaritySchema.options.filter((rarity) => texts.includes(rarity)),
  slugOf: (rarity) => rarity,
  wordsOf: (rarity) => rarityNames[rarity],
  ask: (rarity) => ({ rarity: [...rarity] }),
});

/** All filters, in the order in which the screen shows them. */
const all = [
  nameFilter,
  listedFilter,
  slotFilter,
  rarityFilter,
  collectionFilter,
  chainFilter,
  priceFilter,
] as const;

type AllOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  each: infer Each,
) => void
  ? Each
  : never;

export type FilterChoices = AllOf<(typeof all)[number]['none']>;

export const noChoices: FilterChoices = Object.assign({}, ...all.map(({ none }) => none));

type PartOfChoices = Partial<FilterChoices>;

type AnyFilter = Pick<Filter<FilterChoices>, 'title' | 'write' | 'ask'> & {
  none: PartOfChoices;
  read: (address: URLSearchParams) => PartOfChoices;
  chips: (choices: FilterChoices, context: ChipContext) => Chip<PartOfChoices>[];
  Control:
    | ((
        props: Omit<ControlProps<FilterChoices>, 'onChange'> & {
          onChange: (part: PartOfChoices) => void;
        },
      ) => ReactNode)
    | undefined;
};

export const filters: readonly AnyFilter[] = all;

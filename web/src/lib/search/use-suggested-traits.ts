import { skipToken } from '@tanstack/react-query';
import type { BrowseTraitsQuery } from '@trait-market/contract/economy/browse';
import type { Collection } from '@trait-market/contract/economy/collections';
import { CHAINS, MAX_PAGE, UNIT_DECIMALS } from '@trait-market/contract/economy/shared';
import type { TraitCard } from '@trait-market/contract/economy/traits';

import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { alertPrice } from '@/lib/economy/alerts/alert-words';
import { parseAmount } from '@/lib/economy/amounts/parse-amount';
import { collectionsApi } from '@/lib/economy/collections/collections-api';
import { everyCollection } from '@/lib/economy/collections/use-collections';
import { economyKeys } from '@/lib/economy/queries/keys';
import { browseApi } from '@/lib/economy/traits/browse-api';
import { rarityNames, slotNames } from '@/lib/economy/traits/trait-words';
import { plainText } from '@/lib/format/plain-text';

import { isOnlyClose } from './is-close';
import {
  nameAsFilters,
  nameInCollections,
  nameWordsOf,
  readAsCollections,
  type NamedFilters,
} from './name-as-filters';
import { useAvatarsNamed, useCollectionsNamed } from './use-named';

const FIRST_MATCHES = 3;
const CHIP_LENGTH = 40;

/** Shorter words are parts of too many names. */
const SHORTEST_WORD = 3;
const MOST_WORDS = 4;

const pricesOf = ({ maxPrice, priceIn }: NamedFilters) => {
  const parts = priceIn && parseAmount(maxPrice, UNIT_DECIMALS[priceIn]);
  return parts === undefined ? {} : { maxPrice: String(parts), priceUnit: priceIn };
};

const asQuery = (filters: NamedFilters) => {
  const { name, rarity, slot, chain, collection } = filters;
  return {
    ...(name !== '' && { name }),
    ...(rarity.length > 0 && { rarity: [...rarity] }),
    ...(slot.length > 0 && { slot: [...slot] }),
    ...(chain.length > 0 && { chainId: [...chain] }),
    ...(collection.length > 0 && { collection: [...collection] }),
    ...pricesOf(filters),
  };
};

const wordsOfFilters = (filters: NamedFilters, collections: readonly Collection[]): string => {
  const { name, rarity, slot, chain, collection } = filters;
  const { maxPrice, priceUnit } = pricesOf(filters);
  return [
    ...(name === '' ? [] : [`“${plainText(name, CHIP_LENGTH)}”`]),
    ...slot.map((one) => slotNames[one]),
    ...rarity.map((one) => rarityNames[one]),
    ...collection.map((slug) => collections.find((one) => one.slug === slug)?.name ?? slug),
    ...chain.map((one) => CHAINS[one].name),
    ...(priceUnit ? [`up to ${alertPrice({ maxPrice, unit: priceUnit })}`] : []),
  ]
    .map((one) => plainText(one, CHIP_LENGTH + 2))
    .join(' · ');
};

const page = (query: BrowseTraitsQuery) => ({
  queryKey: economyKeys.traits({ ...query, isSuggestion: true }),
  queryData: { query },
});

/** Returns the traits that the most words found, in the order of the words. */
const nearest = (results: readonly (readonly TraitCard[])[]): TraitCard[] => {
  const found = new Map(results.flat().map((card) => [card.id, card]));
  const counts = new Map<string, number>();
  for (const { id } of results.flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return [...found.values()].filter(({ id }) => counts.get(id) === most);
};

/** `collections` are those that words of the text name, unless a collection or an avatar is named like all of it. */
export type SuggestedTraits = { collections: readonly Collection[] } & (
  | { kind: 'searching' }
  /** All traits of `filters`, of which `traits` are the first. `words` names the filters. */
  | {
      kind: 'filters';
      filters: NamedFilters;
      query: ReturnType<typeof asQuery>;
      words: string;
      isClose: boolean;
      total: number;
      traits: readonly TraitCard[];
    }
  /** The traits with the nearest names; none if no name is near. */
  | { kind: 'close'; traits: readonly TraitCard[] }
);

/**
 * Suggests traits for a name that no trait has: those of the filters that its words name, those of
 * the collections that it names or, if there are none, those with the nearest names word by word
 * (E667, E691).
 */
export const useSuggestedTraits = (text: string, isWanted = true): SuggestedTraits => {
  const all = collectionsApi.list.useQuery({
    ...everyCollection(),
    ...(!isWanted && { queryData: skipToken }),
    select: ({ body }) => body.items,
  });
  const namedCollections = useCollectionsNamed(text, isWanted);
  const namedAvatars = useAvatarsNamed(text, isWanted);
  const isReady =
    isWanted && !all.isPending && !namedCollections.isPending && !namedAvatars.isPending;

  const collections = all.data ?? [];
  const { items = [], total: namedTotal = 0 } = namedCollections.data ?? {};
  const names = items.map(({ name }) => name);
  const known = collections.map(({ slug, name }) => ({ value: slug, name }));
  const read = nameAsFilters(text, known);
  const inCollections = nameInCollections(text, known);
  // The provider forgives typos in every word of a collection's name, also in short words.
  const isNamed = read?.filters.name !== '' && items.length > 0 && items.length === namedTotal;
  const slugs = items.map(({ slug }) => slug);
  const first = isNamed ? readAsCollections(slugs, isOnlyClose(names, text)) : read;
  const candidates = [first, ...(isNamed ? [] : [inCollections])].flatMap((reading) =>
    isReady && reading ? [{ ...reading, query: asQuery(reading.filters) }] : [],
  );
  const readings = [...new Map(candidates.map((one) => [JSON.stringify(one.query), one])).values()];
  const matches = browseApi.browse.useQueries({
    queries: readings.map(({ query }) => page({ ...query, limit: FIRST_MATCHES })),
  });
  const isRead = isReady && matches.every(({ isPending }) => !isPending);
  const place = matches.findIndex(({ data }) => (data?.body.total ?? 0) > 0);
  const { total = 0, items: traits = [] } = matches[place]?.data?.body ?? {};
  const reading = readings[place];

  const rest = nameWordsOf((inCollections ?? read)?.filters.name || text).filter(
    ({ length }) => length >= SHORTEST_WORD,
  );
  const words = [...new Set(rest)].slice(0, MOST_WORDS);
  // The search has already tried a text of one word.
  const isOtherText = words.length > 1 || words[0] !== text.toLowerCase();
  const others = [...names, ...(namedAvatars.data?.items.map(avatarName) ?? [])];
  const hasName = others.length > 0 && !isOnlyClose(others, text);
  const close = browseApi.browse.useQueries({
    queries:
      isRead && total === 0 && isOtherText && !hasName
        ? words.map((name) => page({ name, limit: MAX_PAGE }))
        : [],
  });

  if (isWanted && (!isRead || close.some((one) => one.isPending)))
    return { kind: 'searching', collections: [] };
  const { collection = [] } = (reading ?? inCollections)?.filters ?? {};
  const offered =
    others.length > 0 ? [] : collections.filter(({ slug }) => collection.includes(slug));
  if (reading && total > 0) {
    const { name } = reading.filters;
    const isCloseName =
      name !== '' &&
      isOnlyClose(
        traits.map(({ value }) => value),
        name,
      );
    return {
      kind: 'filters',
      ...reading,
      isClose: reading.isClose || isCloseName,
      words: wordsOfFilters(reading.filters, collections),
      total,
      traits,
      collections: offered,
    };
  }
  return {
    kind: 'close',
    traits: nearest(close.map(({ data }) => data?.body.items ?? [])),
    collections: offered,
  };
};

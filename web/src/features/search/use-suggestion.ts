import { skipToken } from '@tanstack/react-query';
import type { BrowseTraitsQuery } from '@trait-market/contract/economy/browse';
import type { Collection } from '@trait-market/contract/economy/collections';
import { CHAINS, MAX_PAGE } from '@trait-market/contract/economy/shared';
import type { TraitCard } from '@trait-market/contract/economy/traits';

import { marketPath } from '@/lib/economy/alerts/alert-words';
import { collectionsApi } from '@/lib/economy/collections/collections-api';
import { everyCollection } from '@/lib/economy/collections/use-collections';
import { economyKeys } from '@/lib/economy/queries/keys';
import { browseApi } from '@/lib/economy/traits/browse-api';
import { rarityNames, slotNames } from '@/lib/economy/traits/trait-words';
import { plainText } from '@/lib/format/plain-text';
import { nameAsFilters, wordsOf, type NamedFilters } from '@/lib/search/name-as-filters';

import { traitItem, type SearchGroup, type SearchItem } from './search-group';

const MATCHES_SHOWN = 3;
const CLOSE_SHOWN = 4;
const CHIP_LENGTH = 40;

/** Shorter words are parts of too many names. */
const SHORTEST_WORD = 3;
const MOST_WORDS = 4;

const asQuery = ({ name, rarity, slot, chain, collection }: NamedFilters) => ({
  ...(name !== '' && { name }),
  ...(rarity.length > 0 && { rarity: [...rarity] }),
  ...(slot.length > 0 && { slot: [...slot] }),
  ...(chain.length > 0 && { chainId: [...chain] }),
  ...(collection.length > 0 && { collection: [...collection] }),
});

const wordsOfFilters = (
  { name, rarity, slot, chain, collection }: NamedFilters,
  collections: readonly Collection[],
): string =>
  [
    ...(name === '' ? [] : [`“${plainText(name, CHIP_LENGTH)}”`]),
    ...slot.map((one) => slotNames[one]),
    ...rarity.map((one) => rarityNames[one]),
    ...collection.map((slug) => collections.find((one) => one.slug === slug)?.name ?? slug),
    ...chain.map((one) => CHAINS[one].name),
  ]
    .map((one) => plainText(one, CHIP_LENGTH + 2))
    .join(' · ');

const page = (query: BrowseTraitsQuery) => ({
  queryKey: economyKeys.traits({ ...query, isSuggestion: true }),
  queryData: { query },
});

const cardItem = (card: TraitCard): SearchItem =>
  traitItem({ id: card.id, traitValue: card.value, imageUrl: card.imageUrl }, card);

/** Returns the traits that the most words found, in the order of the words. */
const nearest = (results: readonly (readonly TraitCard[])[]): TraitCard[] => {
  const found = new Map(results.flat().map((card) => [card.id, card]));
  const counts = new Map<string, number>();
  for (const { id } of results.flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return [...found.values()].filter(({ id }) => counts.get(id) === most);
};

/**
 * Suggests traits for a search that found none: those of the filters that its words name or, if no
 * trait has them, those with the nearest names word by word (E667).
 */
export const useSuggestion = (text: string, isWanted: boolean, named: SearchGroup): SearchGroup => {
  const all = collectionsApi.list.useQuery({
    ...everyCollection(),
    ...(!isWanted && { queryData: skipToken }),
    select: ({ body }) => body.items,
  });
  const collections = all.data ?? [];
  const isReady = isWanted && !all.isPending;
  const filters = isReady
    ? nameAsFilters(
        text,
        collections.map(({ slug, name }) => ({ value: slug, name })),
      )
    : undefined;
  const matches = browseApi.browse.useQuery({
    ...page({ ...(filters && asQuery(filters)), limit: MATCHES_SHOWN }),
    ...(filters === undefined && { queryData: skipToken }),
  });
  const total = matches.data?.body.total ?? 0;
  const isRead = isReady && (filters === undefined || !matches.isPending);

  const rest = wordsOf(filters?.name || text).filter(({ length }) => length >= SHORTEST_WORD);
  const words = [...new Set(rest)].slice(0, MOST_WORDS);
  // The search has already tried a text of one word.
  const isOtherText = words.length > 1 || words[0] !== text.toLowerCase();
  const hasName = named.items.length > 0 && named.isClose !== true;
  const needsClose = isRead && total === 0 && isOtherText && !hasName;
  const close = browseApi.browse.useQueries({
    queries:
      needsClose && named.status !== 'searching'
        ? words.map((name) => page({ name, limit: MAX_PAGE }))
        : [],
  });

  const isPending =
    !isRead || (needsClose && named.status === 'searching') || close.some((one) => one.isPending);
  if (isWanted && isPending) return { name: 'Close matches', status: 'searching', items: [] };
  if (filters && total > 0)
    return {
      name: 'Matching filters',
      status: 'found',
      items: [
        {
          kind: 'filters',
          name: wordsOfFilters(filters, collections),
          url: marketPath(asQuery(filters)),
          total,
        },
        ...(matches.data?.body.items.slice(0, MATCHES_SHOWN).map(cardItem) ?? []),
      ],
    };
  const found = nearest(close.map(({ data }) => data?.body.items ?? []));
  return {
    name: 'Close matches',
    status: 'found',
    items: found.slice(0, CLOSE_SHOWN).map(cardItem),
  };
};

import type { Slot } from '@trait-market/contract/economy/shared';

import type { ActiveFilter } from '@/components/market-filters/filter-set';
import { marketTitle } from '@/components/market-search/market-title';

import type { MarketQuery } from './market-query';

const slotWords: Record<Slot, string> = {
  background: 'backgrounds',
  body: 'bodies',
  outfit: 'outfits',
  mouth: 'mouths',
  eyes: 'eyes',
  headwear: 'headwear',
  accessory: 'accessories',
};

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the filters' part of the document's title, such as "Rare headwear of Fathom Club". */
const filtersTitle = (
  { slot, rarity, listed }: MarketQuery,
  filters: readonly ActiveFilter<MarketQuery>[],
): string => {
  const wordsOf = (kind: string, before: string): string[] => {
    const words = filters.filter((filter) => filter.kind === kind).map((filter) => filter.words);
    return words.length === 0 ? [] : [before + words.join(', ')];
  };
  const words = [
    ...(rarity.length === 0 ? [] : [rarity.join(', ')]),
    slot.length === 0 ? 'traits' : slot.map((one) => slotWords[one]).join(', '),
    ...wordsOf('Collection', 'of '),
    ...wordsOf('Network', 'on '),
    ...(listed === undefined ? [] : [listed ? 'for sale' : 'not for sale']),
    ...wordsOf('Price', ''),
  ];
  return upperFirst(words.join(' '));
};

/** Returns the parts of the document's title, which name the filters. */
export const marketTitleParts = (
  query: MarketQuery,
  filters: readonly ActiveFilter<MarketQuery>[],
): string[] => {
  const hasFilters = filters.some(({ kind }) => kind !== 'Name');
  if (!hasFilters) return [marketTitle(query.name)];
  const name = filters.filter(({ kind }) => kind === 'Name').map(({ words }) => words);
  return [...name, filtersTitle(query, filters), 'Market'];
};

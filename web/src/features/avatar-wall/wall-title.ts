import type { ActiveFilter } from '@/components/market-filters/filter-set';

import type { WallQuery } from './wall-query';

/** Names the filters, such as "Avatars of Fathom Club wearing Brass Helmet for sale". */
export const wallTitle = (
  { listed }: WallQuery,
  filters: readonly ActiveFilter<WallQuery>[],
): string => {
  const wordsOf = (kind: string, before: string): string[] => {
    const words = filters.filter((filter) => filter.kind === kind).map((filter) => filter.words);
    return words.length === 0 ? [] : [before + words.join(', ')];
  };
  return [
    'Avatars',
    ...wordsOf('Name', 'named '),
    ...wordsOf('Collection', 'of '),
    ...wordsOf('Trait', 'wearing '),
    ...wordsOf('Owner', 'of '),
    ...(listed === undefined ? [] : [listed ? 'for sale' : 'not for sale']),
  ].join(' ');
};

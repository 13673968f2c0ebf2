import type { TraitCard } from '@trait-market/contract/economy/traits';

import { searchParams } from '@/components/saved-searches/search-params';
import { paths } from '@/config/paths';
import { useSuggestedTraits } from '@/lib/search/use-suggested-traits';

import { collectionItem, traitItem, type SearchGroup, type SearchItem } from './search-group';

const MATCHES_SHOWN = 3;
const CLOSE_SHOWN = 4;
const COLLECTIONS_SHOWN = 3;

const cardItem = (card: TraitCard): SearchItem =>
  traitItem({ id: card.id, traitValue: card.value, imageUrl: card.imageUrl }, card);

/** Suggests traits for a search that found none (E667). */
export const useSuggestion = (text: string, isWanted: boolean): SearchGroup => {
  const suggested = useSuggestedTraits(text, isWanted);
  if (suggested.kind === 'searching')
    return { name: 'Close matches', status: 'searching', items: [] };
  const collections = suggested.collections.slice(0, COLLECTIONS_SHOWN).map(collectionItem);
  if (suggested.kind === 'close')
    return {
      name: 'Close matches',
      status: 'found',
      items: [...collections, ...suggested.traits.slice(0, CLOSE_SHOWN).map(cardItem)],
    };
  const { words, query, total, traits, isClose } = suggested;
  return {
    name: 'Matching filters',
    status: 'found',
    isClose,
    items: [
      { kind: 'filters', name: words, url: `${paths.market}?${searchParams(query)}`, total },
      ...traits.slice(0, MATCHES_SHOWN).map(cardItem),
      ...collections,
    ],
  };
};

import type { TraitCard } from '@trait-market/contract/economy/traits';

import { marketPath } from '@/lib/economy/alerts/alert-words';
import { useSuggestedTraits } from '@/lib/search/use-suggested-traits';

import { traitItem, type SearchGroup, type SearchItem } from './search-group';

const MATCHES_SHOWN = 3;
const CLOSE_SHOWN = 4;

const cardItem = (card: TraitCard): SearchItem =>
  traitItem({ id: card.id, traitValue: card.value, imageUrl: card.imageUrl }, card);

/** Suggests traits for a search that found none (E667). */
export const useSuggestion = (text: string, isWanted: boolean): SearchGroup => {
  const suggested = useSuggestedTraits(text, isWanted);
  if (suggested.kind === 'searching')
    return { name: 'Close matches', status: 'searching', items: [] };
  if (suggested.kind === 'close')
    return {
      name: 'Close matches',
      status: 'found',
      items: suggested.traits.slice(0, CLOSE_SHOWN).map(cardItem),
    };
  const { words, query, total, traits, isClose } = suggested;
  return {
    name: 'Matching filters',
    status: 'found',
    isClose,
    items: [
      { kind: 'filters', name: words, url: marketPath(query), total },
      ...traits.slice(0, MATCHES_SHOWN).map(cardItem),
    ],
  };
};

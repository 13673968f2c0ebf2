import type { Facets } from '@trait-market/contract/economy/traits';

import { SavedSearches, type SavedSearchesProps } from '@/components/saved-searches/saved-searches';

import type { MarketQuery } from '../market-query';
import { searchedTraits } from './searched-traits';

export function SavedSearchesDialog(props: SavedSearchesProps<MarketQuery, Facets>) {
  return <SavedSearches of={searchedTraits} {...props} />;
}

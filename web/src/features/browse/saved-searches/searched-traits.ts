import { SavedTraitQuerySchema } from '@trait-market/contract/economy/searches';
import type { Facets } from '@trait-market/contract/economy/traits';

import type { SearchedList } from '@/components/saved-searches/saved-searches';

import { traitFilters } from '../all-filters';
import { asBrowseQuery, readQuery, writeQuery, type MarketQuery } from '../market-query';

export const searchedTraits: SearchedList<MarketQuery, Facets> = {
  isAvatars: false,
  toSaved: (query) => SavedTraitQuerySchema.safeParse(asBrowseQuery(query)).data,
  read: readQuery,
  write: writeQuery,
  active: traitFilters.active,
};

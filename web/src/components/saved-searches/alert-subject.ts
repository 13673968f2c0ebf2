import type { SavedSearch } from '@trait-market/contract/economy/searches';

import type { AlertSubject } from '@/components/economy/alerts/alert-dialog';

/** Copies a search's filters without its prices and its order: an alert has its own price. */
export const alertSubject = ({ name, query }: SavedSearch): AlertSubject => {
  const {
    listed: _listed,
    minPrice: _min,
    maxPrice: _max,
    priceUnit: _unit,
    sort: _sort,
    ...traits
  } = query;
  return { about: { kind: 'search', name, query: traits }, words: name };
};

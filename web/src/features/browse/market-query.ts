import {
  TraitSortSchema,
  type BrowseTraitsQuery,
  type TraitSort,
} from '@trait-market/contract/economy/browse';

import { paths } from '@/config/paths';

import { traitFilters, type FilterChoices } from './all-filters';

export type MarketQuery = FilterChoices & { sort: TraitSort };

const DEFAULT_SORT: TraitSort = 'price-asc';

export const everything: MarketQuery = { ...traitFilters.none, sort: DEFAULT_SORT };

export const readQuery = (address: URLSearchParams): MarketQuery => ({
  ...traitFilters.read(address),
  sort: TraitSortSchema.safeParse(address.get('sort')).data ?? DEFAULT_SORT,
});

export const writeQuery = (query: MarketQuery): URLSearchParams =>
  new URLSearchParams([
    ...traitFilters.write(query),
    ...(query.sort === DEFAULT_SORT ? [] : [['sort', query.sort]]),
  ]);

/** Returns the address of the same traits in any order. Equal filters have equal addresses. */
export const canonicalAddress = (query: MarketQuery): string => {
  const collection = query.collection.toSorted();
  const params = writeQuery({ ...query, collection, sort: DEFAULT_SORT });
  return params.size === 0 ? paths.market : `${paths.market}?${params.toString()}`;
};

/** Converts the query to a request, with prices in the smallest parts, such as wei. */
export const asBrowseQuery = (query: MarketQuery): BrowseTraitsQuery => ({
  ...traitFilters.ask(query),
  sort: query.sort,
});

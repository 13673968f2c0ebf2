import {
  TraitSortSchema,
  type BrowseTraitsQuery,
  type TraitSort,
} from '@trait-market/contract/economy/traits';

import { paths } from '@/config/paths';

import { filters, noChoices, type FilterChoices } from './filters/all-filters';

export type MarketQuery = FilterChoices & { sort: TraitSort };

const DEFAULT_SORT: TraitSort = 'price-asc';

export const everything: MarketQuery = { ...noChoices, sort: DEFAULT_SORT };

export const isByPrice = ({ sort }: Pick<MarketQuery, 'sort'>): boolean =>
  sort === 'price-asc' || sort === 'price-desc';

export const readQuery = (address: URLSearchParams): MarketQuery =>
  Object.assign(
    {
      ...everything,
      sort: TraitSortSchema.safeParse(address.get('sort')).data ?? DEFAULT_SORT,
    },
    ...filters.map(({ read }) => read(address)),
  );

export const writeQuery = (query: MarketQuery): URLSearchParams =>
  new URLSearchParams([
    ...filters.flatMap(({ write }) => write(query).map(([key, value]) => [key, value])),
    ...(query.sort === DEFAULT_SORT ? [] : [['sort', query.sort]]),
  ]);

/** Returns the address of the same traits in any order. Equal filters have equal addresses. */
export const canonicalAddress = (query: MarketQuery): string => {
  const collection = query.collection.toSorted();
  const params = writeQuery({ ...query, collection, sort: DEFAULT_SORT });
  return params.size === 0 ? paths.market : `${paths.market}?${params.toString()}`;
};

/** Converts the query to a request, with prices in the smallest parts, such as wei. */
export const asBrowseQuery = (query: MarketQuery): BrowseTraitsQuery =>
  Object.assign({}, ...filters.map(({ ask }) => ask(query)), { sort: query.sort });

import {
  TraitSortSchema,
  type BrowseTraitsQuery,
  type TraitSort,
} from '@trait-market/contract/economy/traits';

import { filters, noChoices, type FilterChoices } from './filters/all-filters';

/** What is looked for, as the address says it. */
export type MarketQuery = FilterChoices & { sort: TraitSort };

const DEFAULT_SORT: TraitSort = 'price-asc';

/** Nothing in particular. */
export const everything: MarketQuery = { ...noChoices, sort: DEFAULT_SORT };

export const isByPrice = ({ sort }: Pick<MarketQuery, 'sort'>): boolean =>
  sort === 'price-asc' || sort === 'price-desc';

/** Reads an address that anybody may have written: what it says and nobody knows is left out. */
export const readQuery = (address: URLSearchParams): MarketQuery =>
  Object.assign(
    {
      ...everything,
      sort: TraitSortSchema.safeParse(address.get('sort')).data ?? DEFAULT_SORT,
    },
    ...filters.map(({ read }) => read(address)),
  );

/** The same query as part of an address. What is as it would be anyway is left out. */
export const writeQuery = (query: MarketQuery): URLSearchParams =>
  new URLSearchParams([
    ...filters.flatMap(({ write }) => write(query).map(([key, value]) => [key, value])),
    ...(query.sort === DEFAULT_SORT ? [] : [['sort', query.sort]]),
  ]);

/** What the market is asked for it, prices in the smallest parts of their unit. */
export const asBrowseQuery = (query: MarketQuery): BrowseTraitsQuery =>
  Object.assign({}, ...filters.map(({ ask }) => ask(query)), { sort: query.sort });

import type { ChainId } from '@trait-market/contract/economy/chains';
import {
  TraitSortSchema,
  type BrowseTraitsQuery,
  type TraitSort,
} from '@trait-market/contract/economy/traits';

import { filters, noChoices, type FilterChoices } from './filters/all-filters';
import { hasBounds } from './filters/price';

/** What is looked for, as the address says it. */
export type MarketQuery = FilterChoices & { sort: TraitSort };

const DEFAULT_SORT: TraitSort = 'price-asc';

/** Nothing in particular. */
export const everything: MarketQuery = { ...noChoices, sort: DEFAULT_SORT };

export const isByPrice = ({ sort }: Pick<MarketQuery, 'sort'>): boolean =>
  sort === 'price-asc' || sort === 'price-desc';

/** Links from before prices named their coin go on meaning something: ETH, unless the rest says better. */
const withCoin = (query: MarketQuery): MarketQuery =>
  hasBounds(query) &&
  query.priceChain === undefined &&
  query.chain.length !== 1 &&
  query.collection.length !== 1
    ? { ...query, priceChain: 1 }
    : query;

/** Reads an address that anybody may have written: what it says and nobody knows is left out. */
export const readQuery = (address: URLSearchParams): MarketQuery =>
  withCoin(
    Object.assign(
      {
        ...everything,
        sort: TraitSortSchema.safeParse(address.get('sort')).data ?? DEFAULT_SORT,
      },
      ...filters.map(({ read }) => read(address)),
    ),
  );

/** Whose coin its prices are in, as far as that can be said before the market has answered. */
export const priceChainBeforehand = ({ priceChain, chain }: MarketQuery): ChainId =>
  priceChain ?? (chain.length === 1 ? chain[0] : undefined) ?? 1;

/** The same query as part of an address. What is as it would be anyway is left out. */
export const writeQuery = (query: MarketQuery): URLSearchParams =>
  new URLSearchParams([
    ...filters.flatMap(({ write }) => write(query).map(([key, value]) => [key, value])),
    ...(query.sort === DEFAULT_SORT ? [] : [['sort', query.sort]]),
  ]);

/** What the market is asked for it, prices in wei. */
export const asBrowseQuery = (query: MarketQuery): BrowseTraitsQuery =>
  Object.assign({}, ...filters.map(({ ask }) => ask(query)), { sort: query.sort });

import { type ChainId, SegmentSchema } from '@trait-market/contract/economy/shared';
import { SEARCH_KEY_MAX_LENGTH } from '@trait-market/contract/shared';

import { chainOfSlug } from '@/lib/chain/chain-slug';

import { type OrderState, stateNames } from '../order-kinds';

export const sortNames = {
  'price-up': 'Lowest price',
  'price-down': 'Highest price',
  expiry: 'Ending soonest',
  floor: 'Closest to floor',
  'best-offer': 'Closest to best offer',
} as const;

/** The sorts of received offers besides the highest and the newest first. */
export const receivedSortNames = {
  floor: sortNames.floor,
  'last-sale': 'Best against last sale',
} as const;
export type OrderSort = keyof typeof sortNames | keyof typeof receivedSortNames;

export const kindNames = { offer: 'Offers', trade: 'Trades', listing: 'Reserved for you' } as const;

export type OrderFilters = {
  name: string;
  collection: string | undefined;
  chainId: ChainId | undefined;
  state: OrderState | undefined;
  /** A kind of received orders. */
  kind: keyof typeof kindNames | undefined;
  /** Undefined sorts the newest first. */
  sort: OrderSort | undefined;
};

/** The parameters of the page's address that narrow or sort a list of orders. */
const FILTER_PARAMS = ['name', 'collection', 'chain', 'state', 'kind', 'sort'] as const;
export type OrderFilterParam = (typeof FILTER_PARAMS)[number];

const keyOf = <Key extends string>(names: Partial<Record<Key, string>>, text: string | null) =>
  text !== null && Object.hasOwn(names, text) ? (text as Key) : undefined;

export const NO_FILTERS: OrderFilters = {
  name: '',
  collection: undefined,
  chainId: undefined,
  state: undefined,
  kind: undefined,
  sort: undefined,
};

/** Reads the filters from any address; unknown values, and sorts that the list lacks, are ignored. */
export const readOrderFilters = (
  params: URLSearchParams,
  sorts: Partial<Record<OrderSort, string>> = sortNames,
): OrderFilters => ({
  name: (params.get('name') ?? '').trim().slice(0, SEARCH_KEY_MAX_LENGTH),
  collection: SegmentSchema.safeParse(params.get('collection')).data,
  chainId: chainOfSlug(params.get('chain')),
  state: keyOf(stateNames, params.get('state')),
  kind: keyOf(kindNames, params.get('kind')),
  sort: keyOf(sorts, params.get('sort')),
});

/** Counts the filters and the sorting that differ from those of the whole list. */
export const countFilters = (filters: OrderFilters): number =>
  Object.values(filters).filter((filter) => filter !== undefined && filter !== '').length;

export const isNarrowed = (filters: OrderFilters): boolean => countFilters(filters) > 0;

export const withFilter = (
  params: URLSearchParams,
  param: OrderFilterParam,
  value: string,
): URLSearchParams => {
  const next = new URLSearchParams(params);
  if (value === '') next.delete(param);
  else next.set(param, value);
  return next;
};

export const withoutFilters = (params: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const param of FILTER_PARAMS) next.delete(param);
  return next;
};

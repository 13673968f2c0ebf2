import { CHAIN_IDS, CHAINS, type ChainId } from '@trait-market/contract/economy/chains';
import {
  RaritySchema,
  SlotSchema,
  type Rarity,
  type Slot,
} from '@trait-market/contract/economy/slots';
import {
  TraitSortSchema,
  type BrowseTraitsQuery,
  type TraitSort,
} from '@trait-market/contract/economy/traits';
import type * as z from 'zod/mini';

import { parseCoin } from '@/lib/economy/coin-amount';

/** What is looked for, as the address says it. Prices as people type them: `0.25`. */
export type MarketQuery = {
  name: string;
  collection: readonly string[];
  slot: readonly Slot[];
  rarity: readonly Rarity[];
  chain: readonly ChainId[];
  listed: boolean | undefined;
  minPrice: string;
  maxPrice: string;
  /** The chain whose coin the prices are in; undefined: what the rest of the query means. */
  priceChain: ChainId | undefined;
  sort: TraitSort;
};

const DEFAULT_SORT: TraitSort = 'price-asc';

/** Nothing in particular. */
export const everything: MarketQuery = {
  name: '',
  collection: [],
  slot: [],
  rarity: [],
  chain: [],
  listed: undefined,
  minPrice: '',
  maxPrice: '',
  priceChain: undefined,
  sort: DEFAULT_SORT,
};

const SLUG = /^[\w-]{1,64}$/;

/** How an address writes a chain. */
const chainSlug = (id: ChainId): string => CHAINS[id].name.toLowerCase();

/** How people and an address name a chain's own coin. */
export const nativeCoin = (id: ChainId): string => CHAINS[id].symbols.native;
const coinSlug = (id: ChainId): string => nativeCoin(id).toLowerCase();

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

const known = <Value>(schema: z.ZodMiniType<Value>, texts: readonly string[]): Value[] =>
  unique(texts.flatMap((text) => schema.safeParse(text).data ?? []));

const priceIn = (text: string | null): string => {
  const typed = text?.trim() ?? '';
  return parseCoin(typed) === undefined ? '' : typed;
};

const listedIn = (text: string | null): boolean | undefined =>
  text === 'true' || text === 'false' ? text === 'true' : undefined;

export const hasBounds = ({
  minPrice,
  maxPrice,
}: Pick<MarketQuery, 'minPrice' | 'maxPrice'>): boolean => minPrice !== '' || maxPrice !== '';

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

const readWords = (params: URLSearchParams): MarketQuery => ({
  name: params.get('name')?.trim() ?? '',
  collection: unique(params.getAll('collection').filter((slug) => SLUG.test(slug))),
  slot: known(SlotSchema, params.getAll('slot')),
  rarity: known(RaritySchema, params.getAll('rarity')),
  chain: CHAIN_IDS.filter((id) => params.getAll('chain').includes(chainSlug(id))),
  listed: listedIn(params.get('listed')),
  minPrice: priceIn(params.get('minPrice')),
  maxPrice: priceIn(params.get('maxPrice')),
  priceChain: CHAIN_IDS.find((id) => coinSlug(id) === params.get('priceIn')),
  sort: TraitSortSchema.safeParse(params.get('sort')).data ?? DEFAULT_SORT,
});

/** Reads an address that anybody may have written: what it says and nobody knows is left out. */
export const readQuery = (params: URLSearchParams): MarketQuery => withCoin(readWords(params));

/** Whose coin its prices are in, as far as that can be said before the market has answered. */
export const priceChainBeforehand = ({ priceChain, chain }: MarketQuery): ChainId =>
  priceChain ?? (chain.length === 1 ? chain[0] : undefined) ?? 1;

/** The same query as part of an address. What is as it would be anyway is left out. */
export const writeQuery = (query: MarketQuery): URLSearchParams =>
  new URLSearchParams([
    ...(query.name === '' ? [] : [['name', query.name]]),
    ...query.collection.map((slug) => ['collection', slug]),
    ...query.slot.map((slot) => ['slot', slot]),
    ...query.rarity.map((rarity) => ['rarity', rarity]),
    ...query.chain.map((id) => ['chain', chainSlug(id)]),
    ...(query.listed === undefined ? [] : [['listed', String(query.listed)]]),
    ...(query.minPrice === '' ? [] : [['minPrice', query.minPrice]]),
    ...(query.maxPrice === '' ? [] : [['maxPrice', query.maxPrice]]),
    ...(query.priceChain === undefined ? [] : [['priceIn', coinSlug(query.priceChain)]]),
    ...(query.sort === DEFAULT_SORT ? [] : [['sort', query.sort]]),
  ]);

/** What the market is asked for it, prices in wei. */
export const asBrowseQuery = (query: MarketQuery): BrowseTraitsQuery => {
  const minPrice = parseCoin(query.minPrice);
  const maxPrice = parseCoin(query.maxPrice);
  return {
    ...(query.name === '' ? {} : { name: query.name }),
    ...(query.collection.length === 0 ? {} : { collection: [...query.collection] }),
    ...(query.slot.length === 0 ? {} : { slot: [...query.slot] }),
    ...(query.rarity.length === 0 ? {} : { rarity: [...query.rarity] }),
    ...(query.chain.length === 0 ? {} : { chainId: [...query.chain] }),
    ...(query.listed === undefined ? {} : { listed: query.listed }),
    ...(minPrice === undefined ? {} : { minPrice: String(minPrice) }),
    ...(maxPrice === undefined ? {} : { maxPrice: String(maxPrice) }),
    ...(query.priceChain === undefined ? {} : { priceChain: query.priceChain }),
    sort: query.sort,
  };
};

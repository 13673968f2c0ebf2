import { CHAIN_IDS, type ChainId, UNIT_OF_CHAIN } from '@trait-market/contract/economy/shared';
import { convert, type Worth } from '@trait-market/contract/economy/rates';
import type { BrowseTraitsQuerySchema, TraitSort } from '@trait-market/contract/economy/traits';
import type * as z from 'zod/mini';

import type { Catalogue } from '../catalogue/catalogue';
import type { SortKey } from '../shared/sort-key';

type Query = Pick<
  z.output<typeof BrowseTraitsQuerySchema>,
  'minPrice' | 'maxPrice' | 'priceUnit' | 'priceChain' | 'chainId' | 'collection'
>;

/** `floor` is in wei of the chain's native currency; undefined when nothing is for sale. */
export type Priced = { chainId: ChainId; floor: bigint | undefined };

export const priceChainOf = (
  query: Pick<Query, 'priceChain' | 'chainId' | 'collection'>,
  collections: Catalogue['collections'],
): ChainId => {
  if (query.priceChain !== undefined) return query.priceChain;
  const [chainId, ...otherChains] = query.chainId ?? [];
  if (chainId !== undefined && otherChains.length === 0) return chainId;
  const [slug, ...otherSlugs] = query.collection ?? [];
  const collection = slug === undefined ? undefined : collections.get(slug);
  return collection === undefined || otherSlugs.length > 0 ? 1 : collection.chainId;
};

/** Both bounds are inclusive, in wei of the chain's native currency. */
type Bounds = { least: bigint | undefined; most: bigint | undefined };

const amountOf = (text: string | undefined): bigint | undefined =>
  text === undefined ? undefined : BigInt(text);

const boundsOf = (
  { minPrice, maxPrice, priceUnit }: Query,
  priceChain: ChainId,
  worth: Worth,
): Map<ChainId, Bounds> | undefined => {
  const [least, most] = [amountOf(minPrice), amountOf(maxPrice)];
  if (least === undefined && most === undefined) return undefined;
  if (priceUnit === undefined) return new Map([[priceChain, { least, most }]]);
  const known = CHAIN_IDS.flatMap((chainId) => {
    const inCoin = (amount: bigint | undefined) =>
      amount === undefined ? undefined : convert(worth, amount, priceUnit, UNIT_OF_CHAIN[chainId]);
    const bounds = { least: inCoin(least), most: inCoin(most) };
    const isKnown =
      (least === undefined) === (bounds.least === undefined) &&
      (most === undefined) === (bounds.most === undefined);
    return isKnown ? [[chainId, bounds] as const] : [];
  });
  return known.length === 0 ? undefined : new Map(known);
};

/** Without rates, ignores fiat bounds; a bound in ETH or POL always excludes the other chain. */
export const priceFilterOf = (
  query: Query,
  priceChain: ChainId,
  worth: Worth,
): ((one: Priced) => boolean) => {
  const bounds = boundsOf(query, priceChain, worth);
  return ({ chainId, floor }) => {
    if (bounds === undefined) return true;
    const within = bounds.get(chainId);
    if (floor === undefined || within === undefined) return false;
    const { least, most } = within;
    return (least === undefined || floor >= least) && (most === undefined || floor <= most);
  };
};

/** The factor for comparing amounts of two currencies as integers; precise enough for sorting. */
const SCALE = 10n ** 36n;

/** Sorts by value. Without rates, puts the query's chain first. Items without a price come last. */
export const priceKey = (
  sort: Extract<TraitSort, `price-${string}`>,
  priceChain: ChainId,
  worth: Worth,
): ((one: Priced) => SortKey) => {
  const sign = sort === 'price-asc' ? 1n : -1n;
  const factors = new Map(
    CHAIN_IDS.map((id) => [id, convert(worth, SCALE, UNIT_OF_CHAIN[id], 'eth')]),
  );
  const isComparable = [...factors.values()].every((factor) => factor !== undefined);
  return ({ chainId, floor }) => {
    if (floor === undefined) return [null, null];
    const factor = isComparable ? factors.get(chainId) : undefined;
    if (factor !== undefined) return [0, sign * floor * factor];
    return [chainId === priceChain ? 0 : chainId, sign * floor];
  };
};

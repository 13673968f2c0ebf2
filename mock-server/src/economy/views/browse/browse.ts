import {
  CHAIN_IDS,
  type ChainId,
  CHAINS,
  type Rarity,
  RaritySchema,
  SlotSchema,
  TierSchema,
} from '@trait-market/contract/economy/shared';
import type {
  BrowseTraitsQuerySchema,
  TraitPage,
  TraitSort,
} from '@trait-market/contract/economy/traits';
import type * as z from 'zod/mini';

import type { Catalogue } from '../../catalogue/catalogue';
import type { WallTrait } from '../../read-models/wall';
import { namedAs } from '../../catalogue/name-match';
import { priceFilterOf, priceChainOf, priceKey } from '../../prices/price-order';
import { sortByKey, type SortKey } from '../../shared/sort-key';
import { filterByFacets } from './facets';
import type { ListRates } from './rates-of-list';
import { timeOf, type View } from '../view/view';

type Query = z.output<typeof BrowseTraitsQuerySchema>;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A higher number means a rarer trait; unworn traits have the lowest. */
const RARITY_RANK = new Map<Rarity, number>([
  ['unworn', -1],
  ...TierSchema.options.map((rarity, rank) => [rarity, rank] as const),
]);

/** The maximum characters of a name in a sort key, which cursors contain. */
const SORTED_LENGTH = 64;

/** Ends every sort key with the trait's unique rank, so that no two keys are equal. */
const sortKeyOf = (
  sort: TraitSort,
  priceChain: ChainId,
  { worth, at }: ListRates,
): ((one: WallTrait) => SortKey) => {
  switch (sort) {
    case 'rarity':
      return ({ trait, summary }) => [
        at,
        -(RARITY_RANK.get(summary.rarity) ?? 0),
        summary.share,
        trait.rank,
      ];
    case 'newest':
      return ({ trait }) => [at, -trait.rank];
    case 'name':
      return ({ trait }) => [at, trait.value.slice(0, SORTED_LENGTH), trait.rank];
    default: {
      const keyOf = priceKey(sort, priceChain, worth);
      return ({ chainId, summary: { floor }, trait }) => [
        at,
        ...keyOf({ chainId, floor }),
        trait.rank,
      ];
    }
  }
};

/** Returns no rates when the query names a chain, because only its prices are then compared. */
const comparedBy = ({ priceChain }: Query, rates: ListRates): ListRates => {
  const at = priceChain === undefined ? rates.at : null;
  return { worth: at === null ? {} : rates.worth, at };
};

export const browsedKey = (
  { market }: View,
  query: Query,
  rates: ListRates,
): ((one: WallTrait) => SortKey) =>
  sortKeyOf(
    query.sort ?? 'price-asc',
    priceChainOf(query, market.context.catalogue.collections),
    comparedBy(query, rates),
  );

type Browsed = Pick<TraitPage, 'facets' | 'priceChain' | 'ratesAt'> & { found: WallTrait[] };

/**
 * Counts each facet's values among the traits that match all other filters.
 * @param findsNames if false, a search by name finds nothing
 */
export const browseWall = (
  wall: readonly WallTrait[],
  catalogue: Catalogue,
  query: Query,
  rates: ListRates,
  findsNames = true,
): Browsed => {
  const wanted = query.name ?? '';
  const isNamed = findsNames || wanted === '' ? namedAs(catalogue, wanted) : () => false;
  const priceChain = priceChainOf(query, catalogue.collections);
  const compared = comparedBy(query, rates);
  const isWithin = priceFilterOf(query, priceChain, compared.worth);
  const { found, facets } = filterByFacets(
    wall.filter(
      ({ trait, chainId, summary }) =>
        isNamed(trait) && isWithin({ chainId, floor: summary.floor }),
    ),
    {
      collection: {
        valueOf: ({ trait }) => trait.collection,
        wanted: query.collection,
        names: [...catalogue.collections.values()].map(({ slug, name }) => [slug, name]),
      },
      slot: {
        valueOf: ({ trait }) => trait.slot,
        wanted: query.slot,
        names: SlotSchema.options.map((slot) => [slot, capital(slot)]),
      },
      rarity: {
        valueOf: ({ summary }) => summary.rarity,
        wanted: query.rarity,
        names: RaritySchema.options.map((rarity) => [
          rarity,
          rarity === 'unworn' ? 'Not worn yet' : capital(rarity),
        ]),
      },
      chainId: {
        valueOf: ({ chainId }) => String(chainId),
        wanted: query.chainId?.map(String),
        names: CHAIN_IDS.map((id) => [String(id), CHAINS[id].name]),
      },
      listed: {
        valueOf: ({ summary }) => String(summary.listed > 0),
        wanted: query.listed === undefined ? undefined : [String(query.listed)],
        names: [
          ['true', 'For sale'],
          ['false', 'Not for sale'],
        ],
      },
    },
  );
  return {
    found: sortByKey(found, sortKeyOf(query.sort ?? 'price-asc', priceChain, compared)),
    priceChain,
    ratesAt: compared.at === null ? null : timeOf(compared.at),
    facets,
  };
};

export const browse = ({ market }: View, query: Query, rates: ListRates, findsNames = true) =>
  browseWall(market.wall(), market.context.catalogue, query, rates, findsNames);

import { type ChainId, SlotSchema } from '@trait-market/contract/economy/shared';
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
import { capital, CHAIN_NAMES, filterByFacets, LISTED_NAMES, oneOf, rarityNames } from './facets';
import { comparedBy, type ListRates } from './rates-of-list';
import { RARITY_RANK } from '../../traits/rarity';
import { timeOf, type View } from '../view/view';

type Query = z.output<typeof BrowseTraitsQuerySchema>;

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
      collection: oneOf(
        ({ trait }: WallTrait) => trait.collection,
        query.collection,
        [...catalogue.collections.values()].map(({ slug, name }) => [slug, name]),
      ),
      slot: oneOf(
        ({ trait }: WallTrait) => trait.slot,
        query.slot,
        SlotSchema.options.map((slot) => [slot, capital(slot)]),
      ),
      rarity: oneOf(
        ({ summary }: WallTrait) => summary.rarity,
        query.rarity,
        rarityNames('Not worn yet'),
      ),
      chainId: oneOf(
        ({ chainId }: WallTrait) => String(chainId),
        query.chainId?.map(String),
        CHAIN_NAMES,
      ),
      listed: oneOf(
        ({ summary }: WallTrait) => String(summary.listed > 0),
        query.listed === undefined ? undefined : [String(query.listed)],
        LISTED_NAMES,
      ),
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

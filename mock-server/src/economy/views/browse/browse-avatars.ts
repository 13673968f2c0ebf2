import type {
  AvatarCard,
  AvatarFacets,
  AvatarSort,
  BrowseAvatarsQuerySchema,
} from '@trait-market/contract/economy/avatars';
import { CHAIN_IDS, type ChainId, CHAINS, SLOTS } from '@trait-market/contract/economy/shared';
import type * as z from 'zod/mini';

import { sortByKey, type SortKey } from '../../shared/sort-key';
import { standingsOf } from '../../traits/standings';
import { avatarKey } from '../../tables/keys';
import type { AvatarRow } from '../../tables/rows';
import { lastSaleOfAvatar, listingOfAvatar } from '../prices/avatar-market';
import { createTally } from './browse';
import { priceChainOf, priceFilterOf, priceKey, type Priced } from '../../prices/price-order';
import { nativePrice } from '../../prices/floors';
import { avatarRefOf, partyOf, traitRefOf, type View } from '../view/view';

type Query = z.output<typeof BrowseAvatarsQuerySchema>;

export type AvatarFound = {
  row: AvatarRow;
  chainId: ChainId;
  collectionName: string;
  place: number;
  rank: AvatarCard['rank'];
  listedAt: number | undefined;
  summary: { floor: bigint | undefined };
};

const FACETS = ['collection', 'chainId', 'listed'] as const;
type FacetName = (typeof FACETS)[number];

const FILED: Readonly<Record<FacetName, (found: AvatarFound) => string>> = {
  collection: ({ row }) => row.collection,
  chainId: ({ chainId }) => String(chainId),
  listed: ({ summary }) => String(summary.floor !== undefined),
};

const pricedOf = ({ chainId, summary }: AvatarFound): Priced => ({ chainId, floor: summary.floor });

const FIRST: Readonly<
  Record<AvatarSort, (priceChain: ChainId) => (found: AvatarFound) => SortKey>
> = {
  // Sorts one chain before the other, because avatar prices of two chains aren't compared.
  'price-asc': (priceChain) => {
    const keyOf = priceKey('price-asc', priceChain, {});
    return (found) => keyOf(pricedOf(found));
  },
  'price-desc': (priceChain) => {
    const keyOf = priceKey('price-desc', priceChain, {});
    return (found) => keyOf(pricedOf(found));
  },
  rank: () => (found) => [found.rank.place],
  newest:
    () =>
    ({ listedAt }) => [listedAt === undefined ? null : -listedAt],
};

export const foundKey = (
  sort: AvatarSort = 'price-asc',
  priceChain: ChainId,
): ((found: AvatarFound) => SortKey) => {
  const first = FIRST[sort](priceChain);
  return (found) => [...first(found), found.place, BigInt(found.row.tokenId)];
};

/** Ranks a whole collection in one pass, because each avatar affects the ranks of all others. */
const allAvatars = (view: View): AvatarFound[] => {
  const { context } = view.market;
  return [...context.catalogue.collections.values()].flatMap(({ slug, name, chainId }, place) => {
    const { of, standingOf } = standingsOf(context, slug);
    return context.tables.avatars.findBy('collection', slug).map((row): AvatarFound => {
      const listing = listingOfAvatar(view, row);
      return {
        row,
        chainId,
        collectionName: name,
        place,
        rank: { place: standingOf(avatarKey(slug, row.tokenId)).rank, of },
        listedAt: listing?.order.createdAt,
        summary: { floor: listing?.price },
      };
    });
  });
};

/** Counts each facet's values among the avatars that match all other filters. */
export const browseAvatars = (
  view: View,
  query: Query,
): { found: AvatarFound[]; facets: AvatarFacets; priceChain: ChainId } => {
  const { collections } = view.market.context.catalogue;
  const wanted: Readonly<Record<FacetName, readonly string[] | undefined>> = {
    collection: query.collection,
    chainId: query.chainId?.map(String),
    listed: query.listed === undefined ? undefined : [String(query.listed)],
  };
  const priceChain = priceChainOf(query, collections);
  const isWithin = priceFilterOf(query, priceChain, {});
  const tallies = { collection: createTally(), chainId: createTally(), listed: createTally() };
  const found = allAvatars(view).filter((one) => {
    if (!isWithin(pricedOf(one))) return false;
    const missed = FACETS.filter((facet) => wanted[facet]?.includes(FILED[facet](one)) === false);
    for (const facet of missed.length === 0 ? FACETS : missed.length === 1 ? missed : []) {
      tallies[facet].add(FILED[facet](one), one);
    }
    return missed.length === 0;
  });
  return {
    found: sortByKey(found, foundKey(query.sort, priceChain)),
    priceChain,
    facets: {
      collection: tallies.collection.values(
        [...collections.values()].map(({ slug, name }) => [slug, name]),
      ),
      chainId: tallies.chainId.values(CHAIN_IDS.map((id) => [String(id), CHAINS[id].name])),
      listed: tallies.listed.values([
        ['true', 'For sale'],
        ['false', 'Not for sale'],
      ]),
    },
  };
};

export const avatarCardOf = (
  view: View,
  { row, chainId, collectionName, rank, summary }: AvatarFound,
): AvatarCard => ({
  ...avatarRefOf(view, row),
  chainId,
  collectionName,
  owner: partyOf(view, row.owner),
  worn: SLOTS.flatMap((slot) => {
    const id = row.worn[slot];
    if (id === undefined) return [];
    const { value, rarity } = traitRefOf(view, id);
    return [{ id, value, slot, rarity }];
  }),
  rank,
  price: nativePrice(chainId, summary.floor),
  lastSale: lastSaleOfAvatar(view, row),
});

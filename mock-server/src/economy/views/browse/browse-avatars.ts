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
import { filterByFacets } from './facets';
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

const pricedOf = ({ chainId, summary }: AvatarFound): Priced => ({ chainId, floor: summary.floor });

export const foundKey = (
  sort: AvatarSort = 'price-asc',
  priceChain: ChainId,
): ((found: AvatarFound) => SortKey) => {
  const tie = ({ place, row }: AvatarFound): SortKey => [place, BigInt(row.tokenId)];
  if (sort === 'rank') return (found) => [found.rank.place, ...tie(found)];
  if (sort === 'newest') {
    return (found) => [found.listedAt === undefined ? null : -found.listedAt, ...tie(found)];
  }
  // Sorts one chain before the other, because avatar prices of two chains aren't compared.
  const keyOf = priceKey(sort, priceChain, {});
  return (found) => [...keyOf(pricedOf(found)), ...tie(found)];
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
  const priceChain = priceChainOf(query, collections);
  const isWithin = priceFilterOf(query, priceChain, {});
  const { found, facets } = filterByFacets(
    allAvatars(view).filter((one) => isWithin(pricedOf(one))),
    {
      collection: {
        valueOf: ({ row }) => row.collection,
        wanted: query.collection,
        names: [...collections.values()].map(({ slug, name }) => [slug, name]),
      },
      chainId: {
        valueOf: ({ chainId }) => String(chainId),
        wanted: query.chainId?.map(String),
        names: CHAIN_IDS.map((id) => [String(id), CHAINS[id].name]),
      },
      listed: {
        valueOf: ({ summary }) => String(summary.floor !== undefined),
        wanted: query.listed === undefined ? undefined : [String(query.listed)],
        names: [
          ['true', 'For sale'],
          ['false', 'Not for sale'],
        ],
      },
    },
  );
  return { found: sortByKey(found, foundKey(query.sort, priceChain)), priceChain, facets };
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

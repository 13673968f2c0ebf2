import {
  TOP_RANKS,
  type AvatarCard,
  type AvatarFacets,
  type AvatarPage,
  type AvatarSort,
  type BrowseAvatarsQuerySchema,
} from '@trait-market/contract/economy/avatars';
import { SLOTS, type ChainId, type Slot } from '@trait-market/contract/economy/shared';
import type { FacetValue } from '@trait-market/contract/economy/traits';
import type * as z from 'zod/mini';

import { accountOf, AccountSchema, shownAddress } from '../../../kernel/account';
import type { Catalogue } from '../../catalogue/catalogue';
import { avatarsNamed } from '../../catalogue/name-match';
import { nativePrice } from '../../prices/floors';
import { priceChainOf, priceFilterOf, priceKey, type Priced } from '../../prices/price-order';
import type { WallAvatar } from '../../read-models/avatar-wall';
import { sortByKey, type SortKey } from '../../shared/sort-key';
import { bestOfferForAvatar, lastSaleOfAvatar } from '../prices/avatar-market';
import { avatarRefOf, collectionEntry, partyOf, timeOf, traitRefOf, type View } from '../view/view';
import {
  CHAIN_NAMES,
  filterByFacets,
  LISTED_NAMES,
  oneOf,
  rarityNames,
  type Facet,
} from './facets';
import { comparedBy, type ListRates } from './rates-of-list';

type Query = z.output<typeof BrowseAvatarsQuerySchema>;

/** The number of owners in the facet, in addition to the requested ones. */
const OWNERS_SHOWN = 8;

const pricedOf = ({ chainId, summary }: WallAvatar): Priced => ({ chainId, floor: summary.floor });

const sortKeyOf = (
  sort: AvatarSort,
  priceChain: ChainId,
  { worth, at }: ListRates,
): ((found: WallAvatar) => SortKey) => {
  const tie = ({ place, row }: WallAvatar): SortKey => [place, BigInt(row.tokenId)];
  if (sort === 'rank') return (found) => [at, found.rank.place, ...tie(found)];
  if (sort === 'newest') {
    return (found) => [at, found.listedAt === undefined ? null : -found.listedAt, ...tie(found)];
  }
  const keyOf = priceKey(sort, priceChain, worth);
  return (found) => [at, ...keyOf(pricedOf(found)), ...tie(found)];
};

export const foundKey = (
  { market }: View,
  query: Query,
  rates: ListRates,
): ((found: WallAvatar) => SortKey) =>
  sortKeyOf(
    query.sort ?? 'price-asc',
    priceChainOf(query, market.context.catalogue.collections),
    comparedBy(query, rates),
  );

/** Names the traits of the only requested collection, otherwise only the requested traits. */
const wornNames = (
  { traitsOf, traits }: Catalogue,
  { collection, trait: wanted = [] }: Query,
  slot: Slot,
): Facet<WallAvatar>['names'] => {
  const [slug, ...others] = collection ?? [];
  const listed = slug !== undefined && others.length === 0 ? traitsOf(slug) : [];
  return [...new Set([...listed, ...wanted.flatMap((id) => traits.get(id) ?? [])])]
    .filter((trait) => trait.slot === slot)
    .toSorted((one, other) => one.value.localeCompare(other.value, 'en'))
    .map(({ id, value }) => [id, value]);
};

const wornFacets = (catalogue: Catalogue, query: Query): Record<Slot, Facet<WallAvatar>> => {
  const wanted = query.trait ?? [];
  const facetOf = (slot: Slot): Facet<WallAvatar> => {
    const ofSlot = wanted.filter((id) => catalogue.traits.get(id)?.slot === slot);
    return {
      valuesOf: ({ row }) => [row.worn[slot] ?? []].flat(),
      isWanted: ({ row }) => ofSlot.length === 0 || ofSlot.includes(row.worn[slot] ?? ''),
      names: wornNames(catalogue, query, slot),
    };
  };
  // Object.fromEntries loses the types of individual names.
  return Object.fromEntries(SLOTS.map((slot) => [slot, facetOf(slot)])) as Record<
    Slot,
    Facet<WallAvatar>
  >;
};

const rankFacet = ({ maxRank }: Query): Facet<WallAvatar> => ({
  valuesOf: ({ rank }) => TOP_RANKS.filter((top) => rank.place <= top).map(String),
  isWanted: ({ rank }) => maxRank === undefined || rank.place <= maxRank,
  names: TOP_RANKS.map((top) => [String(top), `Top ${top}`]),
});

/** Counts owners by account, because an address with a checksum is slow to compute. */
const ownerFacet = (view: View, query: Query): Facet<WallAvatar> => {
  const wanted = query.owner?.map(accountOf);
  return oneOf(
    ({ row }) => row.owner,
    wanted,
    (mostCommon) =>
      [...new Set([...(wanted ?? []), ...mostCommon.slice(0, OWNERS_SHOWN)])].map((account) => [
        account,
        partyOf(view, AccountSchema.parse(account)).username ?? account,
      ]),
  );
};

const withAddress = (owner: FacetValue): FacetValue => {
  const address = shownAddress(AccountSchema.parse(owner.value));
  return { ...owner, value: address, name: owner.name === owner.value ? address : owner.name };
};

type Browsed = Pick<AvatarPage, 'facets' | 'priceChain' | 'ratesAt'> & { found: WallAvatar[] };

/** Counts each facet's values among the avatars that match all other filters. */
export const browseAvatars = (
  view: View,
  query: Query,
  rates: ListRates,
  findsNames = true,
): Browsed => {
  const { catalogue } = view.market.context;
  const { collections, traits } = catalogue;
  const name = query.name ?? '';
  const isNamed = findsNames || name === '' ? avatarsNamed(catalogue, name) : () => false;
  const isKnown = query.trait?.every((id) => traits.has(id)) ?? true;
  const priceChain = priceChainOf(query, collections);
  const compared = comparedBy(query, rates);
  const isWithin = priceFilterOf(query, priceChain, compared.worth);
  const { found, facets } = filterByFacets(
    view.market
      .avatarWall()
      .filter((one) => isKnown && isNamed(one.row) && isWithin(pricedOf(one))),
    {
      collection: oneOf(
        ({ row }: WallAvatar) => row.collection,
        query.collection,
        [...collections.values()].map((one) => [one.slug, one.name]),
      ),
      chainId: oneOf(
        ({ chainId }: WallAvatar) => String(chainId),
        query.chainId?.map(String),
        CHAIN_NAMES,
      ),
      listed: oneOf(
        ({ summary }: WallAvatar) => String(summary.floor !== undefined),
        query.listed === undefined ? undefined : [String(query.listed)],
        LISTED_NAMES,
      ),
      rarity: oneOf(({ rarity }: WallAvatar) => rarity, query.rarity, rarityNames('Wears nothing')),
      rank: rankFacet(query),
      owner: ownerFacet(view, query),
      ...wornFacets(catalogue, query),
    },
  );
  const { collection, chainId, listed, rarity, rank, owner, ...worn } = facets;
  const trait: AvatarFacets['trait'] = SLOTS.flatMap((slot) =>
    worn[slot].map((value) => ({ ...value, slot })),
  );
  return {
    found: sortByKey(found, sortKeyOf(query.sort ?? 'price-asc', priceChain, compared)),
    priceChain,
    ratesAt: compared.at === null ? null : timeOf(compared.at),
    facets: { collection, chainId, listed, rarity, rank, owner: owner.map(withAddress), trait },
  };
};

export const avatarCardOf = (
  view: View,
  { row, chainId, rank, summary }: WallAvatar,
): AvatarCard => ({
  ...avatarRefOf(view, row),
  chainId,
  collectionName: collectionEntry(view, row.collection).name,
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
  bestOffer: bestOfferForAvatar(view, row),
});

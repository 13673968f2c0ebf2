import type { ChainId, Price } from '@trait-market/contract/economy/shared';
import type { InventoryItem, InventorySort } from '@trait-market/contract/economy/wallets';
import type { Worth } from '@trait-market/contract/economy/rates';

import type { Account } from '../../kernel/account';
import { traitRanks } from '../traits/rarity';
import type { SortKey } from '../shared/sort-key';
import { standingsOf } from '../traits/standings';
import { avatarKey } from '../tables/keys';
import type { AvatarRow, LooseRow } from '../tables/rows';
import type { ListRates } from './browse/rates-of-list';
import { presentAvatar } from './avatars';
import { avatarPrice } from './prices/avatar-market';
import type { acquiredTimes } from './holders/acquired-times';
import { cheaperThan, tiesOf } from './orders';
import { offersReceivedFor } from './received-orders';
import type { Owned } from './view/owned';
import { worthKey, type OwnedWorth } from './worth/owned-worth';
import { stateNow } from './view/state-now';
import { ownedTraitOf } from './traits';
import { collectionEntry, traitEntry, type View } from './view/view';

type InventoryFilter = {
  kind?: 'trait' | 'avatar' | undefined;
  collection?: readonly string[] | undefined;
};

const ownedId = (owned: Owned): string =>
  owned.kind === 'trait'
    ? `trait ${owned.row.traitId}`
    : `avatar ${owned.row.collection}/${owned.row.tokenId}`;

export const ownedBy = (
  view: View,
  account: Account,
  { kind, collection }: InventoryFilter,
): Owned[] => {
  const { tables } = view.market.context;
  const isAsked = (slug: string) => collection === undefined || collection.includes(slug);
  const avatars: Owned[] = tables.avatars
    .findBy('owner', account)
    .filter((row) => isAsked(row.collection))
    .map((row) => ({ kind: 'avatar', row }));
  const traits: Owned[] = tables.loose
    .findBy('account', account)
    .filter(({ traitId }) => isAsked(traitEntry(view, traitId).collection))
    .map((row) => ({ kind: 'trait', row }));
  return [...(kind === 'trait' ? [] : avatars), ...(kind === 'avatar' ? [] : traits)];
};

/** Returns the number of items that {@link ownedBy} returns without a filter. */
export const ownedCount = ({ market }: View, account: Account): number => {
  const { avatars, loose } = market.context.tables;
  return avatars.countBy('owner', account) + loose.countBy('account', account);
};

type Listed = Pick<Extract<InventoryItem, { kind: 'trait' }>, 'listedByOwner' | 'ownListing'>;

/**
 * Returns the account's listings that anyone can fill now.
 * @param traitId limits them to the listings of a trait
 */
const ownListings = (view: View, account: Account, traitId?: string) => {
  const { tables, termsOf } = view.market.context;
  return tables.orders.findBy('openMaker', account).flatMap((order) => {
    const { kind, gives, money, chainId, reservedFor } = termsOf(order);
    const traits = gives.flatMap((good) => (good.kind === 'trait' ? [good.traitId] : []));
    const isAsked = traitId === undefined || traits.includes(traitId);
    if (kind !== 'listing' || !isAsked || money === undefined) return [];
    if (reservedFor !== undefined) return [];
    const state = stateNow(view, order);
    if (state.kind !== 'fillable') return [];
    return [{ traits, chainId, price: money.price, units: state.units }];
  });
};

export const listedTraits = (view: View, account: Account): ReadonlySet<string> =>
  new Set(ownListings(view, account).flatMap(({ traits }) => traits));

const listedBy = (view: View, { account, traitId, quantity }: LooseRow): Listed => {
  let listed = 0;
  let cheapest: { chainId: ChainId; price: bigint } | undefined;
  for (const { chainId, price, units } of ownListings(view, account, traitId)) {
    listed += units;
    if (cheapest === undefined || price < cheapest.price) cheapest = { chainId, price };
  }
  if (cheapest === undefined) return { listedByOwner: 0, ownListing: null };
  const { chainId, price } = cheapest;
  const priceOf = (amount: bigint): Price => ({ chainId, coin: 'native', amount: String(amount) });
  const rival = cheaperThan(view, traitId, account, price);
  return {
    listedByOwner: Math.min(listed, quantity),
    ownListing: {
      price: priceOf(price),
      undercutBy: rival ? priceOf(rival.price) : null,
      tiedWith: tiesOf(view, traitId, account, price),
    },
  };
};

/**
 * Returns functions that look up ranks of traits and avatars. They rank each collection only once.
 */
export const createPlaces = ({ market: { context } }: View) => {
  const traits = new Map<string, ReturnType<typeof traitRanks>>();
  const avatars = new Map<string, ReturnType<typeof standingsOf>>();
  return {
    ofTrait: (id: string, collection: string) => {
      const ranks = traits.get(collection) ?? traitRanks(context, collection);
      traits.set(collection, ranks);
      return ranks.get(id) ?? null;
    },
    ofAvatar: ({ collection, tokenId }: AvatarRow) => {
      const standings = avatars.get(collection) ?? standingsOf(context, collection);
      avatars.set(collection, standings);
      const { rank: place } = standings.standingOf(avatarKey(collection, tokenId));
      return { place, of: standings.of };
    },
  };
};

export const nameOfOwned = (view: View, owned: Owned): string => {
  if (owned.kind === 'trait') return traitEntry(view, owned.row.traitId).value;
  const { collection, tokenId } = owned.row;
  return `${collectionEntry(view, collection).name} #${tokenId}`;
};

/** The maximum characters of a name in a sort key, which cursors contain. */
const SORTED_LENGTH = 64;

const firstKey = (
  view: View,
  worth: OwnedWorth,
  sort: InventorySort,
  rates: Worth,
): ((owned: Owned) => SortKey) => {
  const nameKey = (owned: Owned): string => nameOfOwned(view, owned).slice(0, SORTED_LENGTH);
  switch (sort) {
    case 'kind':
      return (owned) => [owned.kind === 'avatar' ? 0 : 1, nameKey(owned)];
    case 'name':
      return (owned) => [nameKey(owned)];
    default:
      return worthKey(worth, sort, rates);
  }
};

/** By default, sorts avatars first, then loose traits by name. */
export const ownedKey = (
  view: View,
  worth: OwnedWorth,
  sort: InventorySort = 'kind',
  { worth: rates, at }: ListRates,
): ((owned: Owned) => SortKey) => {
  const first = firstKey(view, worth, sort, rates);
  return (owned) => [at, ...first(owned), ownedId(owned)];
};

type Presenters = {
  worth: OwnedWorth;
  places: ReturnType<typeof createPlaces>;
  acquiredAt: ReturnType<typeof acquiredTimes>;
};

export const presentOwned = (
  view: View,
  { worth: { worthOf }, places, acquiredAt: acquired }: Presenters,
  owned: Owned,
): InventoryItem => {
  const worth = worthOf(owned);
  const acquiredAt = acquired(owned);
  if (owned.kind === 'avatar') {
    const { owner, collection, tokenId } = owned.row;
    const avatar = avatarKey(collection, tokenId);
    return {
      kind: 'avatar',
      avatar: presentAvatar(view, owned.row),
      rank: places.ofAvatar(owned.row),
      price: avatarPrice(view, owned.row),
      worth,
      acquiredAt,
      offersReceived: offersReceivedFor(view, owner, { kind: 'avatar', avatar }),
    };
  }
  const { account, traitId, quantity } = owned.row;
  const { collection } = traitEntry(view, traitId);
  return {
    kind: 'trait',
    trait: ownedTraitOf(view, traitId),
    quantity,
    worth,
    acquiredAt,
    ...listedBy(view, owned.row),
    rank: places.ofTrait(traitId, collection),
    offersReceived: offersReceivedFor(view, account, { kind: 'trait', traitId, quantity: 1 }),
  };
};

import assert from 'node:assert/strict';

import { stateOfOrder } from '../../../economy/orders/order-state';
import type { WallTrait } from '../../../economy/read-models/wall';
import { rarestOf, rarityOfShare } from '../../../economy/traits/rarity';
import { standingsOf } from '../../../economy/traits/standings';
import type { TraitSummary } from '../../../economy/read-models/summaries';
import { avatarKey } from '../../../economy/tables/keys';
import { listingOfAvatar } from '../../../economy/views/prices/avatar-market';
import { browse, browseWall } from '../../../economy/views/browse/browse';
import {
  presentCollectionNow,
  salesOfCollection,
  volumeOf,
} from '../../../economy/views/collections/collections';
import { nativePrice } from '../../../economy/prices/floors';
import { PERIOD_MS } from '../../../economy/prices/periods';
import type { View } from '../../../economy/views/view/view';
import { searchKeyOf } from '../../../world/records/best-matches';
import { closenessTo } from '../../../world/records/close-matches';
import type { Place } from '../place';

const GRID_QUERIES: readonly Parameters<typeof browse>[1][] = [
  {},
  { sort: 'price-desc', priceChain: 137 },
  { sort: 'rarity', listed: true },
  { sort: 'name', collection: ['alpha'], slot: ['eyes', 'headwear'] },
  { sort: 'newest', name: 'hat', minPrice: '1', rarity: ['unworn', 'common'] },
  { sort: 'rarity', name: 'E' },
  { name: 'alhpa haat', listed: true },
  { sort: 'price-desc', priceChain: 1, name: 'nothing of that name' },
];

/** A simple implementation of the grid to compare with, which scans all orders and avatars. */
const plainWall = ({ market: { context }, clock }: Place): WallTrait[] => {
  const { tables, termsOf, catalogue } = context;
  const { now } = clock;
  const fillable = tables.orders.rows().flatMap((order) => {
    const terms = termsOf(order);
    const state = stateOfOrder({ ...context, now }, order, terms);
    return state.kind === 'fillable' ? [{ terms, units: state.units }] : [];
  });
  const pricesOf = (kind: string, id: string): { price: bigint; units: number }[] =>
    fillable.flatMap(({ terms, units }) => {
      const [good] = terms.kind === 'listing' ? terms.gives : terms.gets;
      const isAbout = terms.kind === kind && good?.kind === 'trait' && good.traitId === id;
      return isAbout && terms.money !== undefined ? [{ price: terms.money.price, units }] : [];
    });
  const sorted = (prices: readonly { price: bigint }[]): bigint[] =>
    prices.map(({ price }) => price).toSorted((one, other) => (one < other ? -1 : 1));
  const avatars = tables.avatars.rows();
  return [...catalogue.traits.values()].flatMap((trait): WallTrait[] => {
    const { id, collection } = trait;
    const chainId = catalogue.collections.get(collection)?.chainId;
    if (chainId === undefined) return [];
    const worn = avatars.filter((row) => Object.values(row.worn).includes(id)).length;
    const ofCollection = avatars.filter((row) => row.collection === collection).length;
    const share = ofCollection === 0 ? 0 : worn / ofCollection;
    const rarity = worn === 0 ? ('unworn' as const) : rarityOfShare(catalogue, trait, share);
    const listings = pricesOf('listing', id);
    const summary: TraitSummary = {
      worn,
      share,
      rarity,
      floor: sorted(listings).at(0),
      listed: listings.reduce((sum, { units }) => sum + units, 0),
      bestOffer: sorted(pricesOf('offer', id)).at(-1),
    };
    return [{ trait, summary, chainId }];
  });
};

/** A simple implementation of the name filter to compare with, which checks every name. */
const plainlyNamed = (wall: readonly WallTrait[], name: string): readonly WallTrait[] => {
  const key = searchKeyOf(name);
  const keyOf = ({ trait }: WallTrait) => searchKeyOf(trait.value);
  const closeness = closenessTo(key);
  const far = (one: WallTrait) => Math.floor(closeness(keyOf(one)) ?? Infinity);
  const having = wall.filter((one) => keyOf(one).includes(key));
  const least = Math.min(...wall.map(far));
  const close = wall.filter((one) => far(one) === least && least < Infinity);
  return having.length > 0 ? having : close;
};

const withIds = ({ found, ...presented }: ReturnType<typeof browse>) => ({
  ...presented,
  ids: found.map(({ trait }) => trait.id),
});

const NO_RATES = { worth: {}, at: null };

export const expectGridTrue = (place: Place): void => {
  const { market, clock } = place;
  const { catalogue, tables } = market.context;
  const view: View = {
    market,
    profileOf: () => ({ username: null, avatarPhoto: null }),
    pictureAt: (path) => path,
  };
  const wall = plainWall(place);
  for (const query of GRID_QUERIES) {
    const { name = '', ...unnamed } = query;
    assert.deepEqual(
      withIds(browse(view, query, NO_RATES)),
      withIds(browseWall(plainlyNamed(wall, name), catalogue, unnamed, NO_RATES)),
      `the grid of ${JSON.stringify(query)}`,
    );
  }
  const rarities = new Map(wall.map(({ trait, summary }) => [trait.id, summary.rarity]));
  const standings = new Map(
    [...catalogue.collections.keys()].map((slug) => [slug, standingsOf(market.context, slug)]),
  );
  for (const { row, rank, summary, rarity } of market.avatarWall()) {
    const key = avatarKey(row.collection, row.tokenId);
    const worn = Object.values(tables.avatars.find(key)?.worn ?? {});
    assert.deepEqual(
      { row, rank: rank.place, price: summary.floor, rarity },
      {
        row: tables.avatars.find(key),
        rank: standings.get(row.collection)?.standingOf(key).rank,
        price: listingOfAvatar(view, row)?.price,
        rarity: rarestOf(worn.flatMap((id) => rarities.get(id) ?? [])),
      },
      `the avatar ${key} in the grid`,
    );
  }
  assert.equal(market.avatarWall().length, tables.avatars.rows().length);
  for (const entry of catalogue.collections.values()) {
    const { slug, chainId } = entry;
    const presented = presentCollectionNow(view, entry);
    const traits = wall.filter(({ trait }) => trait.collection === slug);
    const avatars = tables.avatars.findBy('collection', slug);
    const forSale = avatars.flatMap((row) => listingOfAvatar(view, row)?.price ?? []);
    const sales = salesOfCollection(view, slug);
    const leastOf = (prices: readonly bigint[]) =>
      nativePrice(chainId, prices.toSorted((one, other) => (one < other ? -1 : 1)).at(0));
    const since = (span: number) => volumeOf(sales.filter(({ at }) => at > clock.now - span));
    assert.deepEqual(
      presented,
      {
        ...presented,
        floor: leastOf(traits.flatMap(({ summary }) => summary.floor ?? [])),
        listed: traits.reduce((sum, { summary }) => sum + summary.listed, 0),
        avatarFloor: leastOf(forSale),
        avatarsListed: forSale.length,
        owners: new Set([
          ...avatars.map(({ owner }) => owner),
          ...traits.flatMap(({ trait }) =>
            tables.loose.findBy('trait', trait.id).map(({ account }) => account),
          ),
        ]).size,
        supply: {
          avatars: avatars.length,
          traits: traits.length,
          editions: traits.reduce((sum, { trait }) => sum + (tables.supply.find(trait.id) ?? 0), 0),
        },
        sales: sales.length,
        volume: {
          day: since(PERIOD_MS.day),
          week: since(PERIOD_MS.week),
          month: since(PERIOD_MS.month),
          all: since(PERIOD_MS.all),
        },
      },
      `the figures of ${slug}`,
    );
  }
};

import type { Collection, CollectionDetail } from '@trait-market/contract/economy/collections';
import { RaritySchema, SLOTS } from '@trait-market/contract/economy/shared';

import type { CollectionEntry } from '../catalogue/catalogue';
import { collectionOfGood } from '../catalogue/collection-of-good';
import type { ActivityRow } from '../tables/rows';
import { memoizeFor } from '../../kernel/memoize-for';
import type { Wall } from '../read-models/wall';
import { nativePrice } from '../prices/floors';
import { PERIOD_MS } from '../prices/periods';
import { shownSum } from './view/shown-sum';
import { sortByKey, type SortKey } from '../shared/sort-key';
import { avatarRefOf, headLayersOf, type View } from './view/view';

const FACES_SHOWN = 6;

const salesByCollection = ({ market: { context } }: View): Map<string, ActivityRow[]> => {
  const sales = new Map<string, ActivityRow[]>();
  for (const row of context.tables.log.of('type', 'sale')) {
    const [good] = row.goods;
    if (good === undefined) continue;
    const slug = collectionOfGood(context.catalogue, good);
    if (slug === undefined) continue;
    const found = sales.get(slug);
    if (found === undefined) sales.set(slug, [row]);
    else found.push(row);
  }
  return sales;
};

export const salesOfCollection = (view: View, slug: string): readonly ActivityRow[] =>
  salesByCollection(view).get(slug) ?? [];

/** Returns the volume in wei, as a decimal string. */
export const volumeOf = (sales: readonly ActivityRow[]): string =>
  shownSum(sales.reduce((sum, { price }) => sum + BigInt(price?.amount ?? 0), 0n));

type Listed = { listed: number; floor: bigint | undefined };

const NOTHING_LISTED: Listed = { listed: 0, floor: undefined };

const listedIn = memoizeFor(({ items }: Wall): ReadonlyMap<string, Listed> => {
  const sums = new Map<string, Listed>();
  for (const { trait, summary } of items) {
    if (summary.floor === undefined) continue;
    const found = sums.get(trait.collection) ?? { ...NOTHING_LISTED };
    sums.set(trait.collection, found);
    found.listed += summary.listed;
    if (found.floor === undefined || summary.floor < found.floor) found.floor = summary.floor;
  }
  return sums;
});

const facesOf = (view: View, slug: string): Collection['faces'] => {
  const { avatars } = view.market.context.tables;
  const faces: Collection['faces'] = [];
  for (const key of avatars.keysBy('collection', slug)) {
    if (faces.length === FACES_SHOWN) break;
    const row = avatars.find(key);
    if (row !== undefined) faces.push(avatarRefOf(view, row));
  }
  return faces;
};

export const presentCollectionNow = (view: View, entry: CollectionEntry): Collection => {
  const { wall, avatarsOnSale, collectionCounts, collectionSales } = view.market;
  const { tables, catalogue, now } = view.market.context;
  const { slug, name, description, chainId, contracts, fees } = entry;
  const sales = collectionSales.of(slug);
  const forSale = avatarsOnSale.of(slug);
  const { floor, listed } = listedIn(wall.now()).get(slug) ?? NOTHING_LISTED;
  const { owners, editions } = collectionCounts.of(slug);
  const since = (span: number) => shownSum(sales.volumeSince(now() - span));
  return {
    slug,
    name,
    description,
    chainId,
    contracts,
    fees: [...fees],
    floor: nativePrice(chainId, floor),
    avatarFloor: nativePrice(chainId, forSale.floor),
    volume: {
      day: since(PERIOD_MS.day),
      week: since(PERIOD_MS.week),
      month: since(PERIOD_MS.month),
      all: since(PERIOD_MS.all),
    },
    sales: sales.count,
    owners,
    supply: {
      avatars: tables.avatars.countBy('collection', slug),
      traits: catalogue.traitsOf(slug).length,
      editions,
    },
    listed,
    avatarsListed: forSale.listed,
    faces: facesOf(view, slug),
    bareLayers: headLayersOf(view, slug),
  };
};

/** Sorts collections on Ethereum first, because volumes of two chains can't be compared. */
export const collectionKey = ({ chainId, volume, slug }: Collection): SortKey => [
  chainId,
  -BigInt(volume.all),
  slug,
];

export const presentCollections = (view: View): Collection[] =>
  sortByKey(
    [...view.market.context.catalogue.collections.values()].map((entry) =>
      presentCollectionNow(view, entry),
    ),
    collectionKey,
  );

export const presentCollection = (view: View, entry: CollectionEntry): CollectionDetail => {
  const traits = view.market.context.catalogue.traitsOf(entry.slug);
  const summaries = view.market.summaries;
  const count = (fits: (id: string, slot: string) => boolean): number =>
    traits.filter(({ id, slot }) => fits(id, slot)).length;
  return {
    ...presentCollectionNow(view, entry),
    slots: SLOTS.map((slot) => ({ slot, traits: count((_, one) => one === slot) })),
    rarities: RaritySchema.options.map((rarity) => ({
      rarity,
      traits: count((id) => summaries.get(id)?.rarity === rarity),
    })),
  };
};

import type { Collection, CollectionDetail } from '@trait-market/contract/economy/collections';
import { RaritySchema } from '@trait-market/contract/economy/slots';

import { SLOTS } from '@trait-market/contract/economy/slots';
import type { CollectionEntry } from '../catalogue/catalogue';
import { collectionOfGood } from '../collection-of-good';
import type { ActivityRow } from '../tables/rows';
import { avatarsForSale } from './avatar-market';
import { PERIOD_MS } from './periods';
import { shownSum } from './shown-sum';
import { avatarRefOf, headLayersOf, type View } from './view';

const FACES_SHOWN = 6;

/** The sales of each collection, by its slug; newest first. */
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

/** The sales of one collection, newest first. */
export const salesOfCollection = (view: View, slug: string): readonly ActivityRow[] =>
  salesByCollection(view).get(slug) ?? [];

/** What was paid in some sales. */
export const volumeOf = (sales: readonly ActivityRow[]): string =>
  shownSum(sales.reduce((sum, { price }) => sum + BigInt(price?.amount ?? 0), 0n));

const present = (view: View, entry: CollectionEntry, sales: readonly ActivityRow[]): Collection => {
  const { tables, catalogue, now } = view.market.context;
  const summaries = view.market.summaries;
  const traits = catalogue.traitsOf(entry.slug);
  const floors = traits.flatMap(({ id }) => summaries.get(id)?.floor ?? []);
  const [first, ...others] = floors;
  const floor = others.reduce(
    (least, one) => (least === undefined || one < least ? one : least),
    first,
  );
  const avatars = tables.avatars.findBy('collection', entry.slug);
  const owners = new Set([
    ...avatars.map(({ owner }) => owner),
    ...traits.flatMap(({ id }) => tables.loose.findBy('trait', id).map(({ account }) => account)),
  ]);
  const { slug, name, description, chainId, contracts, fees } = entry;
  const avatarsOnSale = avatarsForSale(view, slug);
  const since = (span: number) => volumeOf(sales.filter(({ at }) => at >= now() - span));
  return {
    slug,
    name,
    description,
    chainId,
    contracts,
    fees: [...fees],
    floor: floor === undefined ? null : { chainId, coin: 'native', amount: String(floor) },
    avatarFloor: avatarsOnSale.floor,
    volume: {
      day: since(PERIOD_MS.day),
      week: since(PERIOD_MS.week),
      month: since(PERIOD_MS.month),
      all: since(PERIOD_MS.all),
    },
    sales: sales.length,
    owners: owners.size,
    supply: {
      avatars: avatars.length,
      traits: traits.length,
      editions: traits.reduce((sum, { id }) => sum + (tables.supply.find(id) ?? 0), 0),
    },
    listed: traits.reduce((sum, { id }) => sum + (summaries.get(id)?.listed ?? 0), 0),
    avatarsListed: avatarsOnSale.listed,
    faces: avatars.slice(0, FACES_SHOWN).map((row) => avatarRefOf(view, row)),
    bareLayers: headLayersOf(view, slug),
  };
};

/** A collection as it is now. */
export const presentCollectionNow = (view: View, entry: CollectionEntry): Collection =>
  present(view, entry, salesOfCollection(view, entry.slug));

/** All collections: Ethereum's first, since volumes of two chains do not compare; the most traded before others. */
export const presentCollections = (view: View): Collection[] => {
  const sales = salesByCollection(view);
  return [...view.market.context.catalogue.collections.values()]
    .map((entry) => present(view, entry, sales.get(entry.slug) ?? []))
    .toSorted((one, other) => {
      if (one.chainId !== other.chainId) return one.chainId - other.chainId;
      return BigInt(one.volume.all) > BigInt(other.volume.all) ? -1 : 1;
    });
};

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

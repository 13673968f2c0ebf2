import type { Collection, CollectionDetail } from '@trait-market/contract/economy/collections';
import { RaritySchema, SLOTS } from '@trait-market/contract/economy/shared';

import type { CollectionEntry } from '../../catalogue/catalogue';
import { collectionOfGood } from '../../catalogue/collection-of-good';
import type { ActivityRow } from '../../tables/rows';
import { floorsOver, lowestOf, nativePrice } from '../../prices/floors';
import { PERIOD_MS } from '../../prices/periods';
import { offeredPrice, topOfferIn } from './collection-offers';
import { avatarsForSale, bestOfferForAnyAvatar } from '../prices/avatar-market';
import { shownSum } from '../view/shown-sum';
import { avatarRefOf, headLayersOf, type View } from '../view/view';

const FACES_SHOWN = 6;

/** Leaves out sales of the future, which exist after a test has set the clock back. */
export const salesByCollection = ({ market }: View): ReadonlyMap<string, ActivityRow[]> => {
  const { catalogue, tables } = market.context;
  const now = market.context.now();
  const found = new Map(
    [...catalogue.collections.keys()].map((slug) => [slug, [] as ActivityRow[]]),
  );
  for (const row of tables.log.of('type', 'sale')) {
    const [good] = row.goods;
    if (row.at > now) continue;
    found.get((good && collectionOfGood(catalogue, good)) ?? '')?.push(row);
  }
  return found;
};

export const salesOfCollection = (view: View, slug: string): readonly ActivityRow[] =>
  salesByCollection(view).get(slug) ?? [];

export const soldBetween = (
  sales: readonly ActivityRow[],
  after: number,
  until: number,
): ActivityRow[] => sales.filter(({ at }) => at > after && at <= until);

/** Returns the volume in wei, as a decimal string. */
export const volumeOf = (sales: readonly ActivityRow[]): string =>
  shownSum(sales.reduce((sum, { price }) => sum + BigInt(price?.amount ?? 0), 0n));

const summariesOf = ({ market }: View, slug: string) =>
  market.context.catalogue.traitsOf(slug).flatMap(({ id }) => market.summaries.get(id) ?? []);

/** Returns the lowest price of a listed edition in wei. */
export const floorOfCollection = (view: View, slug: string): bigint | undefined =>
  lowestOf(summariesOf(view, slug).flatMap(({ floor }) => floor ?? []));

/** Returns the lowest price of a listed edition in wei at an earlier time. */
export const earlierFloors = ({ market: { context } }: View, slug: string) =>
  floorsOver(
    context,
    context.catalogue.traitsOf(slug).map(({ id }) => id),
  );

export const ownersIn = ({ market: { context } }: View, slug: string): number => {
  const { tables, catalogue } = context;
  const owners = [
    ...tables.avatars.findBy('collection', slug).map(({ owner }) => owner),
    ...catalogue
      .traitsOf(slug)
      .flatMap(({ id }) => tables.loose.findBy('trait', id).map(({ account }) => account)),
  ];
  return new Set(owners).size;
};

export const listedIn = (view: View, slug: string): number =>
  summariesOf(view, slug).reduce((sum, { listed }) => sum + listed, 0);

export const editionsIn = ({ market: { context } }: View, slug: string): number =>
  context.catalogue
    .traitsOf(slug)
    .reduce((sum, { id }) => sum + (context.tables.supply.find(id) ?? 0), 0);

export const presentCollectionNow = (
  view: View,
  entry: CollectionEntry,
  sales = salesOfCollection(view, entry.slug),
): Collection => {
  const { tables, catalogue, now } = view.market.context;
  const { slug, name, description, chainId, contracts, fees } = entry;
  const traits = catalogue.traitsOf(slug);
  const avatars = tables.avatars.findBy('collection', slug);
  const volumeSince = (span: number) => volumeOf(sales.filter(({ at }) => at > now() - span));
  const floorAt = earlierFloors(view, slug);
  const windowOf = (span: number) => {
    const start = now() - span;
    const before = soldBetween(sales, start - span, start);
    return {
      sales: sales.filter(({ at }) => at > start).length,
      salesBefore: before.length,
      volumeBefore: volumeOf(before),
      floorBefore: nativePrice(chainId, floorAt(start)),
    };
  };
  const forSale = avatarsForSale(view, slug);
  const topOffer = topOfferIn(view, entry);
  return {
    slug,
    name,
    description,
    chainId,
    contracts,
    fees: [...fees],
    floor: nativePrice(chainId, floorOfCollection(view, slug)),
    avatarFloor: forSale.floor,
    bestOffer: topOffer === undefined ? null : offeredPrice(entry, topOffer),
    bestAvatarOffer: bestOfferForAnyAvatar(view, slug),
    volume: {
      day: volumeSince(PERIOD_MS.day),
      week: volumeSince(PERIOD_MS.week),
      month: volumeSince(PERIOD_MS.month),
      all: volumeSince(PERIOD_MS.all),
    },
    sales: sales.length,
    windows: {
      day: windowOf(PERIOD_MS.day),
      week: windowOf(PERIOD_MS.week),
      month: windowOf(PERIOD_MS.month),
    },
    owners: ownersIn(view, slug),
    supply: {
      avatars: avatars.length,
      traits: traits.length,
      editions: editionsIn(view, slug),
    },
    listed: listedIn(view, slug),
    avatarsListed: forSale.listed,
    faces: avatars.slice(0, FACES_SHOWN).map((row) => avatarRefOf(view, row)),
    bareLayers: headLayersOf(view, slug),
  };
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

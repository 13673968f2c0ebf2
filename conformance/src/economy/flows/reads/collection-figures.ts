import { ActivityPageSchema, type Activity } from '@trait-market/contract/economy/activity';
import { AvatarPageSchema } from '@trait-market/contract/economy/avatars';
import {
  CollectionDetailSchema,
  CollectionStatsSchema,
  STATS_DAYS,
  type Collection,
  type CollectionStats,
} from '@trait-market/contract/economy/collections';
import { HolderPageSchema } from '@trait-market/contract/economy/tokens';
import type { TraitCard } from '@trait-market/contract/economy/traits';
import { WatchedNowListSchema } from '@trait-market/contract/economy/watchlist';

import {
  expectOrdered,
  expectSame,
  readLaw,
  skipUnless,
  sum,
  sumOfWei,
  type Answer,
  type Reader,
  type Whole,
} from './reading';
import { cheapest } from './recount';
import { busiest } from './scope';
import { expectFirstHolders } from './ties';
import { traitsOf } from './trait-readers';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const PERIODS = { day: 1, week: 7, month: 30 } as const;
/** Sales this close to the start of a period may count either way. */
const EDGE_MS = 5000;

const volumeOf = (sales: readonly Activity[]): string =>
  sumOfWei(sales.map(({ price }) => price?.amount ?? '0'));

const expectPeriods = (stats: Answer<CollectionStats>, sales: readonly Activity[]): void => {
  const now = Date.parse(stats.asOf);
  const since = (from: number, until: number) =>
    sales.filter(({ at }) => Date.parse(at) > now - from && Date.parse(at) <= now - until);
  for (const [period, days] of Object.entries(PERIODS)) {
    const figures = stats[period as keyof typeof PERIODS];
    const length = days * DAY_MS;
    const isClear = [0, length, 2 * length].every((edge) =>
      sales.every(({ at }) => Math.abs(Date.parse(at) - now + edge) > EDGE_MS),
    );
    if (!isClear) continue;
    const [current, before] = [since(length, 0), since(2 * length, length)];
    expectSame(
      `sales and volume of the ${period}`,
      [figures.sales, figures.volume],
      [current.length, volumeOf(current)],
      stats,
    );
    expectSame(
      `sales and volume before the ${period}`,
      [figures.salesBefore, figures.volumeBefore],
      [before.length, volumeOf(before)],
      stats,
    );
  }
  const { days, month, day } = stats;
  expectOrdered(
    'days, the oldest first',
    { items: days, response: stats.response },
    (one, other) => Math.abs(Date.parse(other.at) - Date.parse(one.at) - DAY_MS) < HOUR_MS,
  );
  expectSame('the number of days', days.length, STATS_DAYS, stats);
  expectSame(
    'sales and volume of all days',
    [sum(days.map(({ sales: sold }) => sold)), sumOfWei(days.map(({ volume }) => volume))],
    [month.sales, month.volume],
    stats,
  );
  expectSame(
    'the last day',
    [days.at(-1)?.sales, days.at(-1)?.volume],
    [day.sales, day.volume],
    stats,
  );
};

const expectTable = (
  stats: Answer<CollectionStats>,
  traits: Whole<{ items: TraitCard[]; nextCursor: string | null; total: number }>,
): void => {
  for (const cell of stats.rarities) {
    const own = traits.items.filter(
      ({ slot, rarity }) => slot === cell.slot && rarity === cell.rarity,
    );
    const figures = [cell.traits, cell.editions, cell.floor?.amount ?? null];
    const expected = [
      own.length,
      sum(own.map(({ editions }) => editions)),
      cheapest(own.map(({ floor }) => floor)),
    ];
    expectSame(
      `traits, editions and floor of ${cell.slot}, ${cell.rarity}`,
      figures,
      expected,
      stats,
    );
  }
  expectSame(
    'the traits of the table of rarities',
    sum(stats.rarities.map((cell) => cell.traits)),
    traits.items.length,
    stats,
  );
  const { items } = stats.offers;
  expectOrdered(
    'offers with the highest first',
    { items, response: stats.response },
    (before, after) => BigInt(before.price.amount) >= BigInt(after.price.amount),
  );
  for (const offer of items) {
    const { item } = offer;
    if (item.kind !== 'trait') continue;
    const trait = traits.items.find(({ id }) => id === item.trait.id);
    expectSame(
      `the floor next to the offer for ${item.trait.id}`,
      offer.floor?.amount,
      trait?.floor?.amount,
      stats,
    );
  }
};

/** Returns the figures to compare with those of `other`. A market may leave out best offers. */
const figuresOf = (
  {
    slug,
    floor,
    avatarFloor,
    volume,
    sales,
    owners,
    supply,
    listed,
    avatarsListed,
    bestOffer,
    bestAvatarOffer,
  }: Collection,
  other: Collection,
) => ({
  slug,
  volume: [volume.day, volume.week, volume.month, volume.all],
  sales,
  owners,
  supply: [supply.avatars, supply.traits, supply.editions],
  listed,
  avatarsListed,
  floor: floor && [floor.chainId, floor.amount],
  avatarFloor: avatarFloor && [avatarFloor.chainId, avatarFloor.amount],
  bestOffer:
    other.bestOffer !== undefined && bestOffer !== undefined
      ? bestOffer && [bestOffer.chainId, bestOffer.amount]
      : undefined,
  bestAvatarOffer:
    other.bestAvatarOffer !== undefined && bestAvatarOffer !== undefined
      ? bestAvatarOffer && [bestAvatarOffer.chainId, bestAvatarOffer.amount]
      : undefined,
});

const expectCounted = async (
  reader: Reader,
  collection: Collection,
  stats: Answer<CollectionStats>,
): Promise<void> => {
  const { slug } = collection;
  const traits = await traitsOf(reader, slug);
  const avatars = await reader.all('economy.avatars.browse', AvatarPageSchema, {
    query: { collection: slug },
  });
  skipUnless(traits.isWhole && avatars.isWhole, 'the collection has too many items');
  const detail = await reader.get('economy.collections.detail', CollectionDetailSchema, {
    params: { slug },
  });
  expectSame(
    'the collection on its page, as in the list',
    figuresOf(detail, collection),
    figuresOf(collection, detail),
    detail,
  );
  const editions = sum(traits.items.map((trait) => trait.editions));
  const existing = traits.items;
  expectSame(
    'the supply',
    [detail.supply.avatars, detail.supply.traits, detail.supply.editions],
    [avatars.items.length, existing.length, editions],
    detail,
  );
  const listed = sum(existing.map((trait) => trait.listed));
  expectSame('the listed editions', detail.listed, listed, detail);
  expectSame(
    'the share for sale',
    Math.abs(stats.listedShare - listed / Math.max(1, editions)) < 1e-3,
    true,
    stats,
  );
  const floor = cheapest(existing.map((trait) => trait.floor));
  expectSame('the floor', detail.floor?.amount ?? null, floor, detail);
  expectSame('the floor of the last day', stats.days.at(-1)?.floor?.amount ?? null, floor, stats);
  if (detail.avatarsListed !== undefined) {
    expectSame(
      'the avatars for sale',
      detail.avatarsListed,
      avatars.items.filter(({ price }) => price !== null).length,
      detail,
    );
  }
  if (detail.avatarFloor !== undefined) {
    expectSame(
      'the lowest price of avatars',
      detail.avatarFloor?.amount ?? null,
      cheapest(avatars.items.map(({ price }) => price)),
      detail,
    );
  }
  const counts = <Key extends 'slot' | 'rarity'>(key: Key, value: string) =>
    existing.filter((trait) => trait[key] === value).length;
  for (const { slot, traits: counted } of detail.slots)
    expectSame(`the traits of ${slot}`, counted, counts('slot', slot), detail);
  for (const { rarity, traits: counted } of detail.rarities)
    expectSame(`the ${rarity} traits`, counted, counts('rarity', rarity), detail);
  expectSame(
    'the traits of all rarities',
    sum(detail.rarities.map((one) => one.traits)),
    existing.length,
    detail,
  );
  expectSame(
    'the traits of all slots',
    sum(detail.slots.map((one) => one.traits)),
    existing.length,
    detail,
  );
  expectTable(stats, traits);

  const holders = await reader.all('economy.tokens.collectionHolders', HolderPageSchema, {
    params: { slug },
  });
  expectSame('the number of holders', stats.holders.total, holders.total, stats);
  const lower = (address: string): string => address.toLowerCase();
  if (!holders.isWhole) return;
  expectFirstHolders('the largest holders', stats.holders.items, holders.items, stats);
  const owners = new Set([
    ...avatars.items.map(({ owner }) => lower(owner.address)),
    ...holders.items.filter(({ loose }) => loose > 0).map(({ address }) => lower(address)),
  ]);
  expectSame('the owners of an avatar or a loose trait', detail.owners, owners.size, detail);
};

export const collectionFigures = readLaw('collections.stats', 'figures add up', {
  rule: 'E264 A collection’s floor, supply, listed editions, owners, rarities, holders and offers are those of its traits and avatars on each of its pages, and the volume and sales of each period are those of the activity.',
  run: async (reader) => {
    const { slug } = await busiest(reader);
    const collections = await reader.collections();
    const collection = collections.find((one) => one.slug === slug);
    skipUnless(collection !== undefined, 'the market has no collection');
    const stats = await reader.get('economy.collections.stats', CollectionStatsSchema, {
      params: { slug },
    });
    const watched = await reader.get('economy.watchlist.now', WatchedNowListSchema, {
      query: { of: `collection:${slug}` },
    });
    for (const item of watched.items) {
      if (item.kind === 'collection')
        expectSame(
          'the watched collection',
          figuresOf(item.collection, collection),
          figuresOf(collection, item.collection),
          watched,
        );
    }
    expectSame(
      'no floor on another chain',
      collections
        .filter(({ chainId, floor }) => floor !== null && floor.chainId !== chainId)
        .map((one) => one.slug),
      [],
      watched,
    );
    await expectCounted(reader, collection, stats);
    const activity = await reader.all('economy.activity.list', ActivityPageSchema, {
      query: { collection: slug, type: 'sale' },
    });
    if (!activity.isWhole) return;
    expectPeriods(stats, activity.items);
    expectSame(
      'all sales and their volume',
      [collection.sales, collection.volume.all],
      [activity.items.length, volumeOf(activity.items)],
      activity,
    );
  },
});

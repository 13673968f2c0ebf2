import { AvatarDetailSchema } from '@trait-market/contract/economy/avatars';
import {
  CollectionDetailSchema,
  CollectionPageSchema,
  CollectionStatsSchema,
  RankedAvatarPageSchema,
  STATS_DAYS,
} from '@trait-market/contract/economy/collections';
import { refusalCodeOf } from '@trait-market/contract/economy/shared';
import { expect, test } from 'vitest';

import { useBrowsing } from '../../testing/browsing';
import { traitAt } from '../../testing/traders';

const { world, ask } = useBrowsing();

const totalOf = (amounts: readonly (string | number)[]): bigint =>
  amounts.reduce((total: bigint, amount) => total + BigInt(amount), 0n);

test('collections list what they consist of', async () => {
  const page = CollectionPageSchema.parse(await ask('/collections'));
  expect(new Set(page.items.map(({ chainId }) => chainId))).toEqual(new Set([1, 137]));
  for (const { slug, supply } of page.items) {
    const detail = CollectionDetailSchema.parse(await ask(`/collections/${slug}`));
    expect(detail.slots.reduce((sum, { traits }) => sum + traits, 0)).toBe(supply.traits);
    expect(detail.rarities.reduce((sum, { traits }) => sum + traits, 0)).toBe(supply.traits);
  }
  const { body } = await world().call('get', '/economy/v1/collections/nowhere').expect(404);
  expect(refusalCodeOf(body)).toBe('unknown-collection');
});

test("E114 a collection's statistics add up: its days to its month, and its table to its traits", async () => {
  const detail = CollectionDetailSchema.parse(await ask('/collections/fathom-club'));
  const stats = CollectionStatsSchema.parse(await ask('/collections/fathom-club/stats'));
  const { days, day, week, month, rarities, holders, offers } = stats;
  expect(days).toHaveLength(STATS_DAYS);
  expect(totalOf(days.map(({ sales }) => sales))).toBe(BigInt(month.sales));
  expect(totalOf(days.map(({ volume }) => volume))).toBe(BigInt(month.volume));
  expect(days.at(-1)).toMatchObject({ sales: day.sales, volume: day.volume, floor: detail.floor });
  expect(days.at(-2)?.floor).toEqual(day.floorBefore);
  expect(days.slice(-7).reduce((count, one) => count + one.sales, 0)).toBe(week.sales);
  expect(month.sales).toBeGreaterThan(0);
  expect(totalOf(rarities.map(({ traits }) => traits))).toBe(BigInt(detail.supply.traits));
  expect(totalOf(rarities.map(({ editions }) => editions))).toBe(BigInt(detail.supply.editions));
  expect(stats.listedShare).toBeCloseTo(detail.listed / detail.supply.editions, 10);
  expect(holders.total).toBe(detail.owners);
  const counts = holders.items.map(({ loose, worn }) => loose + worn);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  const prices = offers.items.map(({ price }) => BigInt(price.amount));
  expect(prices.length).toBeGreaterThan(0);
  expect(prices).toEqual(prices.toSorted((one, other) => (one > other ? -1 : 1)));
  const forTraits = offers.items.flatMap(({ item, price }) =>
    item.kind === 'trait' ? [{ id: item.trait.id, price }] : [],
  );
  expect(forTraits).not.toEqual([]);
  for (const { id, price } of forTraits) {
    const { bestOffer } = await traitAt(world(), id);
    expect(BigInt(bestOffer?.amount ?? 0)).toBeGreaterThanOrEqual(BigInt(price.amount));
  }
});

test('E330 the list has the same figures of each period as the statistics', async () => {
  const { items } = CollectionPageSchema.parse(await ask('/collections'));
  for (const { slug, windows, volume } of items) {
    const stats = CollectionStatsSchema.parse(await ask(`/collections/${slug}/stats`));
    for (const period of ['day', 'week', 'month'] as const) {
      const { sales, salesBefore, volumeBefore, floorBefore } = stats[period];
      expect(windows?.[period]).toEqual({ sales, salesBefore, volumeBefore, floorBefore });
      expect(volume[period]).toBe(stats[period].volume);
    }
  }
  expect(items.some(({ windows }) => windows?.month.floorBefore)).toBe(true);
  expect(items.some(({ windows }) => windows?.day.salesBefore)).toBe(true);
});

test("a collection's avatars are listed by rank, which matches their own pages", async () => {
  const { items, total } = RankedAvatarPageSchema.parse(
    await ask('/collections/fathom-club/avatars?limit=12'),
  );
  const { supply } = CollectionDetailSchema.parse(await ask('/collections/fathom-club'));
  expect([items.length, total]).toEqual([12, supply.avatars]);
  expect(items[0]?.rank).toBe(1);
  for (const { tokenId, rank, rarityScore } of items) {
    const avatar = AvatarDetailSchema.parse(await ask(`/avatars/fathom-club/${tokenId}`));
    expect([avatar.rank.place, avatar.rarityScore]).toEqual([rank, rarityScore]);
  }
});

test.each(['stats', 'avatars'])('a collection that does not exist has no %s', async (part) => {
  const { body } = await world().call('get', `/economy/v1/collections/nowhere/${part}`).expect(404);
  expect(refusalCodeOf(body)).toBe('unknown-collection');
});

import { AvatarDetailSchema, AvatarOrderPageSchema } from '@trait-market/contract/economy/avatars';
import {
  CollectionDetailSchema,
  CollectionStatsSchema,
} from '@trait-market/contract/economy/collections';
import { InventoryPageSchema } from '@trait-market/contract/economy/wallets';
import { OrderPageSchema } from '@trait-market/contract/economy/orders';
import { refusalCodeOf, TierSchema } from '@trait-market/contract/economy/shared';
import { TraitHistorySchema } from '@trait-market/contract/economy/traits';
import { DEMO_ADDRESS } from '@trait-market/contract/demo-address';
import supertest from 'supertest';
import { describe, expect, test } from 'vitest';

import { useBrowsing } from '../../testing/browsing';
import { traitAt } from '../../testing/traders';

const { world, ask, browse } = useBrowsing();

describe('a trait', () => {
  test('adds up: loose and worn editions are all editions, and its holders have them', async () => {
    const { items } = await browse();
    expect(items.length).toBeGreaterThan(20);
    for (const { id } of items.slice(0, 20)) {
      const trait = await traitAt(world(), id);
      const { loose, worn, editions, holders } = trait;
      expect(loose + worn).toBe(editions);
      expect(holders.items.length).toBe(holders.total);
      expect(holders.items.reduce((sum, one) => sum + one.loose + one.worn, 0)).toBe(editions);
    }
  });

  test('has sales for a chart, oldest first, and events, newest first', async () => {
    const { items } = await browse('&sort=price-asc');
    const sold = items.find(({ lastSale }) => lastSale !== null);
    const history = TraitHistorySchema.parse(await ask(`/traits/${sold?.id}/history`));
    const times = history.sales.map(({ at }) => at);
    expect(times.length).toBeGreaterThan(0);
    expect(times).toEqual(times.toSorted());
    expect(history.sales.at(-1)).toMatchObject({ at: sold?.lastSale?.at });
    const events = history.items.map(({ at }) => at);
    expect(events).toEqual(events.toSorted().toReversed());
  });

  test('has orders: the cheapest listings first, and the highest offers first', async () => {
    const { items } = await browse('&sort=price-asc&listed=true');
    const { id, floor } = items[0] ?? { id: '', floor: null };
    const page = OrderPageSchema.parse(await ask(`/traits/${id}/orders?kind=listing`));
    expect(page.items[0]?.unitPrice).toEqual(floor);
    expect(page.items.every(({ kind }) => kind === 'listing')).toBe(true);
  });

  test.each(['/traits/nope', '/traits/nope/history', '/traits/nope/orders'])(
    '%s does not exist',
    async (path) => {
      const { body } = await world().call('get', `/economy/v1${path}`).expect(404);
      expect(refusalCodeOf(body)).toBe('unknown-trait');
    },
  );
});

describe('an avatar', () => {
  test('shows its rank and how rare each worn trait is, matching the trait’s page', async () => {
    const { rank, rarityScore, worn } = AvatarDetailSchema.parse(
      await ask('/avatars/fathom-club/7'),
    );
    const { supply } = CollectionDetailSchema.parse(await ask('/collections/fathom-club'));
    expect(rank.of).toBe(supply.avatars);
    expect(worn.length).toBeGreaterThan(2);
    for (const { id, wearers, share, floor, rarity } of worn) {
      const trait = await traitAt(world(), id);
      expect(trait).toMatchObject({ worn: wearers, wornShare: share, floor, rarity });
    }
    const sum = worn.reduce((score, { share }) => score + 1 / share, 0);
    expect(rarityScore).toBeCloseTo(sum, 1);
  });

  test('has ranks that follow the scores: a better rank means a higher score', async () => {
    const { supply } = CollectionDetailSchema.parse(await ask('/collections/fathom-club'));
    const all = await Promise.all(
      Array.from({ length: supply.avatars }, async (_, index) =>
        AvatarDetailSchema.parse(await ask(`/avatars/fathom-club/${index + 1}`)),
      ),
    );
    const scores = all.map(({ rarityScore }) => rarityScore).toSorted((one, other) => other - one);
    for (const { rank, rarityScore } of all) {
      expect(rank.place).toBe(scores.indexOf(rarityScore) + 1);
    }
  });

  test('has no orders before anyone makes one', async () => {
    // Requests an avatar of the demo collector, because the seed has no offers for these avatars.
    const own = `/wallets/${DEMO_ADDRESS}/inventory?kind=avatar&limit=1`;
    const { items } = InventoryPageSchema.parse(await ask(own));
    const avatar = items.find((item) => item.kind === 'avatar')?.avatar;
    const page = AvatarOrderPageSchema.parse(
      await ask(`/avatars/${avatar?.collection}/${avatar?.tokenId}/orders`),
    );
    expect(page).toEqual({ items: [], nextCursor: null, total: 0 });
  });

  test('is drawn as it is dressed, and with what is tried on', async () => {
    const avatar = AvatarDetailSchema.parse(await ask('/avatars/fathom-club/7'));
    const image = await world()
      .call('get', '/economy/v1/avatars/fathom-club/7/image.svg')
      .expect(200);
    expect(image.headers['content-type']).toContain('image/svg+xml');
    expect(image.headers['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox$/);
    const drawn = image.body.toString();
    expect(drawn).toMatch(/^<svg/);
    const shown = await supertest(avatar.imageUrl ?? '')
      .get('')
      .expect(200);
    expect(shown.body.toString()).toBe(drawn);

    const { items } = await browse('&collection=fathom-club');
    const other = items.find(({ id }) => avatar.worn.every((one) => one.id !== id));
    const tried = await world()
      .call('get', `/economy/v1/avatars/fathom-club/7/image.svg?with=${other?.id}`)
      .expect(200);
    expect(tried.body.toString()).not.toBe(drawn);
  });

  test.each([
    ['/avatars/fathom-club/0', 'unknown-avatar'],
    ['/avatars/nowhere/7', 'unknown-avatar'],
    ['/avatars/fathom-club/0/orders', 'unknown-avatar'],
    ['/avatars/fathom-club/7/image.svg?with=nope', 'unknown-trait'],
  ])('%s does not exist', async (path, code) => {
    const { body } = await world().call('get', `/economy/v1${path}`).expect(404);
    expect(refusalCodeOf(body)).toBe(code);
  });
});

test('E117 a trait’s rank follows its rarity: no rarer tier comes after a more common one', async () => {
  const { items } = await browse('&collection=fathom-club&sort=rarity');
  const details = await Promise.all(items.map(async ({ id }) => traitAt(world(), id)));
  expect(details.some(({ rank }) => rank?.place === 1)).toBe(true);
  for (const { worn, rank } of details) expect(rank === null).toBe(worn === 0);
  const ranked = details
    .flatMap(({ rank, rarity }) => (rank ? [{ ...rank, rarity }] : []))
    .toSorted((one, other) => one.place - other.place);
  const rarities = ranked.map(({ rarity }) =>
    TierSchema.options.findIndex((word) => word === rarity),
  );
  expect(rarities).toEqual(rarities.toSorted((one, other) => other - one));
  expect(new Set(ranked.map(({ of }) => of)).size).toBe(1);
});

test("E117 an inventory and a collection show the same ranks as the items' own pages", async () => {
  const { body } = await world()
    .call('get', `/economy/v1/wallets/${DEMO_ADDRESS}/inventory?limit=60`)
    .expect(200);
  const { items } = InventoryPageSchema.parse(body);
  expect(new Set(items.map(({ kind }) => kind)).size).toBe(2);
  const onPages = items.map(async (item) => {
    if (item.kind === 'trait') return (await traitAt(world(), item.trait.id)).rank;
    const { collection, tokenId } = item.avatar;
    return AvatarDetailSchema.parse(await ask(`/avatars/${collection}/${tokenId}`)).rank;
  });
  expect(items.map(({ rank }) => rank)).toEqual(await Promise.all(onPages));
  const { rarities } = CollectionStatsSchema.parse(await ask('/collections/fathom-club/stats'));
  const first = rarities.flatMap(({ ranks }) => (ranks ? [ranks.first] : []));
  expect(Math.min(...first)).toBe(1);
  for (const { worn, ranks } of rarities) expect(ranks === null).toBe(worn === 0);
});

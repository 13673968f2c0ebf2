import { ActivityPageSchema } from '@trait-market/contract/economy/activity';
import { AvatarOrderPageSchema } from '@trait-market/contract/economy/avatar-orders';
import { AvatarDetailSchema } from '@trait-market/contract/economy/avatars';
import {
  CollectionStatsSchema,
  RankedAvatarPageSchema,
  STATS_DAYS,
} from '@trait-market/contract/economy/collection-stats';
import {
  CollectionDetailSchema,
  CollectionPageSchema,
} from '@trait-market/contract/economy/collections';
import { InventoryPageSchema } from '@trait-market/contract/economy/inventory';
import { LeaderPageSchema } from '@trait-market/contract/economy/leaders';
import { LookPriceSchema } from '@trait-market/contract/economy/looks';
import { OrderPageSchema } from '@trait-market/contract/economy/orders';
import { refusalCodeOf } from '@trait-market/contract/economy/read-refusal';
import { TierSchema } from '@trait-market/contract/economy/tiers';
import { TraitPageSchema, type TraitPage } from '@trait-market/contract/economy/traits';
import { TraitHistorySchema } from '@trait-market/contract/economy/traits-history';
import { TraitSchema } from '@trait-market/contract/v1/traits';
import { DEMO_ADDRESS } from '@trait-market/contract/demo-address';
import supertest from 'supertest';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { useMockServer, type WorldClient } from '../../testing/mock-server';
import { traitAt } from '../../testing/traders';

const server = useMockServer();
let world: WorldClient;
beforeAll(() => {
  world = server.world();
});

const ask = async (path: string): Promise<unknown> =>
  (await world.call('get', `/economy/v1${path}`).expect(200)).body;
const browse = async (query = ''): Promise<TraitPage> =>
  TraitPageSchema.parse(await ask(`/traits?limit=60${query}`));
const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

describe('browsing', () => {
  test('shows every trait of v1 under its id, with a picture', async () => {
    const { items, total, nextCursor } = await browse();
    expect([items.length, total, nextCursor]).toEqual([60, 60, null]);
    const [first] = items;
    await supertest(first?.imageUrl ?? '')
      .get('')
      .expect('content-type', /webp/)
      .expect(200);
    const detail = await world.call('get', `/economy/v1/traits/${first?.id}`).expect(200);
    await supertest(detail.body.imageUrl).get('').expect('content-type', /svg/).expect(200);
    const { body } = await world.call('get', '/v1/marketTraits/search?searchKey=a').expect(200);
    const found = z.array(TraitSchema).parse(body);
    expect(found.length).toBeGreaterThan(0);
    for (const { id } of found) expect(idsOf({ items })).toContain(id);
  });

  test('goes from page to page: each trait once', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const at: string = cursor === null ? '' : `&cursor=${cursor}`;
      const page = TraitPageSchema.parse(await ask(`/traits?limit=7&sort=name${at}`));
      expect(page.items.length).toBeLessThanOrEqual(7);
      seen.push(...idsOf(page));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toEqual(idsOf(await browse('&sort=name')));
    expect(new Set(seen).size).toBe(60);
  });

  test('a cursor of nothing is refused', async () => {
    const { body } = await world.call('get', '/economy/v1/traits?cursor=bm9uZQ').expect(400);
    expect(refusalCodeOf(body)).toBe('bad-cursor');
  });

  test('narrows down by every filter, and by repeated keys', async () => {
    const all = await browse();
    const expectOnly = async (
      query: string,
      fits: (card: TraitPage['items'][number]) => boolean,
    ) => {
      const found = await browse(query);
      expect(idsOf(found).toSorted()).toEqual(
        idsOf({ items: all.items.filter((card) => fits(card)) }).toSorted(),
      );
    };
    await expectOnly('&slot=eyes&slot=mouth', ({ slot }) => ['eyes', 'mouth'].includes(slot));
    await expectOnly('&rarity=rare', ({ rarity }) => rarity === 'rare');
    await expectOnly('&collection=fathom-club', ({ collection }) => collection === 'fathom-club');
    await expectOnly('&chainId=137', ({ chainId }) => chainId === 137);
    await expectOnly('&listed=true', ({ listed }) => listed > 0);
    await expectOnly(
      '&listed=false&slot=body',
      ({ listed, slot }) => listed === 0 && slot === 'body',
    );
    await expectOnly('&name=HAT', ({ value }) => value.toLowerCase().includes('hat'));
    const floors = all.items.flatMap(({ floor }) => (floor === null ? [] : [BigInt(floor.amount)]));
    const bound = floors[Math.floor(floors.length / 2)] ?? 0n;
    expect(floors.length).toBeGreaterThan(10);
    for (const chain of [1, 137]) {
      await expectOnly(
        `&minPrice=${bound}&priceChain=${chain}`,
        ({ floor, chainId }) =>
          chainId === chain && floor !== null && BigInt(floor.amount) >= bound,
      );
      await expectOnly(
        `&maxPrice=${bound}&priceChain=${chain}`,
        ({ floor, chainId }) =>
          chainId === chain && floor !== null && BigInt(floor.amount) <= bound,
      );
    }
  });

  test('a name with a typo browses what comes closest to it, under the other filters', async () => {
    const meant = await browse('&name=helmet');
    expect(meant.items).not.toEqual([]);
    expect(idsOf(await browse('&name=hlemet'))).toEqual(idsOf(meant));
    const slots = await browse('&name=hlemet&slot=eyes');
    expect(idsOf(slots)).toEqual(idsOf(await browse('&name=helmet&slot=eyes')));
    expect((await browse('&name=qwzxvbkj')).items).toEqual([]);
  });

  test('prices are in the coin that is named, or of the one chain or collection that is asked for', async () => {
    const polygon = (await browse('&chainId=137')).items[0]?.collection ?? '';
    const meant = await Promise.all(
      [
        '',
        '&priceChain=137',
        '&chainId=137',
        `&collection=${polygon}`,
        `&collection=${polygon}&collection=fathom-club`,
        '&chainId=1&chainId=137',
        `&collection=${polygon}&priceChain=1`,
      ].map(async (query) => (await browse(query)).priceChain),
    );
    expect(meant).toEqual([1, 137, 137, 137, 1, 1, 1]);
  });

  test('bounds in nobody knows whose coin are refused in words that help', async () => {
    const { body } = await world.call('get', '/economy/v1/traits?maxPrice=5').expect(400);
    expect(body.message).toContain('or a priceChain (1, 137)');
  });

  test.each([
    [1, 'price-asc', [1, 137]],
    [137, 'price-asc', [137, 1]],
    [137, 'price-desc', [137, 1]],
  ])(
    'an order by the coin of chain %i (%s) has its prices first, then the other, then none, on every page',
    async (chain, sort, chains) => {
      const query = `&listed=true&sort=${sort}&priceChain=${chain}`;
      const whole = await browse(query);
      expect([...new Set(whole.items.map(({ chainId }) => chainId))]).toEqual(chains);
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const at: string = cursor === '' ? '' : `&cursor=${cursor}`;
        const page = TraitPageSchema.parse(await ask(`/traits?limit=7${query}${at}`));
        seen.push(...idsOf(page));
        cursor = page.nextCursor;
      }
      expect(seen).toEqual(idsOf(whole));
    },
  );

  test('sorts: prices within their chain, what has none last', async () => {
    const rising = (await browse('&sort=price-asc&listed=true&chainId=1')).items.map(({ floor }) =>
      BigInt(floor?.amount ?? 0),
    );
    expect(rising.length).toBeGreaterThan(2);
    expect(rising).toEqual(rising.toSorted((one, other) => (one < other ? -1 : 1)));
    const falling = (await browse('&sort=price-desc&listed=true&chainId=1')).items;
    expect(falling.map(({ floor }) => BigInt(floor?.amount ?? 0))).toEqual(rising.toReversed());
    const listed = (await browse('&sort=price-asc')).items.map((card) => card.listed > 0);
    expect(listed).toEqual(listed.toSorted((one, other) => Number(other) - Number(one)));
    const ranks = (await browse('&sort=rarity')).items.map(({ rarity }) =>
      TierSchema.options.findIndex((word) => word === rarity),
    );
    expect(ranks).toEqual(ranks.toSorted((one, other) => other - one));
    expect(new Set(ranks).size).toBeGreaterThan(2);
  });

  test('a trait that nobody wears is not worn yet, whatever its tier, and is found by that', async () => {
    const { items, facets } = await browse();
    const details = await Promise.all(items.map(async ({ id }) => traitAt(world, id)));
    const unworn = details.filter(({ worn }) => worn === 0).map(({ id }) => id);
    expect(unworn.length).toBeGreaterThan(0);
    for (const { worn, rarity } of details) expect(rarity === 'unworn').toBe(worn === 0);
    const filed = await browse('&rarity=unworn');
    expect(new Set(idsOf(filed))).toEqual(new Set(unworn));
    expect(facets.rarity).toContainEqual(
      expect.objectContaining({ value: 'unworn', name: 'Not worn yet', count: unworn.length }),
    );
    const rarest = idsOf(await browse('&sort=rarity'));
    expect(new Set(rarest.slice(-unworn.length))).toEqual(new Set(unworn));
  });

  test('counts in each facet what its values would show under the other filters', async () => {
    const { facets } = await browse('&slot=eyes&listed=true');
    for (const { value, count, floors } of facets.slot) {
      const { items } = await browse(`&slot=${value}&listed=true`);
      expect(items.length, value).toBe(count);
      for (const floor of floors) {
        const amounts = items.flatMap((card) =>
          card.floor?.chainId === floor.chainId ? [BigInt(card.floor.amount)] : [],
        );
        expect(amounts).toContain(BigInt(floor.amount));
        expect(amounts.every((amount) => amount >= BigInt(floor.amount))).toBe(true);
      }
    }
    for (const { value, count } of facets.rarity) {
      expect((await browse(`&rarity=${value}&slot=eyes&listed=true`)).total).toBe(count);
    }
    expect(facets.listed.reduce((sum, { count }) => sum + count, 0)).toBe(
      (await browse('&slot=eyes')).total,
    );
  });
});

describe('a trait', () => {
  test('adds up: loose and worn editions are all editions, and their holders have them', async () => {
    const { items } = await browse();
    for (const { id } of items.slice(0, 20)) {
      const trait = await traitAt(world, id);
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

  test('has orders: listings from the cheapest, offers from the highest', async () => {
    const { items } = await browse('&sort=price-asc&listed=true');
    const { id, floor } = items[0] ?? { id: '', floor: null };
    const page = OrderPageSchema.parse(await ask(`/traits/${id}/orders?kind=listing`));
    expect(page.items[0]?.unitPrice).toEqual(floor);
    expect(page.items.every(({ kind }) => kind === 'listing')).toBe(true);
  });

  test.each(['/traits/nope', '/traits/nope/history', '/traits/nope/orders'])(
    '%s is not there',
    async (path) => {
      const { body } = await world.call('get', `/economy/v1${path}`).expect(404);
      expect(refusalCodeOf(body)).toBe('unknown-trait');
    },
  );
});

describe('an avatar', () => {
  test('tells its rank and how rare each trait that it wears is, as the trait’s page does', async () => {
    const { rank, rarityScore, worn } = AvatarDetailSchema.parse(
      await ask('/avatars/fathom-club/7'),
    );
    const { supply } = CollectionDetailSchema.parse(await ask('/collections/fathom-club'));
    expect(rank.of).toBe(supply.avatars);
    expect(worn.length).toBeGreaterThan(2);
    for (const { id, wearers, share, floor, rarity } of worn) {
      const trait = await traitAt(world, id);
      expect(trait).toMatchObject({ worn: wearers, wornShare: share, floor, rarity });
    }
    const sum = worn.reduce((score, { share }) => score + 1 / share, 0);
    expect(rarityScore).toBeCloseTo(sum, 1);
  });

  test('has ranks that follow the scores: a better place is a higher one', async () => {
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

  test('has no orders before anybody makes one', async () => {
    // Nobody in the seed asks for one of the demo collector's.
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
    const image = await world
      .call('get', '/economy/v1/avatars/fathom-club/7/image.svg')
      .expect(200);
    expect(image.headers['content-type']).toContain('image/svg+xml');
    expect(image.headers['content-security-policy']).toContain("default-src 'none'");
    const drawn = image.body.toString();
    expect(drawn).toMatch(/^<svg/);
    const shown = await supertest(avatar.imageUrl ?? '')
      .get('')
      .expect(200);
    expect(shown.body.toString()).toBe(drawn);

    const { items } = await browse('&collection=fathom-club');
    const other = items.find(({ id }) => avatar.worn.every((one) => one.id !== id));
    const tried = await world
      .call('get', `/economy/v1/avatars/fathom-club/7/image.svg?with=${other?.id}`)
      .expect(200);
    expect(tried.body.toString()).not.toBe(drawn);
  });

  test.each([
    ['/avatars/fathom-club/0', 'unknown-avatar'],
    ['/avatars/nowhere/7', 'unknown-avatar'],
    ['/avatars/fathom-club/0/orders', 'unknown-avatar'],
    ['/avatars/fathom-club/7/image.svg?with=nope', 'unknown-trait'],
  ])('%s is not there', async (path, code) => {
    const { body } = await world.call('get', `/economy/v1${path}`).expect(404);
    expect(refusalCodeOf(body)).toBe(code);
  });
});

test('a trait’s rank follows its rarity: no rarer word stands behind a commoner one', async () => {
  const { items } = await browse('&collection=fathom-club&sort=rarity');
  const details = await Promise.all(items.map(async ({ id }) => traitAt(world, id)));
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

test('an inventory and a collection tell the same ranks as the pages of what they show', async () => {
  const { body } = await world
    .call('get', `/economy/v1/wallets/${DEMO_ADDRESS}/inventory?limit=60`)
    .expect(200);
  const { items } = InventoryPageSchema.parse(body);
  expect(new Set(items.map(({ kind }) => kind)).size).toBe(2);
  const onPages = items.map(async (item) => {
    if (item.kind === 'trait') return (await traitAt(world, item.trait.id)).rank;
    const { collection, tokenId } = item.avatar;
    return AvatarDetailSchema.parse(await ask(`/avatars/${collection}/${tokenId}`)).rank;
  });
  expect(items.map(({ rank }) => rank)).toEqual(await Promise.all(onPages));
  const { rarities } = CollectionStatsSchema.parse(await ask('/collections/fathom-club/stats'));
  const first = rarities.flatMap(({ ranks }) => (ranks ? [ranks.first] : []));
  expect(Math.min(...first)).toBe(1);
  for (const { worn, ranks } of rarities) expect(ranks === null).toBe(worn === 0);
});

test('collections tell what they are made of', async () => {
  const page = CollectionPageSchema.parse(await ask('/collections'));
  expect(new Set(page.items.map(({ chainId }) => chainId))).toEqual(new Set([1, 137]));
  for (const { slug, supply } of page.items) {
    const detail = CollectionDetailSchema.parse(await ask(`/collections/${slug}`));
    expect(detail.slots.reduce((sum, { traits }) => sum + traits, 0)).toBe(supply.traits);
    expect(detail.rarities.reduce((sum, { traits }) => sum + traits, 0)).toBe(supply.traits);
  }
  const { body } = await world.call('get', '/economy/v1/collections/nowhere').expect(404);
  expect(refusalCodeOf(body)).toBe('unknown-collection');
});

const totalOf = (amounts: readonly (string | number)[]): bigint =>
  amounts.reduce((total: bigint, amount) => total + BigInt(amount), 0n);

test('a collection tells how it trades: its days add up to its month, and its table to its traits', async () => {
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
  for (const { item, price } of offers.items) {
    if (item.kind !== 'trait') continue;
    const { bestOffer } = await traitAt(world, item.trait.id);
    expect(BigInt(bestOffer?.amount ?? 0)).toBeGreaterThanOrEqual(BigInt(price.amount));
  }
});

test('the avatars of a collection come by rank, and each has the one of its page', async () => {
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

test.each(['stats', 'avatars'])(
  'there are no %s of a collection that does not exist',
  async (part) => {
    const { body } = await world.call('get', `/economy/v1/collections/nowhere/${part}`).expect(404);
    expect(refusalCodeOf(body)).toBe('unknown-collection');
  },
);

test('activity is newest first, and can be narrowed down', async () => {
  const all = ActivityPageSchema.parse(await ask('/activity?limit=60'));
  const times = all.items.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  const sales = ActivityPageSchema.parse(await ask('/activity?type=sale&type=listing&limit=60'));
  expect(new Set(sales.items.map(({ type }) => type))).toEqual(new Set(['sale', 'listing']));
  expect(sales.total).toBeLessThan(all.total);
  const own = ActivityPageSchema.parse(await ask(`/activity?wallet=${DEMO_ADDRESS}&type=sale`));
  expect(own.items.length).toBeGreaterThan(0);
  for (const { from, to } of own.items) {
    expect([from.address, to?.address]).toContain(DEMO_ADDRESS);
  }
});

test.each(['volume', 'constructed', 'rarity'])('leaders by %s are ranked', async (metric) => {
  const page = LeaderPageSchema.parse(await ask(`/leaders?metric=${metric}&limit=60`));
  const values = page.items.map(({ value }) => Number(value));
  expect(values.length).toBeGreaterThan(3);
  expect(values).toEqual(values.toSorted((one, other) => other - one));
  expect(page.items[0]?.rank).toBe(1);
  expect(page.items[0]?.collector.username).not.toBeNull();
});

test('a period counts what is in it: a day’s volume is below that of all time', async () => {
  const volumeOf = async (period: string) => {
    const page = LeaderPageSchema.parse(await ask(`/leaders?period=${period}&limit=60`));
    return page.items.reduce((sum, { value }) => sum + BigInt(value), 0n);
  };
  expect((await volumeOf('week')) < (await volumeOf('all'))).toBe(true);
});

test('the demo collector has avatars and traits', async () => {
  const page = InventoryPageSchema.parse(await ask(`/wallets/${DEMO_ADDRESS}/inventory?limit=60`));
  expect(new Set(page.items.map(({ kind }) => kind))).toEqual(new Set(['avatar', 'trait']));
  const traits = InventoryPageSchema.parse(
    await ask(`/wallets/${DEMO_ADDRESS}/inventory?kind=trait&limit=60`),
  );
  expect(traits.items.every(({ kind }) => kind === 'trait')).toBe(true);
});

describe('the price of a look', () => {
  test('is of the floors that its traits’ own pages tell', async () => {
    const { worn } = AvatarDetailSchema.parse(await ask('/avatars/fathom-club/7'));
    const wear = worn.map(({ id }) => `wear=${id}`).join('&');
    const look = LookPriceSchema.parse(await ask(`/looks/price?${wear}&wallet=${DEMO_ADDRESS}`));
    expect(look.traits.map(({ trait }) => trait)).toEqual(
      worn.map(({ wearers: _wearers, share: _share, floor: _floor, ...trait }) => trait),
    );
    const plain = LookPriceSchema.parse(await ask(`/looks/price?${wear}`));
    expect(plain.traits.map(({ floor }) => floor)).toEqual(worn.map(({ floor }) => floor));
  });

  test.each([
    ['?wear=nope', 404],
    ['', 400],
    ['?wear=nope&limit=1', 400],
  ])('of %j is refused with %i', async (query, status) => {
    await world.call('get', `/economy/v1/looks/price${query}`).expect(status);
  });
});

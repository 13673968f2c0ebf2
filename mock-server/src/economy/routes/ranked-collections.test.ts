import {
  CollectionPageSchema,
  CollectionSortSchema,
  type Collection,
  type CollectionSort,
} from '@trait-market/contract/economy/collections';
import { CriteriaSetSchema } from '@trait-market/contract/economy/criteria';
import { convert, RatesSchema, type Worth } from '@trait-market/contract/economy/rates';
import { refusalCodeOf, UNIT_OF_CHAIN, type Price } from '@trait-market/contract/economy/shared';
import { beforeEach, expect, test } from 'vitest';

import { enterScenario } from '../../testing/control';
import { useMockServer, type WorldClient } from '../../testing/mock-server';

const server = useMockServer();
let world: WorldClient;
beforeEach(() => {
  world = server.world();
});

const ask = async (path: string): Promise<unknown> =>
  (await world.call('get', `/economy/v1${path}`).expect(200)).body;
const rank = async (query: string) =>
  CollectionPageSchema.parse(await ask(`/collections?limit=60&${query}`));

const figureOf = (worth: Worth, sort: CollectionSort, one: Collection): number | undefined => {
  const inEther = (price: Pick<Price, 'chainId' | 'amount'> | null | undefined) =>
    price
      ? Number(convert(worth, BigInt(price.amount), UNIT_OF_CHAIN[price.chainId], 'eth'))
      : undefined;
  switch (sort) {
    case 'volume':
      return inEther({ chainId: one.chainId, amount: one.volume.week });
    case 'floor':
      return inEther(one.floor);
    case 'best-offer':
      return inEther(one.bestOffer);
    case 'change': {
      const before = one.windows?.week.floorBefore;
      return one.floor && before ? Number(one.floor.amount) / Number(before.amount) - 1 : undefined;
    }
    case 'sales':
      return one.windows?.week.sales;
    case 'holders':
      return one.owners;
    default:
      return one.listed / one.supply.editions;
  }
};

test.each(CollectionSortSchema.options)(
  'E350 sorting by %s ranks the collections of both networks together, in both directions',
  async (sort) => {
    const { worth, at } = RatesSchema.parse(await ask('/rates'));
    for (const order of ['desc', 'asc']) {
      const { items, ratesAt } = await rank(`sort=${sort}&order=${order}&period=week`);
      expect(ratesAt).toBe(at);
      const figures = items.map((one) => figureOf(worth, sort, one));
      const known = figures.filter((figure) => figure !== undefined);
      expect(known.length).toBeGreaterThan(3);
      const rising = known.toSorted((one, other) => one - other);
      expect(known).toEqual(order === 'asc' ? rising : rising.toReversed());
      expect(figures.slice(0, known.length)).toEqual(known);
    }
  },
);

test('E350 without rates, each network’s amounts stay together', async () => {
  await enterScenario(world, 'old-rates');
  const { items, ratesAt } = await rank('sort=floor');
  expect(ratesAt).toBeNull();
  const chains = items.flatMap(({ floor }) => floor?.chainId ?? []);
  expect(new Set(chains)).toEqual(new Set([1, 137]));
  expect(chains).toEqual(chains.toSorted((one, other) => one - other));
});

test('E350 a network filters the ranking, and pages continue with their rates', async () => {
  const whole = await rank('sort=volume');
  for (const chainId of [1, 137] as const) {
    const some = await rank(`chainId=${chainId}`);
    expect(some.items).toEqual(whole.items.filter((one) => one.chainId === chainId));
  }
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const from: string = cursor && `&cursor=${cursor}`;
    const page = CollectionPageSchema.parse(await ask(`/collections?sort=volume&limit=2${from}`));
    expect(page.ratesAt).toBe(whole.ratesAt);
    seen.push(...page.items.map(({ slug }) => slug));
    cursor = page.nextCursor;
    await world
      .call('post', '/__mock/clock')
      .send({ advanceMs: 60_000 * 20 })
      .expect(200);
  }
  expect(seen).toEqual(whole.items.map(({ slug }) => slug));
  const { nextCursor } = CollectionPageSchema.parse(await ask('/collections?sort=floor&limit=2'));
  const { body } = await world
    .call('get', `/economy/v1/collections?sort=holders&limit=2&cursor=${nextCursor}`)
    .expect(400);
  expect(refusalCodeOf(body)).toBe('bad-cursor');
});

test('E507 the best offer of a collection is the highest for any trait of it, or there is none', async () => {
  const { items } = await rank('sort=best-offer');
  for (const { slug, bestOffer } of items) {
    const set = CriteriaSetSchema.parse(await ask(`/criteria?collection=${slug}`));
    expect(bestOffer).toEqual(set.bestOffer);
  }
  const known = items.filter(({ bestOffer }) => bestOffer !== null);
  expect(known.length).toBeGreaterThan(1);
  expect(known.length).toBeLessThan(items.length);
});

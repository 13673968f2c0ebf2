import { DEMO_BEACON } from '@trait-market/contract/demo-beacon';
import { checkDraw } from '@trait-market/contract/economy/draws';
import { InventoryPageSchema } from '@trait-market/contract/economy/wallets';
import { RerollPoolsSchema, WalletRerollsSchema } from '@trait-market/contract/economy/reroll';
import { MAX_PREVIEW, rarestFirst } from '@trait-market/contract/economy/shared';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { useMockServer, type WorldClient } from '../../testing/mock-server';
import { firstPool, rerollOne } from '../../testing/reroll-traders';
import { newTrader, type Trader } from '../../testing/traders';
import type { DrawConduct } from '../tables/drop-row';

const server = useMockServer({ traits: 800 });
// The first request is slow, because it composes the seed's market.
beforeAll(async () => {
  await server.world().call('get', '/economy/v1/reroll').expect(200);
}, 120_000);

let world: WorldClient;
let trader: Trader;
beforeEach(async () => {
  world = server.world();
  trader = await newTrader(world);
});

const drawAs = (conduct: DrawConduct) =>
  world.call('put', '/__mock/draws').send({ conduct }).expect(200);
const pass = (minutes: number) =>
  world
    .call('post', '/__mock/clock')
    .send({ advanceMs: minutes * 60_000 })
    .expect(200);
test('the seed has pools with a history, and one that isn’t open yet', async () => {
  const { body } = await world.call('get', '/economy/v1/reroll').expect(200);
  const { items } = RerollPoolsSchema.parse(body);
  expect(items.map(({ isOpen }) => isOpen)).toEqual([true, true, true, false]);
  expect(items.reduce((sum, { drawn }) => sum + drawn, 0)).toBe(16);
  const activity = await world.call('get', '/economy/v1/activity?type=reroll').expect(200);
  expect(activity.body.total).toBeGreaterThan(30);
});

test('E290 a pool previews its rarest traits', async () => {
  const { items, preview = [] } = await firstPool(world);
  const traits = rarestFirst(items.map(({ trait }) => trait)).slice(0, MAX_PREVIEW);
  expect(preview.map(({ rarity }) => rarity)).toEqual(traits.map(({ rarity }) => rarity));
  expect(new Set(preview.map(({ id }) => id)).size).toBe(MAX_PREVIEW);
});

test('E195 a pool is shown to the last edition: its account holds what it shows', async () => {
  const pool = await firstPool(world);
  const { collection, account, items } = pool;
  const path = `/economy/v1/wallets/${account}/inventory?collection=${collection}&limit=60`;
  const held = InventoryPageSchema.parse((await world.call('get', path).expect(200)).body);
  const counts = held.items.flatMap((item) =>
    item.kind === 'trait' && item.trait.slot === pool.slot
      ? [[item.trait.id, item.quantity] as const]
      : [],
  );
  expect(new Map(counts)).toEqual(
    new Map(items.map(({ trait, quantity }) => [trait.id, quantity] as const)),
  );
  expect(items.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(pool.editions);
});

test('E199 a re-roll can be verified, counts for its wallet, and leaves the pool as large as it was', async () => {
  const before = await firstPool(world);
  const draw = await rerollOne(world, trader);
  expect(await checkDraw(draw, Date.now(), DEMO_BEACON)).toEqual([]);
  expect(draw.pool).toEqual({ collection: before.collection, slot: before.slot });
  expect(draw.stake).toHaveLength(1);
  const after = await firstPool(world);
  expect([after.editions, after.drawn]).toEqual([before.editions, before.drawn + 1]);
  const path = `/economy/v1/wallets/${trader.wallet.address}/rerolls`;
  const counted = WalletRerollsSchema.parse((await world.call('get', path).expect(200)).body);
  expect(counted).toMatchObject({ rerolled: 1, waiting: null });
});

test('E199 a re-roll whose link never comes returns what was put in, and is counted', async () => {
  await drawAs('never-reveals');
  const { id, state } = await rerollOne(world, trader);
  expect(state).toBe('waiting');
  expect((await firstPool(world)).returned).toBe(0);
  await pass(11);
  expect((await firstPool(world)).returned).toBe(1);
  const { body } = await trader.get(`/draws/${id}`).expect(200);
  expect(body.state).toBe('returned');
  const ledger = await trader.get('/wallets/me/credits/ledger').expect(200);
  expect(ledger.body.items[0]).toMatchObject({ reason: 'reroll-returned', amount: 10 });
});

test("reports what doesn't exist", async () => {
  const { body } = await world.call('get', '/economy/v1/reroll/nothing/eyes').expect(404);
  expect(body.code).toBe('unknown-collection');
  await world.call('get', '/economy/v1/reroll/nothing/tail').expect(400);
});

import { DEMO_ADDRESS } from '@trait-market/contract/demo-address';
import { DEMO_BEACON } from '@trait-market/contract/demo-beacon';
import {
  checkDraw,
  checkDraws,
  checkDrop,
  CommitmentChainPageSchema,
  type Draw,
  type DrawFault,
  DrawPageSchema,
} from '@trait-market/contract/economy/draws';
import { DropDetailSchema, DropPageSchema } from '@trait-market/contract/economy/drops';
import { InventoryPageSchema } from '@trait-market/contract/economy/wallets';
import {
  PacksBoughtSchema,
  SpendingLimitsSchema,
  WalletPacksSchema,
} from '@trait-market/contract/economy/packs';
import { MAX_PREVIEW, rarestFirst, RefusalSchema } from '@trait-market/contract/economy/shared';
import { TraitDetailSchema } from '@trait-market/contract/economy/traits';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { enterScenario } from '../../testing/control';
import { useMockServer, type WorldClient } from '../../testing/mock-server';
import { buyPacks, openPacks, refusedOpening, signedPackBuy } from '../../testing/pack-traders';
import { newTrader, type Trader } from '../../testing/traders';
import type { DrawConduct } from '../tables/drop-row';

// Enough traits for the seed to contain a drop.
const server = useMockServer({ traits: 300 });
// The first request is slow, because it composes the seed's market.
beforeAll(async () => {
  await server.world().call('get', '/economy/v1/drops').expect(200);
}, 60_000);

let world: WorldClient;
let trader: Trader;
beforeEach(async () => {
  world = server.world();
  trader = await newTrader(world);
});

const ask = async (path: string) =>
  (await world.call('get', `/economy/v1${path}`).expect(200)).body;
const dropAt = async (id: string) => DropDetailSchema.parse(await ask(`/drops/${id}`));

const signedBuy = (id: string, packs: number) => signedPackBuy(world, trader, id, packs);
const buy = async (packs: number, id = 'high-tide') =>
  PacksBoughtSchema.parse(await buyPacks(world, trader, id, packs));
const open = (packs: number) => openPacks(world, trader, 'high-tide', packs);

const allDraws = async (query = ''): Promise<Draw[]> => {
  const draws: Draw[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const at: string = cursor === '' ? '' : `&cursor=${cursor}`;
    const page = DrawPageSchema.parse(await ask(`/draws?limit=60${query}${at}`));
    draws.push(...page.items);
    cursor = page.nextCursor;
  }
  return draws;
};

test('E290 a drop previews the rarest traits that are left or, if none is, that it declared', async () => {
  for (const id of ['high-tide', 'night-market', 'first-light']) {
    const { boxes, preview } = await dropAt(id);
    const boxed = boxes.flatMap(({ traits }) => traits);
    const left = boxed.filter((one) => one.left > 0);
    const traits = (left.length > 0 ? left : boxed).map(({ trait }) => trait);
    expect(preview).toEqual(rarestFirst(traits).slice(0, MAX_PREVIEW));
    expect(preview).toHaveLength(MAX_PREVIEW);
  }
});

test('E588 a purchase of packs names its own transaction', async () => {
  const first = await buy(1);
  const second = await buy(1);
  expect(first.transactionHash).toMatch(/^0x[0-9a-f]{64}$/);
  expect(second.transactionHash).not.toBe(first.transactionHash);
});

test('the seed has open drops of both chains, an upcoming one and a sold-out one with its history', async () => {
  const { items } = DropPageSchema.parse(await ask('/drops'));
  expect(items.map(({ id, state }) => [id, state])).toEqual([
    ['high-tide', 'open'],
    ['spindrift', 'open'],
    ['long-way-home', 'open'],
    ['night-market', 'upcoming'],
    ['first-light', 'sold-out'],
  ]);
  const [tide, near, far] = items;
  expect([near?.chainId === tide?.chainId, far?.chainId === tide?.chainId]).toEqual([true, false]);
  for (const { id, packs } of items) {
    const drop = await dropAt(id);
    const counts = drop.boxes.map(({ take, traits }) => ({
      declared: traits.reduce((sum, { declared }) => sum + declared, 0) / take,
      left: traits.reduce((sum, { left }) => sum + left, 0) / take,
    }));
    const inEach = { declared: packs.total, left: packs.total - packs.opened };
    expect(counts).toEqual([inEach, inEach]);
  }
});

test('the scenario new-wallet leaves the demo wallet no packs, and each drop as many sold', async () => {
  const held = async () =>
    WalletPacksSchema.parse(await ask(`/wallets/${DEMO_ADDRESS}/packs`)).items;
  const sold = async () =>
    DropPageSchema.parse(await ask('/drops')).items.map(({ packs }) => packs.sold);
  expect(await held()).not.toEqual([]);
  const before = await sold();
  await enterScenario(world, 'new-wallet');
  expect(await held()).toEqual([]);
  expect(await sold()).toEqual(before);
});

test('E152 every draw in the seed’s history can be verified, alone and among the others', async () => {
  const draws = await allDraws();
  expect(draws.length).toBeGreaterThan(20);
  for (const draw of draws) expect(await checkDraw(draw, Date.now(), DEMO_BEACON)).toEqual([]);
  expect(checkDraws(draws)).toEqual([]);
  for (const id of ['first-light', 'high-tide']) {
    const drop = await dropAt(id);
    expect(checkDrop(await allDraws(`&drop=${id}`), drop)).toEqual([]);
  }
});

test('E157 what a pack contained belongs to the collector, and was in the box before', async () => {
  const [boxed] = (await dropAt('high-tide')).boxes.flatMap(({ traits }) => traits);
  const detail = TraitDetailSchema.parse(await ask(`/traits/${boxed?.trait.id}`));
  expect(detail.inPacks).toBeGreaterThanOrEqual(boxed?.left ?? 0);
  expect(detail.loose + detail.worn + (detail.inPacks ?? 0)).toBe(detail.editions);

  const bought = await buy(2);
  expect([bought.packs, bought.unopened]).toEqual([2, 2]);
  const draw = await open(2);
  expect(draw.picks).toHaveLength(10);
  const inventory = InventoryPageSchema.parse(
    await ask(`/wallets/${trader.wallet.address}/inventory?kind=trait&limit=60`),
  );
  const owned = inventory.items.flatMap((one) => (one.kind === 'trait' ? [one.trait.id] : []));
  expect(new Set(owned)).toEqual(new Set(draw.picks.map(({ trait }) => trait.id)));
  const packs = WalletPacksSchema.parse(await ask(`/wallets/${trader.wallet.address}/packs`));
  expect(packs).toMatchObject({ opened: 2, items: [{ bought: 2, unopened: 0, waiting: null }] });
  const drop = await dropAt('high-tide');
  expect(checkDrop(await allDraws('&drop=high-tide'), drop)).toEqual([]);
});

test('a chain is published before it is drawn from, but never its secret', async () => {
  await buy(1);
  await open(1);
  const wallet = trader.wallet.address;
  const page = CommitmentChainPageSchema.parse(await ask(`/draws/commitments?wallet=${wallet}`));
  expect(page.items).toMatchObject([{ revealed: 1 }]);
  expect(JSON.stringify(page)).not.toContain('seed');
});

test('a spending limit is private, and is enforced', async () => {
  const { price, chainId } = await dropAt('high-tide');
  const put = (limit: string | null) =>
    world
      .call('put', '/economy/v1/wallets/me/spending-limits', trader.token)
      .send({ chainId, limit })
      .expect(200);
  const { items } = SpendingLimitsSchema.parse((await put(price.amount)).body);
  expect(items.find((one) => one.chainId === chainId)).toMatchObject({ limit: price.amount });
  await buy(1);
  const { body } = await trader.post('/packs/buy', await signedBuy('high-tide', 1)).expect(409);
  expect(RefusalSchema.parse(body).code).toBe('spending-limit');
  const raised = SpendingLimitsSchema.parse((await put(null)).body);
  expect(raised.items.find((one) => one.chainId === chainId)?.raise?.limit).toBe(null);
});

test("what doesn't exist, or has not begun, is refused with its code", async () => {
  const codeOf = (body: unknown) => RefusalSchema.parse(body).code;
  const none = `0x${'1'.repeat(64)}`;
  const missing = async (path: string) =>
    codeOf((await world.call('get', `/economy/v1${path}`).expect(404)).body);
  expect(await missing('/drops/nothing')).toBe('unknown-drop');
  expect(await missing('/drops/nothing/openings')).toBe('unknown-drop');
  expect(await missing(`/draws/${none}`)).toBe('unknown-draw');
  const later = await trader.post('/packs/buy', await signedBuy('night-market', 1)).expect(409);
  expect(codeOf(later.body)).toBe('drop-not-open');
  const over = await trader.post('/packs/buy', await signedBuy('first-light', 1)).expect(409);
  expect(codeOf(over.body)).toBe('sold-out');
});

describe('E162 T67 the answers reveal a provider that cheats', () => {
  const drawAs = (conduct: DrawConduct) =>
    world.call('put', '/__mock/draws').send({ conduct }).expect(200);
  const pass = (minutes: number) =>
    world
      .call('post', '/__mock/clock')
      .send({ advanceMs: minutes * 60_000 })
      .expect(200);
  const worldNow = async () => Date.parse((await world.call('get', '/__mock/clock')).body.now);

  const found = async (): Promise<DrawFault[]> => {
    const draws = await allDraws('&drop=high-tide');
    const drop = await dropAt('high-tide');
    const now = await worldNow();
    const alone = await Promise.all(draws.map((draw) => checkDraw(draw, now, DEMO_BEACON)));
    const together = [...checkDraws(draws), ...checkDrop(draws, drop)].map(({ fault }) => fault);
    return [...new Set([...alone.flat(), ...together])];
  };

  beforeEach(async () => {
    await buy(3);
    await open(1);
  });

  test('without accusing an honest one', async () => {
    await open(1);
    expect(await found()).toEqual([]);
  });

  test('E162 by a link that it chose afterwards', async () => {
    await drawAs('tampered-link');
    const draw = await open(1);
    expect(await checkDraw(draw, await worldNow(), DEMO_BEACON)).toEqual(['tampered-link']);
    expect(await found()).toContain('tampered-link');
  });

  test('E162 by a table without its best trait', async () => {
    await drawAs('changed-table');
    const draw = await open(1);
    expect(await checkDraw(draw, await worldNow(), DEMO_BEACON)).toEqual(['changed-table']);
    expect(await found()).toContain('changed-table');
  });

  test('E162 by draws in another order', async () => {
    await drawAs('reordered');
    await open(1);
    expect(await found()).toEqual(['out-of-order']);
  });

  test('E162 by a link that came too late', async () => {
    await drawAs('late-reveal');
    const draw = await open(1);
    expect([draw.state, draw.link, draw.picks]).toEqual(['waiting', null, []]);
    await pass(12);
    expect(await found()).toEqual(['late-reveal']);
  });

  test('E162 by a commitment that it draws from twice', async () => {
    await drawAs('drawn-twice');
    await open(1);
    expect(await found()).toContain('drawn-twice');
  });

  test('by packs that are returned, and counted, when a link never comes', async () => {
    await drawAs('never-reveals');
    await open(2);
    const page = async () => DrawPageSchema.parse(await ask('/drops/high-tide/openings'));
    expect((await page()).returned).toBe(0);
    await pass(11);
    const { returned, items } = await page();
    expect([returned, items[0]?.state]).toEqual([1, 'returned']);
    expect((await dropAt('high-tide')).returned).toBe(1);
    const packs = WalletPacksSchema.parse(await ask(`/wallets/${trader.wallet.address}/packs`));
    expect(packs.items).toMatchObject([{ unopened: 2 }]);
    expect(await found()).toEqual([]);
  });
});

test('E359 a refused opening is counted for its drop, its draws and its chain', async () => {
  await buy(2);
  const { id } = await open(1);
  const wallet = trader.wallet.address;
  const counts = async () => {
    const pages = [`/draws?wallet=${wallet}`, '/drops/high-tide/openings'];
    const [own, ofDrop] = await Promise.all(pages.map(ask));
    const { items } = CommitmentChainPageSchema.parse(
      await ask(`/draws/commitments?wallet=${wallet}`),
    );
    const numbers = [await dropAt('high-tide'), own, ofDrop].map(({ returned, refused }) => [
      returned,
      refused,
    ]);
    return [numbers, items.map(({ revealed }) => revealed)];
  };
  const none = [0, 0];
  const one = [1, 1];
  expect(await counts()).toEqual([[none, none, none], [1]]);
  const { receipt } = await refusedOpening(world, trader, 'high-tide');
  expect(receipt?.entry).toContain('"table-moved"');
  expect(await counts()).toEqual([[one, one, one], [2]]);
  const page = DrawPageSchema.parse(await ask(`/draws?wallet=${wallet}`));
  expect(page.items.map((draw) => draw.id)).toEqual([id]);
  expect(DrawPageSchema.parse(await ask('/draws?slot=eyes')).refused).toBe(0);
});

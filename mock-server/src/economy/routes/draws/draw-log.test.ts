import {
  ConsistencyProofSchema,
  DrawLogSchema,
  InclusionProofSchema,
  isExtended,
  isHeadSigned,
  isIncluded,
  isReceiptSigned,
  leafHash,
  LogEntriesSchema,
  parseEntry,
  type LogEntry,
} from '@trait-market/contract/economy/draw-log';
import { DrawSchema } from '@trait-market/contract/economy/draws';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { useMockServer, type WorldClient } from '../../../testing/mock-server';
import { buyPacks, openPacks, signedPackBuy } from '../../../testing/pack-traders';
import { newTrader, type Trader } from '../../../testing/traders';

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

const read = async (path: string, of = world) =>
  (await of.call('get', `/economy/v1/draws/log${path}`).expect(200)).body;
const readLog = async (of = world) => DrawLogSchema.parse(await read('', of));
const readEntries = async (query: string) => LogEntriesSchema.parse(await read(`/entries${query}`));
const own = async (): Promise<LogEntry[]> =>
  (await readEntries(`?wallet=${trader.wallet.address}&limit=60`)).items.flatMap(
    ({ entry }) => parseEntry(entry) ?? [],
  );
const pass = (minutes: number) =>
  world
    .call('post', '/__mock/clock')
    .send({ advanceMs: minutes * 60_000 })
    .expect(200);
const drawAs = (conduct: string) =>
  world.call('put', '/__mock/draws').send({ conduct }).expect(200);

test('E352 a purchase, a chain, an acceptance and its link are logged when they happen', async () => {
  const before = await readLog();
  await buyPacks(world, trader, 'high-tide', 1);
  const draw = await openPacks(world, trader, 'high-tide', 1);
  const entries = await own();
  expect(entries.map(({ type }) => type)).toEqual(['bought', 'chain', 'accepted', 'revealed']);
  expect(entries[3]).toMatchObject({ id: draw.id, link: draw.link, at: draw.revealedAt });
  const { signer, head } = await readLog();
  expect(head.size).toBe(before.head.size + 4);
  expect(await isHeadSigned(head, signer)).toBe(true);
  const { path } = ConsistencyProofSchema.parse(
    await read(`/consistency?first=${before.head.size}&second=${head.size}`),
  );
  expect(isExtended(before.head, head, path)).toBe(true);
});

test('E355 a draw has the signed entry of its acceptance, also later, and the log contains it', async () => {
  await buyPacks(world, trader, 'high-tide', 1);
  const { id, receipt } = await openPacks(world, trader, 'high-tide', 1);
  const shown = DrawSchema.parse(
    (await world.call('get', `/economy/v1/draws/${id}`).expect(200)).body,
  );
  expect(shown.receipt).toEqual(receipt);
  if (receipt === undefined) throw new Error('The draw has a receipt');
  expect(parseEntry(receipt.entry)).toMatchObject({ type: 'accepted', id });
  const { signer, head } = await readLog();
  expect(await isReceiptSigned(receipt, signer)).toBe(true);
  const leaf = leafHash(receipt.entry);
  const proof = InclusionProofSchema.parse(await read(`/inclusion?hash=${leaf}&size=${head.size}`));
  expect(proof.index).toBe(receipt.index);
  expect(isIncluded({ leaf, ...proof }, head)).toBe(true);
});

test('E352 a link that comes late is logged when it comes, and one that doesn’t as a return', async () => {
  await buyPacks(world, trader, 'high-tide', 2);
  await drawAs('never-reveals');
  const { id } = await openPacks(world, trader, 'high-tide', 1);
  expect((await own()).at(-1)).toMatchObject({ type: 'accepted', id });
  await pass(11);
  expect((await own()).at(-1)).toMatchObject({ type: 'returned', id });
  await drawAs('late-reveal');
  const late = await openPacks(world, trader, 'high-tide', 1);
  expect((await own()).at(-1)).toMatchObject({ type: 'accepted', id: late.id });
  await pass(12);
  expect((await own()).at(-1)).toMatchObject({ type: 'revealed', id: late.id });
});

test('E352 a refused purchase leaves no entry', async () => {
  const { head } = await readLog();
  const body = await signedPackBuy(world, trader, 'night-market', 1);
  await trader.post('/packs/buy', body).expect(409);
  expect((await readLog()).head).toMatchObject({ size: head.size, root: head.root });
});

test('E352 a snapshot contains the log, and other worlds have their own', async () => {
  await buyPacks(world, trader, 'high-tide', 1);
  const { head } = await readLog();
  const { body: state } = await world.call('get', '/__mock/state').expect(200);
  const copy = server.world();
  expect((await readLog(copy)).head.size).toBe(head.size - 1);
  await copy.call('post', '/__mock/state').send(state).expect(200);
  expect((await readLog(copy)).head).toMatchObject({ size: head.size, root: head.root });
});

test('E352 entries are paged by index, and each is signed', async () => {
  const { signer, head } = await readLog();
  const first = await readEntries('?limit=5');
  expect(first.items.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4]);
  expect(first.next).toBe(5);
  const [receipt] = first.items;
  expect(receipt && (await isReceiptSigned(receipt, signer))).toBe(true);
  const last = await readEntries(`?from=${head.size - 1}`);
  expect(last).toMatchObject({ items: [{ index: head.size - 1 }], next: null });
  expect(await readEntries(`?from=${head.size}`)).toMatchObject({ items: [], next: null });
});

test('E352 a proof of an entry or a size that the log lacks is refused', async () => {
  const { head } = await readLog();
  const none = `0x${'1'.repeat(64)}`;
  for (const path of [
    `inclusion?hash=${none}&size=${head.size}`,
    `inclusion?hash=${none}&size=999999999999999`,
    `consistency?first=1&second=${head.size + 1}`,
    'consistency?first=3&second=2',
  ]) {
    const { body } = await world.call('get', `/economy/v1/draws/log/${path}`).expect(404);
    expect(body.code).toBe('unknown-entry');
  }
  await world.call('get', '/economy/v1/draws/log/consistency?first=0&second=1').expect(400);
});

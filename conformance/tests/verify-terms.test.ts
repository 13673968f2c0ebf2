import { DEMO_BEACON } from '@trait-market/contract/demo-beacon';
import { UPGRADE_STAKE } from '@trait-market/contract/economy/actions';
import type { DrawLog } from '@trait-market/contract/economy/draw-log';
import { type DrawReceipt, DrawSchema, tableHash } from '@trait-market/contract/economy/draws';
import { nextTier, rerollTable } from '@trait-market/contract/economy/reroll';
import { deploymentOf } from '@trait-market/contract/economy/typed-data';
import { checkAgainstLog, signedForOtherSites } from '@trait-market/contract/economy/draw-checks';
import { badReceipts } from '@trait-market/conformance/draws/follow-log';
import { openDrawReader, type MarketReader } from '@trait-market/conformance/draws/read-draws';
import { verifyDraws } from '@trait-market/conformance/draws/verify-draws';
import { decidedDraw } from '@trait-market/mock-server/testing/draws/decided-draw';
import { useMockServer, type WorldClient } from '@trait-market/mock-server/testing/mock-server';
import { buyEachPack, buyPacks, openPacks } from '@trait-market/mock-server/testing/pack-traders';
import {
  firstPool,
  rerollOne,
  signedReroll,
} from '@trait-market/mock-server/testing/reroll-traders';
import { newTrader, type Trader } from '@trait-market/mock-server/testing/traders';
import { beforeAll, expect, test } from 'vitest';

import { readAll, type Shown } from './log-frauds';
import { termFrauds, type Drawn } from './term-frauds';

const server = useMockServer({ traits: 800 });

let reader: MarketReader;
let shown: Shown;
let drawn: Drawn;
let log: DrawLog;
let receipts: DrawReceipt[];

/** Upgrades three commons of the first pool. */
const upgrade = async (world: WorldClient, trader: Trader) => {
  const { items } = await firstPool(world);
  const common = items.find(({ tier }) => tier === 'common');
  if (common === undefined) throw new Error('The pool has a common trait');
  await world
    .call('post', '/__mock/grants')
    .send({
      walletAddress: trader.wallet.address,
      credits: { subscription: 0, vanilla: 20 },
      traits: [{ id: common.trait.id, quantity: UPGRADE_STAKE }],
    })
    .expect(200);
  const request = await signedReroll(world, trader, {
    stake: Array.from({ length: UPGRADE_STAKE }, () => common.tokenId),
    table: tableHash(rerollTable(await firstPool(world), nextTier('common'))),
    highestCredits: '20',
  });
  const { body } = await trader.post('/reroll', request).expect(201);
  return decidedDraw(world, DrawSchema.parse(body).id);
};

beforeAll(async () => {
  const world = server.world();
  const trader = await newTrader(world);
  await buyPacks(world, trader, 'high-tide', 2);
  await buyEachPack(world, trader, ['high-tide', 'spindrift']);
  const opened = await openPacks(world, trader, 'high-tide', 1);
  const rerolled = await rerollOne(world, trader);
  const upgraded = await upgrade(world, trader);
  await world.call('put', '/__mock/draws').send({ conduct: 'never-reveals' }).expect(200);
  const returned = await openPacks(world, trader, 'high-tide', 1);
  await world.call('post', '/__mock/clock').send({ advanceMs: 720_000 }).expect(200);
  await world.call('put', '/__mock/draws').send({ conduct: 'honest' }).expect(200);
  await openPacks(world, trader, 'high-tide', 1);
  reader = openDrawReader(server.url(), { 'x-mock-world': world.name });
  shown = await readAll(reader);
  log = await reader.log();
  receipts = await reader.entries(log.head.size);
  drawn = { opened, rerolled, upgraded, returned };
}, 120_000);

const faultsOf = (facts: Shown): string[] => [
  ...new Set(checkAgainstLog({ ...facts, time: Date.parse(facts.time) }).map(({ fault }) => fault)),
];

test('E287 E288 E289 an honest provider’s packs, upgrades, returns and networks fit its log', () => {
  expect(faultsOf(shown)).toEqual([]);
});

test.each(termFrauds(() => drawn))(
  'E287 E288 E289 T146 verify-draws reports that %s',
  (_name, fault, plant) => {
    expect(faultsOf(plant(shown))).toContain(fault);
  },
);

test('E284 T147 a receipt that is missing, forged, of another draw or of another index is reported', async () => {
  const check = async (change: object) => {
    const draw = { ...drawn.opened, ...change };
    return (await badReceipts([draw], { log, receipts })).map(({ fault }) => fault);
  };
  const { receipt } = drawn.opened;
  if (receipt === undefined) throw new Error('The draw has a receipt');
  expect(await badReceipts(shown.draws, { log, receipts })).toEqual([]);
  for (const forged of [
    undefined,
    { ...receipt, signature: drawn.opened.signed.signature },
    { ...receipt, entry: receipt.entry.replace('accepted', 'revealed') },
    { ...receipt, index: receipt.index + 1 },
    drawn.rerolled.receipt,
  ]) {
    expect(await check({ receipt: forged })).toEqual(['bad-receipt']);
  }
});

test('E287 T145 everything is signed for the market’s site', () => {
  const logged = { ...shown, time: Date.parse(shown.time) };
  const faultsFor = (site: string) =>
    signedForOtherSites(logged, deploymentOf(site)).map(({ fault }) => fault);
  expect(faultsFor('http://localhost:4000')).toEqual([]);
  expect(new Set(faultsFor('https://market.example'))).toEqual(new Set(['other-site']));
});

test('E284 T148 a draw that still waits for a published round is reported', async () => {
  const { opened } = drawn;
  const waiting = {
    ...opened,
    state: 'waiting' as const,
    beacon: null,
    link: null,
    picks: [],
    revealedAt: null,
  };
  const verify = async (now: typeof opened) => {
    const draws = async () => [waiting];
    const { signature } = opened.beacon ?? {};
    const { faults } = await verifyDraws(
      {
        ...reader,
        draws,
        round: async () => signature,
        dropIds: async () => [],
        draw: async () => now,
        chains: async () => [],
        refusals: async () => [],
      },
      {},
      { now: Date.parse(opened.takenAt), beacon: DEMO_BEACON },
    );
    return faults.map(({ fault }) => fault);
  };
  expect(await verify(waiting)).toContain('stake-kept');
  expect(await verify(opened)).not.toContain('stake-kept');
});

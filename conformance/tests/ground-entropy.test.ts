import { openDrawReader, type MarketReader } from '@trait-market/conformance/draws/read-draws';
import { verifyLog } from '@trait-market/conformance/draws/verify-log';
import { DEMO_BEACON } from '@trait-market/contract/demo-beacon';
import { randomnessOf, roundTime } from '@trait-market/contract/economy/beacon';
import { checkReceipt } from '@trait-market/contract/economy/draw-checks';
import type { DrawLog, LogEntry } from '@trait-market/contract/economy/draw-log';
import { checkDraw, drawDigest, drawFrom, type Draw } from '@trait-market/contract/economy/draws';
import { signedLog } from '@trait-market/contract/testing/signed-log';
import { useMockServer, type WorldClient } from '@trait-market/mock-server/testing/mock-server';
import { buyPacks, openPacks } from '@trait-market/mock-server/testing/pack-traders';
import { newTrader, type Trader } from '@trait-market/mock-server/testing/traders';
import { numberToHex } from 'viem';
import { beforeAll, expect, test } from 'vitest';

import { readAll, type Shown } from './log-frauds';

const server = useMockServer({ traits: 300 });

let world: WorldClient;
let house: Trader;
let honest: Draw;
let shown: Shown;
beforeAll(async () => {
  world = server.world();
  house = await newTrader(world);
  await buyPacks(world, house, 'high-tide', 1);
  honest = await openPacks(world, house, 'high-tide', 1);
  shown = await readAll(openDrawReader(server.url(), { 'x-mock-world': world.name }));
}, 120_000);

/** Returns the table's rarest trait that the draw didn't get. */
const rarestMissed = ({ table, picks }: Draw): string => {
  const rows = table.sections
    .flatMap(({ rows: all }) => all)
    .filter(({ tokenId }) => picks.every((pick) => pick.tokenId !== tokenId))
    .toSorted((one, other) => one.quantity - other.quantity);
  const [rarest] = rows;
  if (rarest === undefined) throw new Error('The table has more traits than a pack');
  return rarest.tokenId;
};

/** Signs the draw again with the first entropy that draws the trait, once its link and round are known. */
const groundFor = async (draw: Draw, tokenId: string): Promise<Draw> => {
  const { link, beacon, signed, table } = draw;
  // No check reads the name and picture of a picked trait.
  const [anyPick] = draw.picks;
  if (link === null || beacon === null || signed.kind !== 'pack' || anyPick === undefined) {
    throw new Error('The pack is drawn');
  }
  const randomness = randomnessOf(beacon.signature);
  for (let tried = 0; ; tried += 1) {
    const entropy = numberToHex(tried, { size: 32 });
    const picks = drawFrom({ link, entropy, randomness }, table, 1);
    if (picks.every((pick) => pick.tokenId !== tokenId)) continue;
    const message = { ...signed.message, entropy };
    const id = drawDigest({ ...signed, message });
    const signature = await house.wallet.sign({ hash: id });
    const shownPicks = picks.map((pick) => ({ ...anyPick, ...pick }));
    return { ...draw, id, signed: { ...signed, message, signature }, picks: shownPicks };
  }
};

/** Shows the ground draw in place of the honest one, with all times of the honest one. */
const replacing = (ground: Draw): { entries: LogEntry[]; draws: Draw[]; index: number } => {
  const entries = shown.entries.map((entry): LogEntry => {
    if (entry.type === 'chain' || entry.id !== honest.id) return entry;
    return entry.type === 'accepted'
      ? { ...entry, id: ground.id, signed: ground.signed }
      : ({ ...entry, id: ground.id } as LogEntry);
  });
  const index = entries.findIndex((entry) => entry.type === 'accepted' && entry.id === ground.id);
  return {
    entries,
    index,
    draws: shown.draws.map((draw) => (draw.id === honest.id ? ground : draw)),
  };
};

test('T180 entropy that a house wallet chose after the round is reported by a client that kept a head in between', async () => {
  const wanted = rarestMissed(honest);
  const ground = await groundFor(honest, wanted);
  expect(ground.picks.map(({ tokenId }) => tokenId)).toContain(wanted);
  const { entries, draws, index } = replacing(ground);
  const provider = await signedLog(entries, shown.time);
  const receiptOf = ({ id, receipt }: Draw) =>
    provider.receipts[entries.findIndex((one) => one.type === 'accepted' && one.id === id)] ??
    receipt;
  const reader: MarketReader = {
    ...openDrawReader(server.url(), { 'x-mock-world': world.name }),
    log: async () => provider.log,
    entries: async (size) => provider.receipts.slice(0, size),
    inclusion: provider.inclusion,
    consistency: async (first, second) =>
      (await provider.consistency(first, second)) ?? Promise.reject(new Error('No such tree')),
    draws: async () => draws.map((draw) => ({ ...draw, receipt: receiptOf(draw) })),
  };
  const foundWith = async (heads: DrawLog[]) =>
    (await verifyLog(reader, { heads, beacon: DEMO_BEACON })).faults;
  const due = roundTime(DEMO_BEACON, Number(ground.signed.message.round));
  const headAt = async (ms: number): Promise<DrawLog> =>
    (await signedLog(entries.slice(0, index), new Date(ms).toISOString())).log;
  const accepted = Date.parse(ground.takenAt);

  // Without a head from between the claimed time and the round, nothing proves the fraud.
  expect(await checkDraw(ground, Date.parse(shown.time), DEMO_BEACON)).toEqual([]);
  expect(await foundWith([])).toEqual([]);
  const early = await headAt(accepted);
  expect(await foundWith([early])).toEqual([]);

  const between = await headAt(due);
  const shifted = { id: ground.id, fault: 'shifted-time' };
  expect(await foundWith([between])).toContainEqual(shifted);
  const { receipts } = provider;
  const byBrowser = await checkReceipt(reader, ground, receipts[index], provider.log, between);
  expect(byBrowser.faults).toEqual(['shifted-time']);

  const dated = { ...ground, takenAt: new Date(due + 1000).toISOString() };
  expect(await checkDraw(dated, Date.parse(shown.time), DEMO_BEACON)).toContain('old-round');
});

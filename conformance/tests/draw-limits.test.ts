import { DEMO_BEACON } from '@trait-market/contract/demo-beacon';
import { parseEntry } from '@trait-market/contract/economy/draw-log';
import { drawVectors } from '@trait-market/contract/testing/draw-vectors';
import { checkLimits } from '@trait-market/contract/economy/draw-checks';
import type { Draw } from '@trait-market/contract/economy/draws';
import { drawPack } from '@trait-market/contract/fixtures/economy/drawn-packs';
import { drawReroll } from '@trait-market/contract/fixtures/economy/drawn-rerolls';
import { eyesPool } from '@trait-market/contract/fixtures/economy/reroll';
import type { DrawReader } from '@trait-market/conformance/draws/read-draws';
import { verifyDraws } from '@trait-market/conformance/draws/verify-draws';
import { expect, test } from 'vitest';

const HOUR_MS = 60 * 60_000;
const LATER = Date.UTC(2026, 10, 10);

/** Returns the draw again, the given number of hours later. */
const laterBy = (draw: Draw, hours: number): Draw => ({
  ...draw,
  id: `0x${Math.round(hours * 3600)
    .toString(16)
    .padStart(64, '0')}`,
  takenAt: new Date(Date.parse(draw.takenAt) + hours * HOUR_MS).toISOString(),
});

const times = (draw: Draw, count: number, apart: number): Draw[] =>
  Array.from({ length: count }, (_, index) => laterBy(draw, index * apart));

/** Reads one draw from a provider without drops. */
const readerOf = (draw: Draw): DrawReader => {
  const { anchor } = draw.commitment;
  const publishedAt = new Date(Date.parse(draw.takenAt) - HOUR_MS).toISOString();
  const chain = { anchor, wallet: draw.by.address, publishedAt, length: 16, revealed: 1 };
  return {
    beacon: async () => DEMO_BEACON,
    round: async () => undefined,
    draw: async () => draw,
    draws: async () => [draw],
    chains: async () => [chain],
    refusals: async () => [],
    drop: () => Promise.reject(new Error('There is no drop')),
    dropIds: async () => [],
  };
};

const faultsIn = (draws: readonly Draw[]) => checkLimits(draws).map(({ fault }) => fault);

test('E197 a re-roll from a pool with fewer than 8 traits is reported', async () => {
  const items = [...eyesPool.items];
  while (items.length < 8) {
    const [item] = items;
    if (item === undefined) throw new Error('The pool is empty');
    items.push({ ...item, tokenId: String(900 + items.length) });
  }
  const open = await drawReroll({ pool: { ...eyesPool, items: items.slice(0, 8) } });
  expect(checkLimits([open])).toEqual([]);
  const closed = await drawReroll({ pool: { ...eyesPool, items: items.slice(0, 7) } });
  const faults = [{ id: closed.id, fault: 'closed-pool' }];
  expect(checkLimits([closed])).toEqual(faults);
  for (const selection of [{}, { draw: closed.id }])
    expect(
      await verifyDraws(readerOf(closed), selection, { now: LATER, beacon: DEMO_BEACON }),
    ).toEqual({ checked: 1, faults });
});

test('E197 the 21st re-roll of a wallet in 24 hours is reported, unless one was returned', async () => {
  const draw = await drawReroll({ message: { stake: ['101', '101', '102'] } });
  const draws = times(draw, 21, 1);
  expect(checkLimits(draws)).toEqual([{ id: draws.at(-1)?.id, fault: 'over-limit' }]);
  expect(faultsIn(times(draw, 20, 1))).toEqual([]);
  expect(faultsIn(times(draw, 40, 1.2))).toEqual([]);
  expect(
    faultsIn(draws.map((one, index) => (index === 3 ? { ...one, state: 'returned' } : one))),
  ).toEqual([]);
});

test('E360 a refusal that is logged while draws are read isn’t a gap', async () => {
  const draw = await drawReroll({ message: { stake: ['101', '101', '102'] } });
  const { anchor, position } = draw.commitment;
  const refusal = parseEntry((await drawVectors()).refusal.entry);
  if (refusal?.type !== 'refused') throw new Error('It is a refusal');
  const later = { ...refusal, anchor, position: position + 2 };
  let reads = 0;
  const reader = readerOf(draw);
  const growing = { ...reader, refusals: async () => ((reads += 1) === 1 ? [] : [later]) };
  const terms = { now: LATER, beacon: DEMO_BEACON };
  const honest = await verifyDraws(reader, {}, terms);
  expect((await verifyDraws(growing, {}, terms)).faults).toEqual(honest.faults);
  const logged = { ...reader, refusals: async () => [later] };
  expect((await verifyDraws(logged, {}, terms)).faults).toContainEqual({
    id: later.id,
    fault: 'hidden-draw',
  });
});

test('E159 more than 50 packs of a wallet in 24 hours are reported', async () => {
  const draw = await drawPack({ message: { packs: '2' } });
  expect(faultsIn(times(draw, 25, 0.5))).toEqual([]);
  const one = laterBy(await drawPack(), 13);
  expect(faultsIn([...times(draw, 25, 0.5), one])).toEqual(['over-limit']);
  const other = await drawPack({ wallet: 'bob', message: { packs: '2' } });
  expect(faultsIn([...times(draw, 25, 0.5), ...times(other, 25, 0.5)])).toEqual([]);
});

import { expect, test } from 'vitest';

import { declaredTable, drawPack, drawPacks } from '../../../fixtures/economy/drawn-packs';
import { drawReroll, poolAfter } from '../../../fixtures/economy/drawn-rerolls';
import { eyesPool } from '../../../fixtures/economy/reroll';
import { DEMO_BEACON } from '../../demo-beacon';
import type { Bytes32 } from '../shared/hex';
import { checkDraw } from './check-draw';
import { checkDraws, checkDrop } from './check-draws';
import { tableAfter } from './draw-from';
import { tableHash } from './table-hash';

const WEEKS_LATER = Date.UTC(2026, 10, 9);
const otherBytes: Bytes32 = `0x${'ab'.repeat(32)}`;

test('E153 consecutive draws fit together, from the declared to the remaining table', async () => {
  const draws = await drawPacks(4);
  expect(checkDraws(draws.toReversed())).toEqual([]);
  const last = draws.at(-1);
  if (last === undefined) throw new Error('Four were drawn');
  const left = tableHash(tableAfter(last.table, last.picks));
  const declared = tableHash(declaredTable);
  expect(checkDrop(draws, { declared, left })).toEqual([]);
  expect(checkDrop(draws, { declared: otherBytes, left })).toEqual([
    { id: draws[0]?.id, fault: 'not-the-declared-table' },
  ]);
  expect(checkDrop(draws, { declared, left: otherBytes })).toEqual([
    { id: last.id, fault: 'out-of-order' },
  ]);
  expect(checkDrop(draws.toSpliced(1, 1), { declared, left })).toEqual([
    { id: last.id, fault: 'out-of-order' },
  ]);
  expect(checkDrop([], { declared, left })).toEqual([{ id: left, fault: 'hidden-draw' }]);
  expect(checkDrop([], { declared, left: declared })).toEqual([]);
});

test('E153 detects a commitment that was drawn from twice', async () => {
  const once = await drawPack();
  const again = await drawPack({ sequence: 2, message: { nonce: '9' } });
  const faults = checkDraws([once, again]);
  expect(faults).toContainEqual({ id: once.id, fault: 'drawn-twice' });
  expect(faults).toContainEqual({ id: again.id, fault: 'drawn-twice' });
});

test('E153 detects reordered draws of a drop', async () => {
  const first = await drawPack();
  const second = await drawPack({
    wallet: 'bob',
    sequence: 2,
    table: tableAfter(first.table, first.picks),
  });
  expect(checkDraws([first, second])).toEqual([]);
  const swapped = [
    { ...first, sequence: 2 },
    { ...second, sequence: 1 },
  ];
  expect(checkDraws(swapped)).toEqual([{ id: first.id, fault: 'out-of-order' }]);
});

test('E153 detects draws of a wallet whose links are in a different order from their times', async () => {
  const [first, second] = await drawPacks(2);
  if (first === undefined || second === undefined) throw new Error('Two were drawn');
  const earlier = { ...second, drop: null, takenAt: '2026-10-01T00:00:00.000Z' };
  expect(checkDraws([{ ...first, drop: null }, earlier])).toEqual([
    { id: second.id, fault: 'out-of-order' },
  ]);
});

test('E192 each draw of a pool has all that the one before left, or more', async () => {
  const first = await drawReroll();
  const after = poolAfter(eyesPool, first);
  const second = await drawReroll({ wallet: 'bob', sequence: 2, pool: after });
  expect(checkDraws([second, first])).toEqual([]);
  // Users may add editions to a pool between two draws.
  const given = {
    ...after,
    items: after.items.map((item) => ({ ...item, quantity: item.quantity + 1 })),
  };
  expect(
    checkDraws([first, await drawReroll({ wallet: 'bob', sequence: 2, pool: given })]),
  ).toEqual([]);
  const robbed = { ...after, items: after.items.slice(1) };
  const lie = await drawReroll({ wallet: 'bob', sequence: 2, pool: robbed });
  expect(await checkDraw(lie, WEEKS_LATER, DEMO_BEACON)).toEqual([]);
  expect(checkDraws([first, lie])).toEqual([{ id: lie.id, fault: 'out-of-order' }]);
});

test('E192 detects reordered draws of a pool', async () => {
  const first = await drawReroll();
  const second = await drawReroll({
    wallet: 'bob',
    sequence: 2,
    pool: poolAfter(eyesPool, first),
  });
  const swapped = [
    { ...first, sequence: 2 },
    { ...second, sequence: 1 },
  ];
  expect(checkDraws(swapped)).toEqual([{ id: first.id, fault: 'out-of-order' }]);
});

test('E192 an upgrade shows only the next tier, and hides nothing else', async () => {
  const first = await drawReroll();
  const pool = poolAfter(eyesPool, first);
  const upgrade = await drawReroll({
    wallet: 'bob',
    sequence: 2,
    pool,
    message: { stake: ['101', '101', '102'] },
  });
  const third = await drawReroll({ position: 2, sequence: 3, pool: poolAfter(pool, upgrade) });
  expect(checkDraws([first, upgrade, third])).toEqual([]);
});

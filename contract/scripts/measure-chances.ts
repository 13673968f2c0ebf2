/** Measures how well 100,000 draws of each kind match the chances in their tables, and how long they take. */
import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';

import { bytesToHex } from 'viem';

import { drawFrom, tableAfter } from '../src/economy/draws/draw-from';
import type { DrawRow, DrawTable } from '../src/economy/draws/draw-table.schema';

const DRAWS = 100_000;
/** With 9 degrees of freedom, one run in 10,000 exceeds this. */
const LIMIT = 33.72;
const WEIGHTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 40];
const ONES = WEIGHTS.map(() => 1);
const TOKEN = '0x00000000000000000000000000000000000000c1';

const random32 = () => bytesToHex(randomBytes(32));
const randomDice = () => ({ link: random32(), entropy: random32(), randomness: random32() });

const rowsOf = (from: number, weights: readonly number[]): DrawRow[] =>
  weights.map((quantity, index) => ({ tokenId: String(from + index), quantity }));

const tableOf = (...sections: DrawTable['sections']): DrawTable => ({ token: TOKEN, sections });

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

const chiSquared = (counts: readonly number[], expected: readonly number[]): number =>
  sumOf(
    counts.map((count, index) => (count - (expected[index] ?? 0)) ** 2 / (expected[index] ?? 0)),
  );

const expectedOf = (weights: readonly number[], picks: number): number[] =>
  weights.map((weight) => (picks * weight) / sumOf(weights));

/** Counts the picks of one box in packs that are opened from the same table. */
const countPacks = (table: DrawTable, section: number, from: number): number[] => {
  const counts = WEIGHTS.map(() => 0);
  for (let index = 0; index < DRAWS; index += 1) {
    for (const pick of drawFrom(randomDice(), table, 1)) {
      if (pick.section !== section) continue;
      const place = Number(pick.tokenId) - from;
      counts[place] = (counts[place] ?? 0) + 1;
    }
  }
  return counts;
};

const ofPackWithOnePick = (): number => {
  const table = tableOf({ take: 1, rows: rowsOf(100, WEIGHTS) });
  return chiSquared(countPacks(table, 0, 100), expectedOf(WEIGHTS, DRAWS));
};

const ofPackOfFive = (): number => {
  const four = WEIGHTS.map(() => 6);
  const table = tableOf({ take: 4, rows: rowsOf(200, four) }, { take: 1, rows: rowsOf(300, ONES) });
  const statistic = chiSquared(countPacks(table, 0, 200), expectedOf(ONES, 4 * DRAWS));
  // Four picks without replacement vary less than independent ones, by the factor (10 − 4) / (10 − 1).
  return statistic * (9 / 6);
};

/**
 * Draws from the table that each draw leaves to the next.
 *
 * @param next returns the rows of the next draw's table, from those that the last one left
 */
const ofChangingTable = (next: (left: readonly DrawRow[], index: number) => DrawRow[]): number => {
  let table = tableOf({ take: 1, rows: rowsOf(0, WEIGHTS) });
  const counts = WEIGHTS.map(() => 0);
  const expected = WEIGHTS.map(() => 0);
  for (let index = 0; index < DRAWS; index += 1) {
    const rows = table.sections[0]?.rows ?? [];
    const all = sumOf(rows.map(({ quantity }) => quantity));
    for (const { tokenId, quantity } of rows) {
      expected[Number(tokenId)] = (expected[Number(tokenId)] ?? 0) + quantity / all;
    }
    const picks = drawFrom(randomDice(), table, 1);
    const place = Number(picks[0]?.tokenId);
    counts[place] = (counts[place] ?? 0) + 1;
    table = tableOf({
      take: 1,
      rows: next(tableAfter(table, picks).sections[0]?.rows ?? [], index),
    });
  }
  return chiSquared(counts, expected);
};

/** A re-roll adds the staked edition to the pool from which it draws. */
const ofRerolls = (): number =>
  ofChangingTable((left, index) => {
    const staked = String(index % WEIGHTS.length);
    const has = left.some(({ tokenId }) => tokenId === staked);
    return has
      ? left.map((row) => (row.tokenId === staked ? { ...row, quantity: row.quantity + 1 } : row))
      : [...left, { tokenId: staked, quantity: 1 }];
  });

/** An upgrade draws from the next tier, to which it adds nothing, so the tier is filled again when half is left. */
const ofUpgrades = (): number =>
  ofChangingTable((left) =>
    sumOf(left.map(({ quantity }) => quantity)) > sumOf(WEIGHTS) / 2
      ? [...left]
      : rowsOf(0, WEIGHTS),
  );

let hasFailed = false;
for (const [kind, measure] of [
  ['packs with one pick', ofPackWithOnePick],
  ['packs of five, without repeats', ofPackOfFive],
  ['re-rolls', ofRerolls],
  ['upgrades', ofUpgrades],
] as const) {
  const began = performance.now();
  const statistic = measure();
  const seconds = (performance.now() - began) / 1000;
  hasFailed ||= statistic >= LIMIT;
  console.log(
    `${DRAWS} ${kind}: chi-squared ${statistic.toFixed(2)} (limit ${LIMIT}), ${seconds.toFixed(1)} s`,
  );
}
process.exitCode = hasFailed ? 1 : 0;

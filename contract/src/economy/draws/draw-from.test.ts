import { numberToHex } from 'viem';
import { describe, expect, test } from 'vitest';

import type { Bytes32 } from '../shared/hex';
import { drawFrom, tableAfter } from './draw-from';
import type { DrawTable } from './draw-table.schema';
import { leadsToAnchor, linkAfter, linkAt, opensCommitment } from './hash-chain';
import { tableHash } from './table-hash';
import { uniformBelow } from './uniform';

const bytes = (pair: string): Bytes32 => `0x${pair.repeat(32)}`;
const dice = { link: bytes('11'), entropy: bytes('22'), randomness: bytes('33') };
const token = '0x00000000000000000000000000000000000000c1';
const row = ([tokenId, quantity]: readonly [number, number]) => ({
  tokenId: String(tokenId),
  quantity,
});
const tableOf = (
  ...sections: readonly (readonly [take: number, rows: readonly (readonly [number, number])[]])[]
): DrawTable => ({
  token,
  sections: sections.map(([take, rows]) => ({ take, rows: rows.map(row) })),
});

const boxes = tableOf(
  [
    4,
    [
      [10, 5],
      [2, 1],
      [7, 3],
      [9, 2],
      [100, 4],
    ],
  ],
  [
    1,
    [
      [31, 2],
      [30, 1],
    ],
  ],
);

const drawn = (table: DrawTable, times: number) =>
  drawFrom(dice, table, times).map(({ time, section, tokenId }) => [
    time,
    section,
    Number(tokenId),
  ]);

// The vectors were computed by an independent program in another language, with its own keccak256.
describe('E150 the test vectors match', () => {
  test('E150 for three packs from two boxes', () => {
    expect(drawn(boxes, 3)).toEqual([
      [0, 0, 100],
      [0, 0, 7],
      [0, 0, 9],
      [0, 0, 10],
      [0, 1, 30],
      [1, 0, 10],
      [1, 0, 100],
      [1, 0, 7],
      [1, 0, 9],
      [1, 1, 31],
      [2, 0, 100],
      [2, 0, 2],
      [2, 0, 10],
      [2, 0, 7],
      [2, 1, 31],
    ]);
  });

  test('for one from one section, as in a re-roll', () => {
    const pool = tableOf([
      1,
      [
        [5, 1],
        [6, 1],
        [7, 10],
      ],
    ]);
    expect(drawn(pool, 1)).toEqual([[0, 0, 7]]);
  });

  test('a trait is repeated only when nothing else is left', () => {
    const few = tableOf([
      3,
      [
        [1, 2],
        [2, 1],
      ],
    ]);
    expect(drawn(few, 1)).toEqual([
      [0, 0, 2],
      [0, 0, 1],
      [0, 0, 1],
    ]);
  });

  test('a table has the hash of its EIP-712 struct, whatever the order of its rows', () => {
    const hash = '0xc53246bb6bae1807cd30a3da2e84a64d4deb71e61ac9b3bdd1c7a47a5e9365a2';
    expect(tableHash(boxes)).toBe(hash);
    const sections = boxes.sections.map(({ take, rows }) => ({ take, rows: rows.toReversed() }));
    expect(tableHash({ token, sections })).toBe(hash);
    expect(drawFrom(dice, { token, sections }, 3)).toEqual(drawFrom(dice, boxes, 3));
  });

  test('each link in a chain hashes to the one before it', () => {
    const seed = bytes('77');
    const anchor = '0x2b764ac92fec29bcfab89e833f29f223b017ec6b41ed45fa88aad6594a41a40a';
    expect(linkAt(seed, 3, 0)).toBe(anchor);
    expect(linkAt(seed, 3, 2)).toBe(
      '0x23fed9f9c79709bc1257b712c83b3e44d4d3026207cdcce97f7512786f08a315',
    );
    expect(linkAt(seed, 3, 3)).toBe(seed);
    expect(linkAfter(seed, 3)).toBe(anchor);
  });
});

test('E150 any changed byte changes the result', () => {
  const words = new Set(
    [
      dice,
      { ...dice, link: bytes('12') },
      { ...dice, entropy: bytes('23') },
      { ...dice, randomness: bytes('34') },
    ].map((one) => JSON.stringify(drawFrom(one, boxes, 3))),
  );
  expect(words.size).toBe(4);
});

test('words that would make low numbers more likely are discarded', () => {
  const words = [2n ** 256n - 1n, 2n ** 256n - 2n, 12n];
  expect(uniformBelow(10n, () => words.shift() ?? 0n)).toBe(2n);
  expect(words).toEqual([]);
  // 2^256 isn't a multiple of 10, so exactly the last 6 words are rejected.
  expect(uniformBelow(10n, () => 2n ** 256n - 7n)).toBe(9n);
  expect(uniformBelow(2n, () => 2n ** 256n - 1n)).toBe(1n);
  expect(() => uniformBelow(0n, () => 1n)).toThrow(RangeError);
});

test('drawn editions are removed from the table, down to the last one', () => {
  const left = tableAfter(boxes, drawFrom(dice, boxes, 3));
  expect(left.sections.map(({ rows }) => rows)).toEqual([[row([10, 2]), row([100, 1])], []]);
  expect(() => drawFrom(dice, left, 1)).toThrow(RangeError);
});

test('a link is valid only with its own commitment and anchor', () => {
  const [seed, other] = [bytes('77'), bytes('78')];
  const [anchor, first, second] = [0, 1, 2].map((place) => linkAt(seed, 3, place));
  if (anchor === undefined || first === undefined || second === undefined) throw new Error('Three');
  expect(opensCommitment(second, first)).toBe(true);
  expect(opensCommitment(second, anchor)).toBe(false);
  expect(leadsToAnchor(second, 2, anchor)).toBe(true);
  expect(leadsToAnchor(second, 1, anchor)).toBe(false);
  expect(leadsToAnchor(linkAt(other, 3, 2), 2, anchor)).toBe(false);
  expect(leadsToAnchor(second, 0, second)).toBe(false);
  expect(() => linkAt(seed, 3, 4)).toThrow(RangeError);
});

const chiSquared = (counts: readonly number[], weights: readonly number[]): number => {
  const all = counts.reduce((sum, one) => sum + one, 0);
  const weight = weights.reduce((sum, one) => sum + one, 0);
  return counts.reduce((sum, count, index) => {
    const expected = (all * (weights[index] ?? 0)) / weight;
    return sum + (count - expected) ** 2 / expected;
  }, 0);
};

/** With 9 degrees of freedom, one seed in 10,000 exceeds this; the seed is fixed. */
const BEYOND_CHANCE = 33.72;

const WEIGHTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 40];
const weighted = (from: number) => WEIGHTS.map((weight, index) => [from + index, weight] as const);

const countsOf = (tokenIds: readonly string[], from: number): number[] =>
  WEIGHTS.map((_, index) => tokenIds.filter((id) => id === String(from + index)).length);

// Returns different dice for each index. Any 32 bytes serve as a link, because a draw hashes them.
const diceAt = (index: number) => ({
  ...dice,
  link: numberToHex(index, { size: 32 }),
});

test('E151 20,000 pack draws match the chances in the table', () => {
  const table = tableOf([1, weighted(100)], [1, weighted(200)]);
  const drawnIds = Array.from({ length: 10_000 }, (_, index) =>
    drawFrom(diceAt(index), table, 1),
  ).flat();
  expect(drawnIds).toHaveLength(20_000);
  for (const [section, from] of [100, 200].entries()) {
    const ids = drawnIds.flatMap((pick) => (pick.section === section ? [pick.tokenId] : []));
    expect(chiSquared(countsOf(ids, from), WEIGHTS)).toBeLessThan(BEYOND_CHANCE);
  }
});

test(
  'E151 20,000 draws of packs of five, without repeats in a pack, match the chances in the table',
  { timeout: 120_000 },
  () => {
    const rows = (from: number, quantity: number) =>
      WEIGHTS.map((_, index) => [from + index, quantity] as const);
    const table = tableOf([4, rows(400, 6)], [1, rows(500, 2)]);
    const packs = Array.from({ length: 4_000 }, (_, index) => drawFrom(diceAt(index), table, 1));
    const idsOf = (section: number) =>
      packs.flatMap((picks) =>
        picks.flatMap((pick) => (pick.section === section ? [pick.tokenId] : [])),
      );
    expect(packs.flat()).toHaveLength(20_000);
    expect(packs.every((picks) => new Set(picks.map(({ tokenId }) => tokenId)).size === 5)).toBe(
      true,
    );
    const ones = WEIGHTS.map(() => 1);
    // The counts of four draws without replacement vary less than independent ones, by the factor
    // (10 − 4) / (10 − 1).
    expect(chiSquared(countsOf(idsOf(0), 400), ones) * (9 / 6)).toBeLessThan(BEYOND_CHANCE);
    expect(chiSquared(countsOf(idsOf(1), 500), ones)).toBeLessThan(BEYOND_CHANCE);
  },
);

test(
  'E151 20,000 draws of one out of many match the chances in the table',
  { timeout: 120_000 },
  () => {
    const even = tableOf([1, WEIGHTS.map((_, index) => [300 + index, 1] as const)]);
    const ids = Array.from(
      { length: 20_000 },
      (_, index) => drawFrom(diceAt(index), even, 1)[0]?.tokenId ?? '',
    );
    const ones = WEIGHTS.map(() => 1);
    expect(chiSquared(countsOf(ids, 300), ones)).toBeLessThan(BEYOND_CHANCE);
    // Checks that the statistic detects wrong weights.
    expect(chiSquared(countsOf(ids, 300), WEIGHTS)).toBeGreaterThan(BEYOND_CHANCE);
  },
);

test(
  'E193 100,000 re-rolls match the chances of the pool that each leaves to the next',
  { timeout: 180_000 },
  () => {
    // Each re-roll adds one edition to the pool and removes one, so each draw has a different
    // table.
    let pool = tableOf([1, weighted(400)]);
    const counts = WEIGHTS.map(() => 0);
    const expected = WEIGHTS.map(() => 0);
    for (let index = 0; index < 100_000; index += 1) {
      const rows = pool.sections[0]?.rows ?? [];
      const all = rows.reduce((sum, { quantity }) => sum + quantity, 0);
      for (const { tokenId, quantity } of rows) {
        const place = Number(tokenId) - 400;
        expected[place] = (expected[place] ?? 0) + quantity / all;
      }
      const picks = drawFrom(diceAt(index), pool, 1);
      const place = Number(picks[0]?.tokenId) - 400;
      counts[place] = (counts[place] ?? 0) + 1;
      const joined = String(400 + ((place + (index % 2)) % WEIGHTS.length));
      const left = tableAfter(pool, picks).sections[0]?.rows ?? [];
      const has = left.find(({ tokenId }) => tokenId === joined);
      const next = has
        ? left.map((one) => (one === has ? { ...one, quantity: one.quantity + 1 } : one))
        : [...left, { tokenId: joined, quantity: 1 }];
      pool = { token: pool.token, sections: [{ take: 1, rows: next }] };
    }
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(100_000);
    expect(chiSquared(counts, expected)).toBeLessThan(BEYOND_CHANCE);
    // Checks that the statistic detects chances assigned to the wrong traits.
    expect(chiSquared(counts, [...expected.slice(1), expected[0] ?? 0])).toBeGreaterThan(
      BEYOND_CHANCE,
    );
  },
);

import { drawFrom } from '@trait-market/contract/economy/draws';
import type { BoxedTrait } from '@trait-market/contract/economy/drops';
import { tideOneDetail } from '@trait-market/contract/fixtures/economy/packs';
import { keccak256, numberToHex } from 'viem';
import { expect, test } from 'vitest';

import { packChances, packChanceText } from './chances';

const [sample] = tideOneDetail.boxes.flatMap(({ traits }) => traits);

const boxOf = (take: number, counts: readonly number[]) => ({
  take,
  traits: counts.flatMap((left, index): BoxedTrait[] =>
    sample === undefined ? [] : [{ ...sample, tokenId: String(index + 1), left }],
  ),
});

test('E170 with one draw, each edition is equally likely', () => {
  expect(packChances(boxOf(1, [1, 3, 0]))).toEqual([0.25, 0.75, 0]);
});

test('E170 when no more kinds are left than are drawn, each is in every pack', () => {
  expect(packChances(boxOf(4, [9, 1, 0, 2]))).toEqual([1, 1, 0, 1]);
});

test('E170 two of three matches counting every possible outcome', () => {
  // The first trait is missing if both others are drawn: 1/4 × 2/3 + 2/4 × 1/2.
  const [first = 0, , last = 0] = packChances(boxOf(2, [1, 1, 2]));
  expect(first).toBeCloseTo(1 - (1 / 6 + 1 / 4), 4);
  expect(last).toBeCloseTo(1 - 2 * (1 / 4) * (1 / 3), 4);
});

test('E170 a few kinds are equally likely beside one with nearly all editions', () => {
  const [most, ...few] = packChances(boxOf(4, [5000, 1, 1, 1, 1]));
  expect(most).toBeCloseTo(1, 3);
  for (const chance of few) expect(chance).toBeCloseTo(3 / 4, 3);
});

test('E170 drawn packs contain each trait as often as its chance says', () => {
  const counts = [16, 8, 4, 2, 1, 1, 12];
  const rows = counts.map((quantity, index) => ({ tokenId: String(index + 1), quantity }));
  const table = { token: tideOneDetail.token, sections: [{ take: 4, rows }] };
  const PACKS = 4_000;
  const found = counts.map((): number => 0);
  for (let pack = 0; pack < PACKS; pack += 1) {
    const link = keccak256(numberToHex(pack, { size: 32 }));
    for (const { tokenId } of drawFrom({ link, entropy: link, randomness: link }, table, 1)) {
      found[Number(tokenId) - 1] = (found[Number(tokenId) - 1] ?? 0) + 1;
    }
  }
  const chances = packChances(boxOf(4, counts));
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(4, 3);
  for (const [index, chance] of chances.entries()) {
    expect(Math.abs((found[index] ?? 0) / PACKS - chance)).toBeLessThan(0.03);
  }
});

test('E170 writes a chance as a percentage', () => {
  expect([0, 1 / 40, 0.4, 1 / 3, 1].map(packChanceText)).toEqual([
    'None left',
    '2.5%',
    '40%',
    '33.3%',
    'In every pack',
  ]);
});

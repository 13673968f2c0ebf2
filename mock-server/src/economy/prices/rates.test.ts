import { convert, WorthSchema } from '@trait-market/contract/economy/rates';
import { UNITS } from '@trait-market/contract/economy/shared';
import { expect, test } from 'vitest';

import { rateTime, worthAt } from './rates';

const DAY_MS = 24 * 60 * 60_000;
const START = Date.parse('2026-01-10T12:00:00.000Z');
const days = Array.from({ length: 400 }, (_, day) => START + day * DAY_MS);

test('the same time has the same rates, and they move every five minutes', () => {
  expect(worthAt(START)).toEqual(worthAt(START));
  expect(worthAt(START + 4 * 60_000)).toEqual(worthAt(START));
  expect(worthAt(START + 5 * 60_000)).not.toEqual(worthAt(START));
  expect(rateTime(START + 7 * 60_000)).toBe(START + 5 * 60_000);
});

test('E90 each unit has a valid rate at any time', () => {
  for (const at of [0, ...days]) {
    const worth = WorthSchema.parse(worthAt(at));
    expect(UNITS.every((unit) => worth[unit] !== undefined)).toBe(true);
  }
});

test('an ETH is always worth several thousand POL, and no day doubles it', () => {
  const inPol = days.map((at) => Number(convert(worthAt(at), 10n ** 18n, 'eth', 'pol')) / 1e18);
  expect(Math.min(...inPol)).toBeGreaterThan(3_000);
  expect(Math.max(...inPol)).toBeLessThan(12_000);
  expect(new Set(inPol).size).toBe(days.length);
});

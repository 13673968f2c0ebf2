import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { adjustedPrice, nearestPrice, priceAbove, priceBelow, priceFrom } from './set-price';

const ETHER = 10n ** 18n;

test.each([
  [123_400_000_000_000_000n, 117_000_000_000_000_000n],
  [ETHER, 950_000_000_000_000_000n],
  [1_999n * ETHER, 1_900n * ETHER],
  [20n, 19n],
  [1n, 1n],
])('%d wei, reduced by 5 percent, is %d', (wei, lower) => {
  expect(priceFrom(wei, -5)).toBe(lower);
});

test('E98 a changed price is the nearest one of three significant digits, and never zero', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 30n }),
      fc.integer({ min: -90, max: 900 }).filter((percent) => percent !== 0),
      (wei, percent) => {
        const price = priceFrom(wei, percent);
        expect(price).toBeGreaterThan(0n);
        expect(String(price).replace(/0+$/, '').length).toBeLessThanOrEqual(3);
        const exact = wei * BigInt(100 + percent);
        const step = 10n ** BigInt(Math.max(0, String(exact / 100n).length - 3));
        const distance = price * 100n - exact;
        expect((distance < 0n ? -distance : distance) <= 50n * step || price === 1n).toBe(true);
      },
    ),
  );
});

test('E98 a readable price that is lowered by a percent or more goes down', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 100n, max: 999n }),
      fc.nat({ max: 24 }),
      fc.integer({ min: 1, max: 90 }),
      (digits, zeros, percent) => {
        const wei = digits * 10n ** BigInt(zeros);
        expect(priceFrom(wei, -percent)).toBeLessThan(wei);
        expect(priceFrom(wei, percent)).toBeGreaterThan(wei);
      },
    ),
  );
});

test('an unchanged price keeps all its digits', () => {
  expect(priceFrom(123_456_789n, 0)).toBe(123_456_789n);
});

test('a price is rounded to three significant digits, and never to zero', () => {
  expect([123_456n, 123_500n, 999n, 0n].map(nearestPrice)).toEqual([123_000n, 124_000n, 999n, 1n]);
});

test('E439 an adjusted price has the fewest digits of which the percentage is true within 0.05 points', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 10_000n, max: 10n ** 30n }),
      fc.integer({ min: -90, max: 900 }).filter((percent) => percent !== 0),
      (wei, percent) => {
        const distance = adjustedPrice(wei, percent) * 100n - wei * BigInt(100 + percent);
        expect((distance < 0n ? -distance : distance) * 20n <= wei).toBe(true);
      },
    ),
  );
  expect([100_000n, 123_400n, 10_400n, 1n].map((wei) => adjustedPrice(wei, 5))).toEqual([
    105_000n,
    129_600n,
    10_920n,
    1n,
  ]);
  expect(adjustedPrice(123_456_789n, 0)).toBe(123_456_789n);
});

test('E549 a price beats another by one unit of its fourth digit, or of its fifth if it has one', () => {
  const step = 10n ** 14n;
  expect([10_862n, 3_189n, 1_000n, 120n].map((price) => priceBelow(price * step))).toEqual([
    10_861n * step,
    3_188n * step,
    9_999n * (step / 10n),
    1_199n * (step / 10n),
  ]);
  expect([10_862n, 3_189n, 9_999n].map((price) => priceAbove(price * step))).toEqual([
    10_863n * step,
    3_190n * step,
    10_000n * step,
  ]);
  expect([priceBelow(1n), priceBelow(2n), priceAbove(0n)]).toEqual([undefined, 1n, 1n]);
  fc.assert(
    fc.property(fc.bigInt({ min: 2n, max: 10n ** 30n }), (wei) => {
      const [below = 0n, above] = [priceBelow(wei), priceAbove(wei)];
      expect(below > 0n && below < wei && wei < above).toBe(true);
      for (const price of [below, above])
        expect(String(price).replace(/0+$/, '').length).toBeLessThanOrEqual(5);
      expect((above - below) * 500n <= wei || wei < 1_000n).toBe(true);
    }),
  );
});

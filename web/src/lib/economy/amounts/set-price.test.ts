import { expect, test } from 'vitest';

import { priceFrom } from './set-price';

const ETHER = 10n ** 18n;

test.each([
  [123_400_000_000_000_000n, 117_000_000_000_000_000n],
  [ETHER, 950_000_000_000_000_000n],
  [1_999n * ETHER, 1_890n * ETHER],
  [20n, 19n],
  [1n, 1n],
])('%d wei, reduced by 5 percent, is %d', (wei, lower) => {
  expect(priceFrom(wei, -5)).toBe(lower);
});

test('E98 a reduced price never goes up, has three significant digits, and is never zero', () => {
  for (let wei = 1n; wei < 10n ** 30n; wei = wei * 3n + 7n)
    for (const percent of [-1, -5, -10, -50, -99]) {
      const price = priceFrom(wei, percent);
      expect(price).toBeGreaterThan(0n);
      expect(price * 100n <= wei * BigInt(100 + percent) || price === 1n).toBe(true);
      expect(String(price).replace(/0+$/, '').length).toBeLessThanOrEqual(3);
    }
});

test('an unchanged price keeps all its digits', () => {
  expect(priceFrom(123_456_789n, 0)).toBe(123_456_789n);
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { changeText, percentsText } from './price-change';

test.each([
  [1000n, 945n, '5.5% lower'],
  [1000n, 950n, '5% lower'],
  [1000n, 1050n, '5% higher'],
  [1000n, 1000n, 'unchanged'],
  [100_000n, 99_990n, '<0.1% lower'],
  [1n, 21n, '2,000% higher'],
])('E98 the change from %d to %d is shown as %s', (before, after, text) => {
  expect(changeText(before, after)).toBe(text);
});

test('E98 the percentage shown is at most a twentieth of a percent off, or half a percent from 100% on', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 30n }),
      fc.bigInt({ min: 1n, max: 10n ** 30n }),
      (before, after) => {
        fc.pre(after < before * 100n && after !== before);
        const percent = Math.abs(Number(((after - before) * 10n ** 9n) / before) / 10 ** 7);
        const [shown = ''] = changeText(before, after).split(' ');
        const read = Number(shown.replaceAll(/[<>,%]/g, ''));
        const tolerance = percent >= 100 ? 0.5001 : /^[<>]/.test(shown) ? 0.1001 : 0.0501;
        expect(Math.abs(read - percent)).toBeLessThan(tolerance);
      },
    ),
  );
});

test('E98 several changes are shown as one percentage, or as about the requested one', () => {
  expect(
    percentsText(
      [
        [1000n, 950n],
        [2000n, 1900n],
      ],
      5,
    ),
  ).toBe('5%');
  expect(
    percentsText(
      [
        [1000n, 948n],
        [1000n, 951n],
        [1000n, 950n],
      ],
      5,
    ),
  ).toBe('about 5%');
});

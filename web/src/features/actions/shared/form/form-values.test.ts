import { MAX_ORDER_WEI } from '@trait-market/contract/economy/shared';
import { expect, test } from 'vitest';

import { readPercent, readPrice } from './form-values';

test('reads a price up to one that an order of any size may have', () => {
  expect(readPrice('0.25')).toEqual({ value: 250_000_000_000_000_000n });
  const most = readPrice('340282366920938').value;
  expect(most).toBeDefined();
  expect((most ?? 0n) * 1_000_000n).toBeLessThanOrEqual(MAX_ORDER_WEI);
});

test.each(['340282366920939', '99999999999999999999'])('refuses %s as too large', (text) => {
  expect(readPrice(text)).toEqual({ error: 'This amount is too large.' });
});

test.each([
  ['5', 5],
  ['-5', -5],
  ['−5', -5],
  ['+٥', 5],
  ['\u061C-٥', -5],
  ['\u200E−۵', -5],
])('reads “%s” as a percentage', (text, value) => {
  expect(readPercent(text)).toEqual({ value });
});

test.each(['', '5.0', '5,5', '1.000', '-91', '901', '5 %'])(
  'refuses “%s” as a percentage',
  (text) => {
    expect(readPercent(text).error).toBe('Enter a whole number from -90 to 900.');
  },
);

import { expect, test } from 'vitest';

import { parseCoin, whyNoAmount } from './parse-amount';

test.each([
  ['0.4', 400_000_000_000_000_000n],
  ['.4', 400_000_000_000_000_000n],
  ['12', 12_000_000_000_000_000_000n],
  ['1.', 1_000_000_000_000_000_000n],
  [' 0.000000000000000001 ', 1n],
  ['0', 0n],
])('%s is that many wei', (text, wei) => {
  expect(parseCoin(text)).toBe(wei);
});

test.each(['', '.', '1,5', '-1', '1e3', 'a lot', '0x10', '0.0000000000000000001'])(
  '"%s" is not an amount',
  (text) => {
    expect(parseCoin(text)).toBeUndefined();
  },
);

test.each([
  ['0.12345678901234567890', 'Use at most 18 decimals.'],
  ['.1234567890123456789', 'Use at most 18 decimals.'],
  ['123456789012345678901', 'This amount is too large.'],
  ['999999999999999999999999.5', 'This amount is too large.'],
  ['1,5', 'Enter a number with a point, such as 0.25.'],
  ['1,250.50', 'Enter a number with a point, such as 0.25.'],
  ['1.250,50', 'Enter a number with a point, such as 0.25.'],
  [',5', 'Enter a number with a point, such as 0.25.'],
  ['', 'Enter a number with a point, such as 0.25.'],
])('explains why "%s" is not an amount', (text, words) => {
  expect(parseCoin(text)).toBeUndefined();
  expect(whyNoAmount(text)).toBe(words);
});

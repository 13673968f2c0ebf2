import { expect, test } from 'vitest';

import { parseCount, parseWhole } from './whole-number';

test.each([
  ['1', 1n],
  [' 12 ', 12n],
  ['007', 7n],
  ['٣', 3n],
  ['۱۲', 12n],
  ['１２', 12n],
  ['\u200F٣\u200F', 3n],
])('reads “%s” as a whole number', (text, value) => {
  expect(parseWhole(text)).toBe(value);
});

test.each(['', '0', '-1', '1.0', '1,0', '1.000', '1,000', '1 000', '1e2', '0x1', '2²', 'two'])(
  'refuses “%s” as a whole number',
  (text) => {
    expect(parseWhole(text)).toBeUndefined();
    expect(parseCount(text, 5000)).toBeUndefined();
  },
);

test('a count is at most what there is', () => {
  expect(parseCount('5', 5)).toBe(5);
  expect(parseCount('6', 5)).toBeUndefined();
  expect(parseCount('9'.repeat(400), 5)).toBeUndefined();
});

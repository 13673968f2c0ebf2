import { expect, test } from 'vitest';

import { retryAfterMs } from './retry-after';

test.each([
  ['0', 0],
  ['7', 7000],
  ['10', 10_000],
  ['999999999', 999_999_999_000],
  ['1234567890', undefined],
  ['7 days', undefined],
  ['soon', undefined],
  ['-1', undefined],
  ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
  [undefined, undefined],
])('Retry-After: %s', (text, expected) => {
  expect(retryAfterMs(text === undefined ? {} : { 'retry-after': text })).toBe(expected);
});

test('a date is converted to a time from now', () => {
  const inAnHour = new Date(Date.now() + 3_600_000).toUTCString();
  expect(retryAfterMs({ 'retry-after': inAnHour })).toBeGreaterThan(3_500_000);
});

import { expect, test } from 'vitest';

import { retryAfterMs } from './retry-after';

const NOW = Date.UTC(2026, 10, 25, 12, 0, 0);
const HOUR_MS = 3_600_000;

test.each([
  ['0', 0],
  ['7', 7000],
  [' 10 ', 10_000],
  ['999999999', 999_999_999_000],
])('%j are seconds', (field, ms) => {
  expect(retryAfterMs(field, NOW)).toBe(ms);
});

test.each([
  ['Wed, 25 Nov 2026 13:00:00 GMT', 'IMF-fixdate'],
  ['Wednesday, 25-Nov-26 13:00:00 GMT', 'RFC 850'],
  ['Wed Nov 25 13:00:00 2026', 'asctime'],
  [' Wed Nov 25 13:00:00 2026 ', 'asctime with spaces around it'],
])('%j is an hour from now: %s', (field) => {
  expect(retryAfterMs(field, NOW)).toBe(HOUR_MS);
});

test('a day of one digit in asctime has a space before it', () => {
  expect(retryAfterMs('Tue Dec  1 12:00:00 2026', NOW)).toBe(6 * 24 * HOUR_MS);
});

test('a leap second is a second', () => {
  expect(retryAfterMs('Thu, 31 Dec 2026 23:59:60 GMT', NOW)).toBe(
    retryAfterMs('Fri, 01 Jan 2027 00:00:00 GMT', NOW),
  );
});

test.each([
  ['Thu, 01 Jan 1970 00:00:00 GMT', 'long ago'],
  ['Sunday, 06-Nov-94 08:49:37 GMT', '1994, because 2094 is more than 50 years in the future'],
  ['Sun Nov  6 08:49:37 1994', 'of 1994'],
  ['Wed, 25 Nov 2026 12:00:00 GMT', 'now'],
])('%j is in the past: %s', (field) => {
  expect(retryAfterMs(field, NOW)).toBe(0);
});

test('two digits are a year within the next 50', () => {
  expect(retryAfterMs('Wednesday, 25-Nov-76 12:00:00 GMT', NOW)).toBe(
    Date.UTC(2076, 10, 25, 12) - NOW,
  );
  expect(retryAfterMs('Thursday, 25-Nov-77 12:00:00 GMT', NOW)).toBe(0);
});

test.each([
  '',
  '-1',
  '1.5',
  '1e3',
  '0x10',
  '1234567890',
  '7 days',
  'soon',
  '2026-11-25T13:00:00Z',
  'Wed, 25 Nov 2026 13:00:00',
  'Wed, 25 Nov 2026 13:00:00 +0100',
  'Wed, 25 Nov 2026 24:00:00 GMT',
  'Tue, 31 Feb 2027 12:00:00 GMT',
  'Wed, 25 Foo 2026 13:00:00 GMT',
  'Wed, 5 Nov 2026 13:00:00 GMT',
  'Wednesday, 25-Nov-2026 13:00:00 GMT',
  'Wed Nov 25 13:00:00 2026 GMT',
  '25 Nov 2026 13:00:00 GMT',
])('%j is neither', (field) => {
  expect(retryAfterMs(field, NOW)).toBeUndefined();
});

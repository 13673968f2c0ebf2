import { expect, test } from 'vitest';

import { dayText, exactTime, momentText } from './dates';

test.each([
  ['to the day', dayText, '20 Nov 2026'],
  ['to the minute', momentText, '20 Nov 2026, 09:05'],
])('writes a date %s', (_, write, words) => {
  expect(write(new Date(2026, 10, 20, 9, 5, 7))).toBe(words);
});

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const MINUTE = { ...DAY, hour: '2-digit', minute: '2-digit' } as const;

test('writes every month, the first hour and the last minute as the browser does', () => {
  const moments = Array.from({ length: 12 }, (_, month) => [
    new Date(2026, month, 1, 0, 0, 0),
    new Date(1999, month, 28, 23, 59, 59),
  ]).flat();
  for (const at of moments) {
    expect(dayText(at)).toBe(new Intl.DateTimeFormat('en-GB', DAY).format(at));
    expect(momentText(at)).toBe(new Intl.DateTimeFormat('en-GB', MINUTE).format(at));
    expect(exactTime(at)).toContain(
      new Intl.DateTimeFormat('en-GB', { ...MINUTE, second: '2-digit' }).format(at),
    );
  }
});

test('returns nothing for an invalid date', () => {
  expect(() => dayText(new Date('never'))).toThrow(RangeError);
});

test('writes a date in UTC, as on the server', () => {
  const at = new Date('2026-11-20T23:05:07Z');
  expect(dayText(at, 'UTC')).toBe('20 Nov 2026');
  expect(momentText(at, 'UTC')).toBe('20 Nov 2026, 23:05');
  expect(exactTime(at, 'UTC')).toBe('20 Nov 2026, 23:05:07 UTC');
});

test.each([
  [0, 'UTC'],
  [-60, 'UTC+1'],
  [-330, 'UTC+5:30'],
  [-765, 'UTC+12:45'],
  [210, 'UTC−3:30'],
  [720, 'UTC−12'],
])('E396 an exact time names its zone, %s minutes behind UTC as %s', (offset, zone) => {
  const at = Object.assign(new Date(2026, 10, 20, 9, 5, 7), { getTimezoneOffset: () => offset });
  expect(exactTime(at)).toBe(`20 Nov 2026, 09:05:07 ${zone}`);
});

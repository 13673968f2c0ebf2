import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { dayText, exactTime, zonedMoment } from './dates';

test('writes a date to the day', () => {
  expect(dayText(new Date(2026, 10, 20, 9, 5, 7))).toBe('20 Nov 2026');
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
    expect(zonedMoment(at)).toContain(`${new Intl.DateTimeFormat('en-GB', MINUTE).format(at)} UTC`);
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
  expect(zonedMoment(at, 'UTC')).toBe('20 Nov 2026, 23:05 UTC');
  expect(exactTime(at, 'UTC')).toBe('20 Nov 2026, 23:05:07 UTC');
});

test.each([
  [0, 'UTC'],
  [-60, 'UTC+1'],
  [-330, 'UTC+5:30'],
  [-765, 'UTC+12:45'],
  [210, 'UTC−3:30'],
  [720, 'UTC−12'],
])('E396 E503 a time names its zone, %s minutes behind UTC as %s', (offset, zone) => {
  const at = Object.assign(new Date(2026, 10, 20, 9, 5, 7), { getTimezoneOffset: () => offset });
  expect(exactTime(at)).toBe(`20 Nov 2026, 09:05:07 ${zone}`);
  expect(zonedMoment(at)).toBe(`20 Nov 2026, 09:05 ${zone}`);
});

const src = join(import.meta.dirname, '../..');
const CLOCK =
  /\bget(?:UTC)?(?:Hours|Minutes)\(|toLocale(?:Time|Date)?String\(|toTimeString\(|DateTimeFormat\(/;

test('E503 only these functions format a clock time, and each names its zone', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  );
  expect(files.length).toBeGreaterThan(1000);
  const found = files.filter((name) => CLOCK.test(readFileSync(join(src, name), 'utf8')));
  expect(found).toEqual([join('lib', 'format', 'dates.ts')]);
});

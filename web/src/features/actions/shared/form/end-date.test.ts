import { MAX_ORDER_MS } from '@trait-market/contract/economy/orders';
import { env } from 'node:process';
import { describe, expect, onTestFinished, test } from 'vitest';

import {
  defaultEndDay,
  END_PRESETS,
  endDayIn,
  endOfDay,
  firstEndDay,
  lastEndDay,
} from './end-date';

const at = (year: number, month: number, day: number, hour = 12) =>
  new Date(year, month - 1, day, hour);

test.each([
  [at(2026, 11, 21), '2026-12-21'],
  [at(2026, 1, 31), '2026-03-02'],
  [at(2026, 12, 5), '2027-01-04'],
])('from %s an order expires on %s by default: 30 days later, as the last preset', (now, day) => {
  expect(defaultEndDay(now)).toBe(day);
  expect(endDayIn(now, END_PRESETS.at(-1)?.days ?? 0)).toBe(day);
});

test('the latest day that can be chosen is six months away', () => {
  expect(lastEndDay(at(2026, 8, 31))).toBe('2027-02-28');
  expect(lastEndDay(at(2026, 11, 21))).toBe('2027-05-21');
});

test('E4 an order ends at the end of its last day, and never later than six months from now', () => {
  const now = at(2026, 11, 21, 9);
  expect(endOfDay('2026-11-22', now)).toBe(new Date(2026, 10, 22, 23, 59, 59).getTime());
  expect(endOfDay('2027-05-21', now)).toBe(new Date(2027, 4, 21, 9).getTime());
});

test('the first day allowed is today; yesterday, a day after the last, and invalid days are refused', () => {
  const now = at(2026, 11, 21);
  expect(endOfDay(firstEndDay(now), now)).toBeGreaterThan(now.getTime());
  for (const day of ['2026-11-20', '2027-05-22', '', 'soon', '2026-12'])
    expect(endOfDay(day, now)).toBeUndefined();
});

test('counts days across the end of a month', () => {
  expect(endDayIn(at(2026, 11, 25), 1)).toBe('2026-11-26');
  expect(endDayIn(at(2026, 11, 25), 7)).toBe('2026-12-02');
});

describe.each([
  'Europe/Berlin',
  'America/New_York',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Australia/Adelaide',
  'Africa/Casablanca',
  'Pacific/Apia',
  'UTC',
])('in %s', (zone) => {
  test('no day of a year offers an end that the market refuses', () => {
    const { TZ } = env;
    onTestFinished(() => {
      if (TZ === undefined) delete env['TZ'];
      else env['TZ'] = TZ;
    });
    env['TZ'] = zone;
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);

    for (let day = 0; day < 366; day += 1) {
      for (const hour of [0, 3, 12, 23]) {
        const now = at(2026, 1, 1 + day, hour);
        const end = endOfDay(lastEndDay(now), now);
        expect(end, now.toISOString()).toBeDefined();
        expect(end, now.toISOString()).toBeGreaterThan(now.getTime());
        expect(end, now.toISOString()).toBeLessThanOrEqual(now.getTime() + MAX_ORDER_MS);
      }
    }
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createFlagUsage } from './flag-usage';

const fetched = vi.fn<typeof fetch>();
const url = 'https://flags.example/usage';
const use = (feature: string) => ({
  feature,
  value: 'next',
  source: 'defaultValue',
  at: '2024-02-01T00:00:00.000Z',
});
const sent = (): unknown[] => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
});

test('R7.9 R9.5 sends what was read within 2000 ms as one batch', () => {
  const reportUse = createFlagUsage({ clientKey: 'sdk', usageUrl: url });
  reportUse(use('stage-packs'));
  vi.advanceTimersByTime(1999);
  reportUse(use('stage-reroll'));
  expect(sent()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent()).toEqual([{ clientKey: 'sdk', events: [use('stage-packs'), use('stage-reroll')] }]);

  vi.advanceTimersByTime(60_000);
  expect(sent(), 'nothing is sent when nothing was read').toHaveLength(1);
  reportUse(use('stage-leaders'));
  vi.advanceTimersByTime(2000);
  expect(sent()[1]).toEqual({ clientKey: 'sdk', events: [use('stage-leaders')] });
});

test('loses nothing when someone leaves the page', () => {
  const reportUse = createFlagUsage({ clientKey: 'sdk', usageUrl: url });
  reportUse(use('stage-packs'));
  window.dispatchEvent(new Event('pagehide'));
  expect(sent()).toEqual([{ clientKey: 'sdk', events: [use('stage-packs')] }]);
  vi.advanceTimersByTime(2000);
  expect(sent()).toHaveLength(1);
});

test('sends nothing without an address', () => {
  const reportUse = createFlagUsage({ clientKey: 'sdk', usageUrl: null });
  reportUse(use('stage-packs'));
  window.dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(2000);
  expect(fetched).not.toHaveBeenCalled();
});

import type { CollectionDay } from '@trait-market/contract/economy/collections';
import { expect, test } from 'vitest';

import { CHART, volumeBars } from './chart-shape';

const day = (volume: string): CollectionDay => ({
  at: '2026-11-22T12:00:00.000Z',
  volume,
  sales: volume === '0' ? 0 : 1,
  floor: null,
});

test('the day with the highest volume has the tallest bar, and a day without sales has none', () => {
  const [first, none, most] = volumeBars([day('50'), day('0'), day('100')]);
  expect(none).toBeUndefined();
  expect(most?.height).toBe(CHART.volume.bottom - CHART.volume.top);
  expect(first?.height).toBeCloseTo((most?.height ?? 0) / 2);
  expect(most && most.y + most.height).toBe(CHART.volume.bottom);
});

test('a very small sale is still visible', () => {
  const [least] = volumeBars([day('1'), day('1000000')]);
  expect(least?.height).toBeGreaterThanOrEqual(2);
});

import { expect, test } from 'vitest';

import { CHART, chartPoints } from './chart-points';

const sale = (at: string, amount: bigint) => ({ at, amount });
const ETHER = 10n ** 18n;

test('draws time to the right and price upwards, regardless of the order of sales', () => {
  const points = chartPoints([
    sale('2026-03-01T00:00:00Z', 2n * ETHER),
    sale('2026-01-01T00:00:00Z', ETHER),
    sale('2026-02-01T00:00:00Z', 3n * ETHER),
  ]);
  expect(points.map(({ amount }) => amount / ETHER)).toEqual([1n, 3n, 2n]);
  const [first, second, third] = points;
  expect(first).toMatchObject({ x: CHART.left, y: CHART.height - CHART.bottom });
  expect(second?.y).toBe(CHART.top);
  expect(third?.x).toBe(CHART.width - CHART.right);
});

test('centers a single sale, and sales that all cost the same', () => {
  const [only] = chartPoints([sale('2026-01-01T00:00:00Z', ETHER)]);
  expect(only).toMatchObject({ x: CHART.width / 2, y: CHART.height / 2 });
});

test('draws no point when there are no sales', () => {
  expect(chartPoints([])).toEqual([]);
});

import type { CollectionDay } from '@trait-market/contract/economy/collection-stats';
import { expect, test } from 'vitest';

import { CHART, floorLines, volumeBars } from './chart-shape';

const day = (volume: string, floor: string | null): CollectionDay => ({
  at: '2026-11-22T12:00:00.000Z',
  volume,
  sales: volume === '0' ? 0 : 1,
  floor: floor === null ? null : { chainId: 1, coin: 'native', amount: floor },
});

test('the day with the most sold has the highest bar, and one without a sale has none', () => {
  const [first, none, most] = volumeBars([day('50', '1'), day('0', '1'), day('100', '1')]);
  expect(none).toBeUndefined();
  expect(most?.height).toBe(CHART.volume.bottom - CHART.volume.top);
  expect(first?.height).toBeCloseTo((most?.height ?? 0) / 2);
  expect(most && most.y + most.height).toBe(CHART.volume.bottom);
});

test('what was sold for next to nothing can still be seen', () => {
  const [least] = volumeBars([day('1', null), day('1000000', null)]);
  expect(least?.height).toBeGreaterThanOrEqual(2);
});

test('the floor is a line that breaks off where nothing was for sale', () => {
  const lines = floorLines([day('0', '10'), day('0', null), day('0', '30'), day('0', '20')]);
  expect(lines.map((line) => line.length)).toEqual([1, 2]);
  const [low, high, between] = lines.flat();
  expect(low?.y).toBe(CHART.floor.bottom);
  expect(high?.y).toBe(CHART.floor.top);
  expect(between?.y).toBe((CHART.floor.top + CHART.floor.bottom) / 2);
  expect((low?.x ?? 0) < (high?.x ?? 0)).toBe(true);
});

test('a floor that never moved stands in the middle; without any there is no line', () => {
  const middle = (CHART.floor.top + CHART.floor.bottom) / 2;
  expect(floorLines([day('0', '5'), day('0', '5')])[0]?.map(({ y }) => y)).toEqual([
    middle,
    middle,
  ]);
  expect(floorLines([day('0', null)])).toEqual([]);
});

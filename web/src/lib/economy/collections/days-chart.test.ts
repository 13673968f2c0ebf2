import { expect, test } from 'vitest';

import { floorLines } from './days-chart';

const BAND = { top: 14, bottom: 150 };

const day = (floor: string | null) => ({
  floor: floor === null ? null : { chainId: 1 as const, coin: 'native' as const, amount: floor },
});

test('the floor is a line that breaks where nothing was for sale', () => {
  const lines = floorLines([day('10'), day(null), day('30'), day('20')], BAND);
  expect(lines.map((line) => line.length)).toEqual([1, 2]);
  const [low, high, between] = lines.flat();
  expect(low?.y).toBe(BAND.bottom);
  expect(high?.y).toBe(BAND.top);
  expect(between?.y).toBe((BAND.top + BAND.bottom) / 2);
  expect((low?.x ?? 0) < (high?.x ?? 0)).toBe(true);
});

test('centers a floor that never moved, and draws no line without a floor', () => {
  const middle = (BAND.top + BAND.bottom) / 2;
  expect(floorLines([day('5'), day('5')], BAND)[0]?.map(({ y }) => y)).toEqual([middle, middle]);
  expect(floorLines([day(null)], BAND)).toEqual([]);
});

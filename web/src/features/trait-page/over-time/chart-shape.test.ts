import { traitOverTime } from '@trait-market/contract/fixtures/economy/traits';
import { expect, test } from 'vitest';

import { CHART, floorLines, wornLine } from './chart-shape';

const { days } = traitOverTime;

test('who wore it is drawn from nobody up, each day at its place', () => {
  const line = wornLine(days);
  expect(line.map(({ y }) => Math.round(y))).toEqual([CHART.worn.bottom, 85, CHART.worn.top]);
  expect(line.map(({ x }) => Math.round(x))).toEqual([107, 320, 533]);
});

test('what nobody wears lies on the ground', () => {
  const none = days.map((day) => ({ ...day, worn: 0 }));
  expect(wornLine(none).map(({ y }) => y)).toEqual(days.map(() => CHART.worn.bottom));
});

test('where nothing was for sale the line of prices ends, and the next begins', () => {
  const lines = floorLines(days);
  expect(lines.map((line) => line.length)).toEqual([1, 1]);
  expect(lines.map(([point]) => point?.y)).toEqual([CHART.price.bottom, CHART.price.top]);
  expect(floorLines(days.map((day) => ({ ...day, floor: null })))).toEqual([]);
});

test('a price that never changes lies in the middle', () => {
  const [first] = days;
  const same = first ? [first, first] : [];
  const middle = (CHART.price.top + CHART.price.bottom) / 2;
  expect(floorLines(same)[0]?.map(({ y }) => y)).toEqual([middle, middle]);
});

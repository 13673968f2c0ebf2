import { traitOverTime } from '@trait-market/contract/fixtures/economy/traits';
import { expect, test } from 'vitest';

import { CHART, wornLine } from './chart-shape';

const { days } = traitOverTime;

test('draws wearers from zero upwards, with each day in its place', () => {
  const line = wornLine(days);
  expect(line.map(({ y }) => Math.round(y))).toEqual([CHART.worn.bottom, 93, CHART.worn.top]);
  expect(line.map(({ x }) => Math.round(x))).toEqual([107, 320, 533]);
});

test('draws a trait that no one wears at the bottom', () => {
  const none = days.map((day) => ({ ...day, worn: 0 }));
  expect(wornLine(none).map(({ y }) => y)).toEqual(days.map(() => CHART.worn.bottom));
});

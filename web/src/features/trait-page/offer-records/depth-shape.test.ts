import { traitDepth } from '@trait-market/contract/fixtures/economy/tokens';
import { expect, test } from 'vitest';

import { CHART, depthLine, depthSteps } from './depth-shape';

test('E307 adds up the editions from the best price on', () => {
  expect(depthSteps(traitDepth.levels).map(({ total }) => total)).toEqual([2, 3, 10]);
});

test('E307 draws a step for each price, from the best on the left to the lowest on the right', () => {
  const line = depthLine(depthSteps(traitDepth.levels));
  const height = CHART.bottom - CHART.top;
  expect(line.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual(
    [
      [0, CHART.bottom],
      [0, CHART.bottom - 0.2 * height],
      [152, CHART.bottom - 0.2 * height],
      [152, CHART.bottom - 0.3 * height],
      [608, CHART.bottom - 0.3 * height],
      [608, CHART.top],
      [640, CHART.top],
    ].map(([x = 0, y = 0]) => [Math.round(x), Math.round(y)]),
  );
});

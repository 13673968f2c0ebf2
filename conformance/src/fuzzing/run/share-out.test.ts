import { expect, test } from 'vitest';

import { shareOut } from './share-out';

test.each([
  [100, [1, 1], [50, 50]],
  [100, [1, 4], [20, 80]],
  [10, [1, 1, 1], [3, 3, 4]],
  [2, [1, 1, 1, 1], [1, 1, 1, 1]],
])('shares %i by %j', (total, weights, shares) => {
  expect(shareOut(total, weights)).toEqual(shares);
});

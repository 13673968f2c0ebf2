import { expect, test } from 'vitest';

import { chanceText } from './chance-text';

test.each([
  [1, 12, '1 in 12'],
  [2, 24, '1 in 12'],
  [3, 7, '1 in 2.3'],
  [1, 1, 'Certain'],
  [0, 5, 'None'],
  [1, 0, 'None'],
])('writes %d of %d as %j', (some, of, text) => {
  expect(chanceText(some, of)).toBe(text);
});

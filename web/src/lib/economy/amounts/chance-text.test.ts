import { expect, test } from 'vitest';

import { chanceText } from './chance-text';

test.each([
  [1, 12, '8.3%'],
  [3, 4, '75%'],
  [1, 2000, '<0.1%'],
  [1, 1, 'Certain'],
  [0, 5, 'None'],
  [1, 0, 'None'],
])('E197 writes %d of %d as %j', (some, of, text) => {
  expect(chanceText(some, of)).toBe(text);
});

import { expect, test } from 'vitest';

import { ordinal } from './ordinal';

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [112, '112th'],
  [1003, '1,003rd'],
])('writes %i as %s', (place, words) => {
  expect(ordinal(place)).toBe(words);
});

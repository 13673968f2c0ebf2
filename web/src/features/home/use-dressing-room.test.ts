import { expect, test } from 'vitest';

import { spread } from './use-dressing-room';

test('takes both ends and evenly spaced items between them', () => {
  expect(spread([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 4)).toEqual([1, 4, 7, 10]);
  expect(spread([1, 2, 3, 4, 5, 6, 7], 4)).toEqual([1, 3, 5, 7]);
  expect(spread([1, 2, 3, 4, 5], 4)).toHaveLength(4);
});

test('takes all of a short list', () => {
  expect(spread([1, 2, 3], 4)).toEqual([1, 2, 3]);
  expect(spread([], 4)).toEqual([]);
});

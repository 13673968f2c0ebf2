import { expect, test } from 'vitest';

import { createTally } from './tally';

test('counts additions and removals for each key', () => {
  const { of, add, take } = createTally();
  add('a');
  add('a');
  add('b');
  expect([of('a'), of('b'), of('c')]).toEqual([2, 1, 0]);
  take('a');
  take('b');
  expect([of('a'), of('b')]).toEqual([1, 0]);
});

test('removes nothing from an unknown key', () => {
  const { of, add, take } = createTally();
  take('a');
  add('a');
  expect(of('a')).toBe(1);
});

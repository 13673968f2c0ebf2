import { expect, test } from 'vitest';

import { interleave } from './use-shown-traits';

const named = (...ids: string[]) => ids.map((id) => ({ id, traitValue: id }));
const ids = (lists: Parameters<typeof interleave>[0], count: number) =>
  interleave(lists, count).map(({ id }) => id);

test('takes from each list in turn, and goes on when one is used up', () => {
  expect(ids([named('a1', 'a2', 'a3'), named('b1'), named('c1', 'c2')], 6)).toEqual([
    'a1',
    'b1',
    'c1',
    'a2',
    'c2',
    'a3',
  ]);
});

test('shows a trait once, however many words match it', () => {
  expect(ids([named('mask', 'a'), named('mask', 'b')], 6)).toEqual(['mask', 'a', 'b']);
});

test('returns no more than asked for, and nothing from empty lists', () => {
  expect(ids([named('a', 'b', 'c')], 2)).toEqual(['a', 'b']);
  expect(ids([[], []], 6)).toEqual([]);
});

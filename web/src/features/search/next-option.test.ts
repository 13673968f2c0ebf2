import { expect, test } from 'vitest';

import { nextOption } from './next-option';

const FIELD = -1;

test.each([
  ['ArrowDown', FIELD, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, FIELD],
  ['ArrowUp', FIELD, 2],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, FIELD],
])('%s from %i of three leads to %i', (key, from, to) => {
  expect(nextOption(key, from, 3)).toBe(to);
});

test.each(['ArrowDown', 'ArrowUp'])('%s stays in the field when there is no option', (key) => {
  expect(nextOption(key, FIELD, 0)).toBe(FIELD);
});

test.each(['Home', 'End', 'ArrowLeft', 'a', 'Tab'])('leaves %s to the field', (key) => {
  expect(nextOption(key, 1, 3)).toBeUndefined();
});

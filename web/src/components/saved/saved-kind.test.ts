import { OutfitNameSchema } from '@trait-market/contract/economy/outfits';
import { outfit } from '@trait-market/contract/fixtures/economy/outfits';
import { expect, test } from 'vitest';

import { findByName, nameError, shortened } from './saved-kind';

const names = {
  nameMaxLength: 40,
  isName: (name: string) => OutfitNameSchema.safeParse(name).success,
};

test('finds a saved item by its name, ignoring case', () => {
  expect(findByName(' sunday DIVE ', [outfit])).toBe(outfit);
  expect(findByName('Sunday', [outfit])).toBeUndefined();
});

test.each([
  ['  ', 'Enter a name.'],
  ['n'.repeat(41), 'A name has at most 40 characters.'],
  ['Ga\u200Bla', 'Use visible characters on a single line.'],
  ['Gala', undefined],
])('%j: %s', (name, reason) => {
  expect(nameError(name, names)).toBe(reason);
});

test.each([
  ['Eyes', 5, 'Eyes'],
  ['Eyes, Epic', 6, 'Eyes,…'],
  ['Eyes, Epic', 7, 'Eyes,…'],
  ['abc😀d', 5, 'abc…'],
])('shortens the proposed name %j to %d characters', (name, most, shown) => {
  expect(shortened(name, most)).toBe(shown);
});

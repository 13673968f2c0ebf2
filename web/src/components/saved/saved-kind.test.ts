import { OutfitNameSchema } from '@trait-market/contract/economy/outfits';
import { outfit } from '@trait-market/contract/fixtures/economy/outfits';
import { expect, test } from 'vitest';

import { calledSo, whyNoName } from './saved-kind';

const names = {
  nameMaxLength: 40,
  isName: (name: string) => OutfitNameSchema.safeParse(name).success,
};

test('finds what is saved by its name, in upper or lower case', () => {
  expect(calledSo(' sunday DIVE ', [outfit])).toBe(outfit);
  expect(calledSo('Sunday', [outfit])).toBeUndefined();
});

test.each([
  ['  ', 'Enter a name.'],
  ['n'.repeat(41), 'A name has at most 40 characters.'],
  ['Ga\u200Bla', 'A name needs characters that can be seen, on one line.'],
  ['Gala', undefined],
])('%j: %s', (name, reason) => {
  expect(whyNoName(name, names)).toBe(reason);
});

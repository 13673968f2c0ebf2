import { outfit } from '@trait-market/contract/fixtures/economy/outfits';
import { expect, test } from 'vitest';

import { outfitCalled, whyNoName } from './outfit-name';

test('an outfit is found by its name, however it is written', () => {
  expect(outfitCalled(' sunday DIVE ', [outfit])).toBe(outfit);
  expect(outfitCalled('Sunday', [outfit])).toBeUndefined();
});

test.each([
  ['  ', 'Enter a name.'],
  ['n'.repeat(41), 'A name has at most 40 characters.'],
  ['Ga\u200Bla', 'A name needs characters that can be seen, on one line.'],
  ['Gala', undefined],
])('%j: %s', (name, reason) => {
  expect(whyNoName(name)).toBe(reason);
});

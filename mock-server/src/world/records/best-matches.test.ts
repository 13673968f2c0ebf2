import { expect, test } from 'vitest';

import { bestMatches, SEARCH_LIMIT, searchKeyOf } from './best-matches';

const self = (text: string) => text;

test('what starts with the key comes first, each half in the order given', () => {
  const sorted = ['a otter', 'my otter', 'mask', 'otter a', 'otter b'];
  expect(bestMatches(sorted, 'otter', self, SEARCH_LIMIT)).toEqual([
    'otter a',
    'otter b',
    'a otter',
    'my otter',
  ]);
});

test('there are never more than the limit', () => {
  const found = Array.from({ length: SEARCH_LIMIT + 5 }, (_, index) => `otter ${index}`);
  expect(bestMatches(found, 'otter', self, SEARCH_LIMIT)).toHaveLength(SEARCH_LIMIT);
  expect(bestMatches([], 'otter', self, SEARCH_LIMIT)).toEqual([]);
});

test.each([
  ['  Laser Eyes ', 'laser eyes'],
  ['Ｌａｓｅｒ', 'laser'],
  ['Ferryman’s Coins', "ferryman's coins"],
])('%j is searched as %j', (text, key) => {
  expect(searchKeyOf(text)).toBe(key);
});

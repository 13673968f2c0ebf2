import { expect, test } from 'vitest';

import { bestMatches, SEARCH_LIMIT, searchKeyOf } from './best-matches';

const self = (text: string) => text;

test('matches at the start come first, each half in the given order', () => {
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

test('finds the same as a check of one text after another', () => {
  const sorted = ['a', 'aa', 'ab', 'b', 'ba', 'bab', 'c\nb', 'cab', 'zz'];
  for (const key of ['', 'a', 'b', 'ab', 'ba', 'z', 'c', 'zz', 'q', 'a\nb', 'c\nb']) {
    for (const limit of [0, 1, 3, 20]) {
      const isFound = (text: string) => text.includes(key) && !key.includes('\n');
      const starting = sorted.filter((text) => isFound(text) && text.startsWith(key));
      const others = sorted.filter((text) => isFound(text) && !text.startsWith(key));
      const expected = [...starting, ...others].slice(0, limit);
      expect(bestMatches(sorted, key, self, limit), JSON.stringify([key, limit])).toEqual(expected);
    }
  }
});

test.each([
  ['  Laser Eyes ', 'laser eyes'],
  ['Ｌａｓｅｒ', 'laser'],
  ['Ferryman’s Coins', "ferryman's coins"],
])('%j is searched as %j', (text, key) => {
  expect(searchKeyOf(text)).toBe(key);
});

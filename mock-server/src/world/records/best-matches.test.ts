import { expect, test } from 'vitest';

import { bestMatches, SEARCH_LIMIT } from './best-matches';

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

import { expect, test } from 'vitest';

import { toQueryString } from './query-string';

test('arrays repeat the key', () => {
  expect(toQueryString({ slot: ['eyes', 'mouth'], name: 'laser' })).toBe(
    '?slot=eyes&slot=mouth&name=laser',
  );
});

test('text is encoded', () => {
  expect(toQueryString({ searchKey: 'a&x=1#f ü' })).toBe('?searchKey=a%26x%3D1%23f+%C3%BC');
});

test.each([undefined, null, {}, { name: undefined }, { name: [] }])('%j says nothing', (query) => {
  expect(toQueryString(query)).toBe('');
});

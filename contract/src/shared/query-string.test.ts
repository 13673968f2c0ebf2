import { expect, test } from 'vitest';

import { toQueryString } from './query-string';

test('R7.2 repeats the key for arrays', () => {
  expect(toQueryString({ slot: ['eyes', 'mouth'], name: 'laser' })).toBe(
    '?slot=eyes&slot=mouth&name=laser',
  );
});

test('encodes text', () => {
  expect(toQueryString({ searchKey: 'a&x=1#f ü' })).toBe('?searchKey=a%26x%3D1%23f+%C3%BC');
});

test.each([undefined, null, {}, { name: undefined }, { name: [] }])(
  'writes nothing for %j',
  (query) => {
    expect(toQueryString(query)).toBe('');
  },
);

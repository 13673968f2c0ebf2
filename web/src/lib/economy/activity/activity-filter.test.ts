import { expect, test } from 'vitest';

import {
  asActivityQuery,
  countFilters,
  EVERYTHING,
  isNarrowed,
  readFilter,
  writeFilter,
} from './activity-filter';

const read = (search: string) => readFilter(new URLSearchParams(search), []);

test('E444 an address’s days include the whole last day in the user’s zone', () => {
  const filter = read('from=2026-10-24&to=2026-10-25');
  expect(asActivityQuery(filter, 'UTC')).toEqual({
    since: '2026-10-24T00:00:00.000Z',
    until: '2026-10-26T00:00:00.000Z',
  });
  expect(asActivityQuery(filter, 'local')).toEqual({
    since: new Date(2026, 9, 24).toISOString(),
    until: new Date(2026, 9, 26).toISOString(),
  });
});

test('E469 filters in use are counted, a range as one, without the usual events', () => {
  expect(countFilters(EVERYTHING, [])).toBe(0);
  expect(countFilters({ ...EVERYTHING, type: ['sale'] }, ['sale'])).toBe(0);
  expect(countFilters({ ...EVERYTHING, type: ['sale'] }, [])).toBe(1);
  const all = read(
    'type=sale&collection=a&chain=polygon&trait=b&from=2026-10-24&to=2026-10-25&minPrice=1&maxPrice=2',
  );
  expect(countFilters(all, [])).toBe(6);
});

test('E444 prices are in the coin of the address’s network', () => {
  const filter = read('chain=polygon&minPrice=0.5&maxPrice=2&trait=tomato-fez');
  expect(asActivityQuery(filter, 'UTC')).toEqual({
    chainId: 137,
    trait: 'tomato-fez',
    minPrice: '500000000000000000',
    maxPrice: '2000000000000000000',
  });
  expect(writeFilter(filter, []).toString()).toBe(
    'chain=polygon&trait=tomato-fez&minPrice=0.5&maxPrice=2',
  );
  expect(isNarrowed(filter)).toBe(true);
});

test.each([
  'minPrice=0.5',
  'chain=ethereum&maxPrice=much',
  'from=2026-02-30',
  'to=24.10.2026',
  'trait=..%2Fadmin',
])('E444 ignores the invalid part of ?%s', (search) => {
  const { chainId, ...rest } = read(search);
  expect({ ...rest, chainId: undefined }).toEqual(EVERYTHING);
  expect(chainId).toBe(search.startsWith('chain') ? 1 : undefined);
});

import { expect, test } from 'vitest';

import { savedSearches, saveSearch } from '../../../fixtures/economy/searches';
import { BrowseTraitsQuerySchema } from '../traits/traits.schema';
import {
  SavedQuerySchema,
  SavedSearchesSchema,
  SaveSearchSchema,
  SearchParamsSchema,
} from './searches.schema';

/** Browse parameters that saved searches omit: the paging, and the chain of price bounds in wei. */
const NOT_SAVED = new Set(['priceChain', 'cursor', 'limit']);

const isSaved = (change: object) =>
  SaveSearchSchema.safeParse({ ...saveSearch, ...change }).success;

test('fixtures parse to themselves', () => {
  expect(SavedSearchesSchema.parse(savedSearches)).toEqual(savedSearches);
  expect(SaveSearchSchema.parse(saveSearch)).toEqual(saveSearch);
});

test.each([
  ['Cheap eyes', true],
  ['n'.repeat(40), true],
  ['n'.repeat(41), false],
  ['  ', false],
  ['Ga\u202Ela', false],
])('%j is a name for a search: %s', (name, isName) => {
  expect(isSaved({ name })).toBe(isName);
});

test.each([
  [{}, true],
  [{ slot: ['eyes', 'mouth'], chainId: [137], sort: 'rarity' }, true],
  [{ slot: [] }, false],
  [{ slot: ['wings'] }, false],
  [{ collection: ['../x'] }, false],
  [{ maxPrice: '1' }, false],
  [{ maxPrice: '1', priceUnit: 'pol' }, true],
  [{ maxPrice: '0.1', priceUnit: 'pol' }, false],
  [{ cursor: 'abc' }, false],
  [{ name: 'x'.repeat(201) }, false],
  [{ collection: Array.from({ length: 41 }, (_, index) => `c${index}`) }, false],
])('%j can be searched again: %s', (query, isQuery) => {
  expect(isSaved({ query })).toBe(isQuery);
});

test('every filter of the market can be saved: a new one needs its line in SavedQuerySchema', () => {
  const filters = Object.keys(BrowseTraitsQuerySchema.shape);
  expect(Object.keys(SavedQuerySchema.shape).toSorted()).toEqual(
    filters.filter((filter) => !NOT_SAVED.has(filter)).toSorted(),
  );
});

test('its id is a UUID', () => {
  const [first] = savedSearches.items;
  expect(SearchParamsSchema.safeParse({ id: first?.id }).success).toBe(true);
  expect(SearchParamsSchema.safeParse({ id: 'mine' }).success).toBe(false);
});

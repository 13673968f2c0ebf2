import { expect, test } from 'vitest';

import { saveAvatarSearch, savedSearches, saveSearch } from '../../../fixtures/economy/searches';
import { BrowseAvatarsQuerySchema } from '../avatars/browse-avatars.schema';
import { BrowseTraitsQuerySchema } from '../traits/traits.schema';
import {
  SavedAvatarQuerySchema,
  SavedQuerySchema,
  SavedSearchSchema,
  SavedSearchesSchema,
  SavedTraitQuerySchema,
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
  expect(SaveSearchSchema.parse(saveAvatarSearch)).toEqual(saveAvatarSearch);
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

test.each([
  [{ kind: 'avatars' }, true],
  [{ kind: 'avatars', trait: ['tomato-fez'], maxRank: 10, sort: 'rank' }, true],
  [{ kind: 'avatars', slot: ['eyes'] }, false],
  [{ kind: 'avatars', sort: 'rarity' }, false],
  [{ kind: 'avatars', maxRank: 0 }, false],
  [{ kind: 'avatars', maxRank: 10 ** 9 }, false],
  [{ kind: 'avatars', owner: ['bob'] }, false],
  [{ kind: 'avatars', maxPrice: '1' }, false],
  [{ kind: 'avatars', maxPrice: '1', priceUnit: 'usd' }, true],
  [{ trait: ['tomato-fez'] }, false],
  [{ kind: 'traits', maxRank: 10 }, false],
  [{ kind: 'traits', slot: ['eyes'] }, true],
  [{ kind: 'sales' }, false],
  [{ kind: null }, false],
])('T189 a saved query has the filters of its kind only: %j is one: %s', (query, isQuery) => {
  expect(isSaved({ query })).toBe(isQuery);
});

test('a stored search may have fields that this contract does not know, a request may not', () => {
  const query = { kind: 'avatars', maxRank: 10, mood: 'calm' };
  const [search] = savedSearches.items;
  const stored = { ...search, query, color: 'red' };
  expect(SavedSearchSchema.parse(stored)).toEqual(stored);
  expect(isSaved({ query })).toBe(false);
});

test('E391 a query that was saved without a kind is one of traits', () => {
  const { kind, ...rest } = SavedQuerySchema.parse({ slot: ['eyes'], sort: 'rarity' });
  expect(kind).toBeUndefined();
  expect(SavedTraitQuerySchema.parse({ ...rest, kind: 'traits' })).toMatchObject(rest);
});

test.each([
  ['SavedTraitQuerySchema', BrowseTraitsQuerySchema, SavedTraitQuerySchema],
  ['SavedAvatarQuerySchema', BrowseAvatarsQuerySchema, SavedAvatarQuerySchema],
] as const)(
  'every filter of the market can be saved: a new one needs its line in %s',
  (_name, browsed, saved) => {
    const filters = Object.keys(browsed.shape).filter((filter) => !NOT_SAVED.has(filter));
    expect(Object.keys(saved.shape).toSorted()).toEqual(['kind', ...filters].toSorted());
  },
);

test('its id is a UUID', () => {
  const [first] = savedSearches.items;
  expect(SearchParamsSchema.safeParse({ id: first?.id }).success).toBe(true);
  expect(SearchParamsSchema.safeParse({ id: 'mine' }).success).toBe(false);
});

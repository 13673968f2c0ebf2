import { expect, test } from 'vitest';

import { nameAsFilters, type NamedFilters } from './name-as-filters';

const none: NamedFilters = { name: '', rarity: [], slot: [], chain: [], collection: [] };

const collectionOf = (value: string, name: string) => ({ value, name });
const collections = [
  collectionOf('understory', 'The Understory'),
  collectionOf('tin-parliament', 'Tin Parliament'),
  collectionOf('night-post', 'Night Post'),
  collectionOf('night-market', 'Night Market'),
];

test.each<[string, Partial<NamedFilters>]>([
  ['understory epic', { collection: ['understory'], rarity: ['epic'] }],
  ['EPIC headwear', { rarity: ['epic'], slot: ['headwear'] }],
  ['epic crown', { rarity: ['epic'], name: 'crown' }],
  ['outfits of the tin parliament', { collection: ['tin-parliament'], slot: ['outfit'] }],
  ['night eyes', { collection: ['night-post', 'night-market'], slot: ['eyes'] }],
  ['night post eyes', { collection: ['night-post'], slot: ['eyes'] }],
  ['rare, legendary', { rarity: ['rare', 'legendary'] }],
  ['polygon bodies', { chain: [137], slot: ['body'] }],
  ['polygon accessory', { chain: [137], slot: ['accessory'] }],
])('E418 reads the words of “%s” as filters', (text, filters) => {
  expect(nameAsFilters(text, collections)).toEqual({
    filters: { ...none, ...filters },
    isClose: false,
  });
});

test.each<[string, Partial<NamedFilters>]>([
  ['epic hat', { rarity: ['epic'], slot: ['headwear'] }],
  ['rare glasses', { rarity: ['rare'], slot: ['eyes'] }],
  ['jackets of the night post', { collection: ['night-post'], slot: ['outfit'] }],
  ['legendry hats', { rarity: ['legendary'], slot: ['headwear'] }],
  ['understroy eyes', { collection: ['understory'], slot: ['eyes'] }],
  ['mouht', { slot: ['mouth'] }],
  ['polygn accesory', { chain: [137], slot: ['accessory'] }],
])('E667 “%s” has everyday words or typos', (text, filters) => {
  expect(nameAsFilters(text, collections)?.filters).toEqual({ ...none, ...filters });
});

test.each([
  ['epic hat', false],
  ['understory eyes', false],
  ['legendry hats', true],
  ['eyes understroy', true],
])('E691 the filters of “%s” are close ones: %s', (text, isClose) => {
  expect(nameAsFilters(text, collections)?.isClose).toBe(isClose);
});

test.each(['south', 'rave', 'bony', 'parlor'])('E667 “%s” is no typo of a filter', (text) => {
  expect(nameAsFilters(text, collections)).toBeUndefined();
});

test.each(['laser', 'the', '', '🦊', 'epicenter'])('E418 “%s” has no filter', (text) => {
  expect(nameAsFilters(text, collections)).toBeUndefined();
});

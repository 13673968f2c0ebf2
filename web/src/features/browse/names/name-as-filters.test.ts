import { expect, test } from 'vitest';

import { everything, type MarketQuery } from '../market-query';
import { nameAsFilters } from './name-as-filters';

const collectionOf = (value: string, name: string) => ({ value, name, count: 1, floors: [] });
const collections = [
  collectionOf('understory', 'The Understory'),
  collectionOf('tin-parliament', 'Tin Parliament'),
  collectionOf('night-post', 'Night Post'),
  collectionOf('night-market', 'Night Market'),
];

test.each<[string, Partial<MarketQuery>]>([
  ['understory epic', { collection: ['understory'], rarity: ['epic'] }],
  ['EPIC headwear', { rarity: ['epic'], slot: ['headwear'] }],
  ['epic hat', { rarity: ['epic'], name: 'hat' }],
  ['outfits of the tin parliament', { collection: ['tin-parliament'], slot: ['outfit'] }],
  ['night eyes', { collection: ['night-post', 'night-market'], slot: ['eyes'] }],
  ['night post eyes', { collection: ['night-post'], slot: ['eyes'] }],
  ['rare, legendary', { rarity: ['rare', 'legendary'] }],
  ['polygon bodies', { chain: [137], slot: ['body'] }],
  ['polygon accessory', { chain: [137], slot: ['accessory'] }],
])('E418 reads the words of “%s” as filters', (text, filters) => {
  expect(nameAsFilters(text, collections)).toEqual({ ...everything, ...filters });
});

test.each(['laser', 'the', '', '🦊', 'epicenter'])('E418 “%s” has no filter', (text) => {
  expect(nameAsFilters(text, collections)).toBeUndefined();
});

import { expect, test } from 'vitest';

import { nameAsFilters, nameInCollections, type NamedFilters } from './name-as-filters';

const none: NamedFilters = {
  name: '',
  rarity: [],
  slot: [],
  chain: [],
  collection: [],
  maxPrice: '',
  priceIn: undefined,
};

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

test.each<[string, Partial<NamedFilters>]>([
  [
    'epic hat under 0.3 eth',
    { rarity: ['epic'], slot: ['headwear'], maxPrice: '0.3', priceIn: 'eth' },
  ],
  ['goggles up to .50 USD', { name: 'goggles', maxPrice: '0.5', priceIn: 'usd' }],
  ['below 20 pol', { maxPrice: '20', priceIn: 'pol' }],
])('E667 reads the price of “%s”', (text, filters) => {
  expect(nameAsFilters(text, collections)).toEqual({
    filters: { ...none, ...filters },
    isClose: false,
  });
});

test.each(['under 0.3', 'under water', 'thunder 3 eth', 'under 0.333 usd', 'under 3 ethers'])(
  'E667 “%s” has no price',
  (text) => {
    expect(nameAsFilters(text, collections)).toBeUndefined();
  },
);

const typosOf = (word: string): string[] =>
  [...word].flatMap((letter, place) => {
    const [head, tail] = [word.slice(0, place), word.slice(place + 1)];
    return [
      head + tail,
      `${head}q${tail}`,
      `${head}q${letter}${tail}`,
      head + tail.slice(0, 1) + letter + tail.slice(1),
    ].filter(({ length }) => length >= 4);
  });

const NAMES = [
  'Fathom Club',
  'Tin Parliament',
  'Kilnfolk',
  'The Night Post',
  'Foxglove Court',
  'Quarry Saints',
  'The Understory',
];
const named = NAMES.map((name) => collectionOf(name, name));

test.each(NAMES)(
  'E691 any word of “%s” with a typo names it, before or after any mistyped word of a trait',
  (name) => {
    const words = name.split(' ').filter(({ length }) => length > 3);
    for (const word of words.flatMap((one) => typosOf(one.toLowerCase())))
      for (const trait of ['gogles', 'hemlet', 'tomatoe', 'mechanicl', 'bret'])
        for (const text of [`${word} ${trait}`, `${trait} ${word}`])
          expect(nameInCollections(text, named), text).toEqual({
            filters: { ...none, name: trait, collection: [name] },
            isClose:
              word !== name.toLowerCase() && !words.some((one) => one.toLowerCase() === word),
          });
  },
);

test('E691 the collection that the most words name is the one that is meant', () => {
  expect(nameInCollections('nihgt psot crown', named)?.filters).toEqual({
    ...none,
    name: 'crown',
    collection: ['The Night Post'],
  });
  expect(nameInCollections('laser goggles', named)).toBeUndefined();
});

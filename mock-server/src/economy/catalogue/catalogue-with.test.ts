import { expect, test } from 'vitest';

import { composeSeed } from '../../seed/seed';
import { catalogueOfSeed } from '../seed/catalogue-of-seed';
import { catalogueWith } from './catalogue-with';

const seed = composeSeed({ randomSeed: 'catalogue', users: 2, traits: 30 });
const catalogue = catalogueOfSeed(seed);

test('a world with only the seed’s traits uses the seed’s own catalogue, which all worlds share', () => {
  expect(catalogueWith(catalogue, seed.traits)).toBe(catalogue);
});

test('additional traits have their own tokens, in existing collections', () => {
  const more = Array.from({ length: 70 }, (_, number) => ({
    id: `otter-${number}`,
    traitValue: `Otter ${number}`,
  }));
  const wider = catalogueWith(catalogue, [...seed.traits, ...more]);
  expect(wider.traits.size).toBe(catalogue.traits.size + 70);
  const places = [...wider.traits.values()].map(({ collection, tokenId, rank }) => ({
    place: `${collection}/${tokenId}`,
    rank,
  }));
  expect(new Set(places.map(({ place }) => place)).size).toBe(wider.traits.size);
  expect(new Set(places.map(({ rank }) => rank)).size).toBe(wider.traits.size);
  expect(wider.traits.get('otter-69')).toMatchObject({ value: 'Otter 69' });
  for (const { id } of seed.traits) expect(wider.traits.get(id)).toEqual(catalogue.traits.get(id));
});

import { expect, test } from 'vitest';

import { searchParams } from '@/components/saved-searches/search-params';

import { searchedTraits } from './searched-traits';

const { read: readAddress, toSaved, write } = searchedTraits;

const read = (search: string) => readAddress(new URLSearchParams(search));

test.each([
  '',
  'name=laser+eyes&listed=true&slot=mouth&slot=eyes&rarity=epic&collection=fathom-club&chain=ethereum&chain=polygon&minPrice=0.25&maxPrice=2&priceIn=pol&sort=rarity',
  'listed=false&sort=newest',
  'maxPrice=19.99&priceIn=usd',
])('a saved query is restored as it was: %s', (search) => {
  const query = read(search);
  const saved = toSaved(query);
  expect(saved && write(readAddress(searchParams(saved))).toString()).toBe(search);
});

test('saves prices in the unit that they are in', () => {
  const saved = toSaved(read('chain=polygon&maxPrice=1.5&priceIn=pol'));
  expect(saved).toMatchObject({ maxPrice: '1500000000000000000', priceUnit: 'pol' });
});

test('refuses to save a name that can’t be searched for', () => {
  expect(toSaved(read(`name=${'x'.repeat(201)}`))).toBeUndefined();
});

import { expect, test } from 'vitest';

import { readQuery, writeQuery } from '../market-query';
import { fromSavedQuery, toSavedQuery } from './saved-query';

const read = (search: string) => readQuery(new URLSearchParams(search));

test.each([
  '',
  'name=laser+eyes&listed=true&slot=mouth&slot=eyes&rarity=epic&collection=fathom-club&chain=ethereum&chain=polygon&minPrice=0.25&maxPrice=2&priceIn=pol&sort=rarity',
  'listed=false&sort=newest',
  'maxPrice=19.99&priceIn=usd',
])('a saved query is restored as it was: %s', (search) => {
  const query = read(search);
  const saved = toSavedQuery(query);
  expect(saved && writeQuery(fromSavedQuery(saved)).toString()).toBe(search);
});

test('saves prices in the unit that they are in', () => {
  const saved = toSavedQuery(read('chain=polygon&maxPrice=1.5&priceIn=pol'));
  expect(saved).toMatchObject({ maxPrice: '1500000000000000000', priceUnit: 'pol' });
});

test('refuses to save a name that can’t be searched for', () => {
  expect(toSavedQuery(read(`name=${'x'.repeat(201)}`))).toBeUndefined();
});

import { expect, test } from 'vitest';

import { asBrowseQuery, everything, readQuery, writeQuery } from './market-query';

const read = (search: string) => readQuery(new URLSearchParams(search));

const WHOLE =
  'name=laser+eyes&listed=true&slot=mouth&slot=eyes&rarity=epic&collection=fathom-club&collection=kilnfolk&chain=ethereum&minPrice=0.25&maxPrice=2&priceIn=pol&sort=rarity';

test('an address that says nothing asks for everything', () => {
  expect(read('')).toEqual(everything);
  expect(writeQuery(everything).toString()).toBe('');
});

test('a whole query survives the way into an address and back', () => {
  const query = read(WHOLE);
  expect(query).toEqual({
    name: 'laser eyes',
    collection: ['fathom-club', 'kilnfolk'],
    slot: ['mouth', 'eyes'],
    rarity: ['epic'],
    chain: [1],
    listed: true,
    minPrice: '0.25',
    maxPrice: '2',
    priceChain: 137,
    sort: 'rarity',
  });
  expect(writeQuery(query).toString()).toBe(WHOLE);
});

test.each([
  'slot=wings&rarity=mythic&chain=solana&sort=colour',
  'listed=perhaps&minPrice=cheap&maxPrice=-1&priceIn=doge',
  'collection=..%2Fadmin&collection=',
  'cursor=abc&limit=1000&utm_source=x',
])('what nobody knows is left out: %s', (search) => {
  expect(read(search)).toEqual(everything);
});

test('what is said twice counts once', () => {
  expect(read('slot=eyes&slot=eyes&chain=polygon&chain=polygon')).toMatchObject({
    slot: ['eyes'],
    chain: [137],
  });
});

test('the market is asked in wei, and for nothing that the address does not say', () => {
  expect(asBrowseQuery(everything)).toEqual({ sort: 'price-asc' });
  expect(asBrowseQuery(read(WHOLE))).toEqual({
    name: 'laser eyes',
    collection: ['fathom-club', 'kilnfolk'],
    slot: ['mouth', 'eyes'],
    rarity: ['epic'],
    chainId: [1],
    listed: true,
    minPrice: '250000000000000000',
    maxPrice: '2000000000000000000',
    priceChain: 137,
    sort: 'rarity',
  });
});

test.each([
  ['maxPrice=0.2', 1],
  ['maxPrice=0.2&priceIn=pol', 137],
  // The market knows the coin of one chain or one collection, so nothing is said in its place.
  ['maxPrice=5&chain=polygon', undefined],
  ['maxPrice=5&collection=kilnfolk', undefined],
  ['sort=price-desc', undefined],
])('a link of before prices named their coin goes on meaning something: %s', (search, chain) => {
  expect(read(search).priceChain).toBe(chain);
});

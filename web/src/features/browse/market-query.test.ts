import { anyHat } from '@trait-market/contract/fixtures/economy/criteria';
import { expect, test } from 'vitest';

import { itemPath } from '@/lib/economy/orders/item-words';

import { asBrowseQuery, everything, readQuery, writeQuery } from './market-query';

const read = (search: string) => readQuery(new URLSearchParams(search));

const WHOLE =
  'name=laser+eyes&listed=true&slot=mouth&slot=eyes&rarity=epic&collection=fathom-club&collection=kilnfolk&chain=ethereum&minPrice=0.25&maxPrice=2&priceIn=pol&sort=rarity';

test('an address without a query asks for everything', () => {
  expect(read('')).toEqual(everything);
  expect(writeQuery(everything).toString()).toBe('');
});

test('a complete query survives being written to the address and read back', () => {
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
    priceIn: 'pol',
    sort: 'rarity',
  });
  expect(writeQuery(query).toString()).toBe(WHOLE);
});

test.each([
  'slot=wings&rarity=mythic&chain=solana&sort=colour',
  'listed=perhaps&minPrice=cheap&maxPrice=-1&priceIn=doge',
  'collection=..%2Fadmin&collection=',
  'cursor=abc&limit=1000&utm_source=x',
])('ignores unknown values: %s', (search) => {
  expect(read(search)).toEqual(everything);
});

test('counts a repeated value once', () => {
  expect(read('slot=eyes&slot=eyes&chain=polygon&chain=polygon')).toMatchObject({
    slot: ['eyes'],
    chain: [137],
  });
});

test('asks the market in the smallest units, and only for what the address says', () => {
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
    priceUnit: 'pol',
    sort: 'rarity',
  });
});

test.each([
  ['maxPrice=0.2', 'eth'],
  ['maxPrice=0.2&priceIn=pol', 'pol'],
  ['sort=price-desc&priceIn=pol', undefined],
])('a price in the address is in ETH unless another unit is named: %s', (search, unit) => {
  expect(read(search).priceIn).toBe(unit);
});

test('sends price limits in the currency’s smallest units, and ignores finer ones', () => {
  expect(asBrowseQuery(read('minPrice=0.5&maxPrice=1250.25&priceIn=usd'))).toEqual({
    minPrice: '50',
    maxPrice: '125025',
    priceUnit: 'usd',
    sort: 'price-asc',
  });
  expect(read('minPrice=0.005&priceIn=usd')).toEqual(everything);
});

test.each([
  { slot: null, rarity: null },
  { slot: 'headwear', rarity: null },
  { slot: null, rarity: 'epic' },
  { slot: 'headwear', rarity: 'legendary' },
  { slot: null, rarity: null, tier: 'epic' },
  { slot: 'eyes', rarity: 'common', tier: 'rare' },
] as const)(
  'E544 an offer for any trait of a set leads to the market filtered by its slot and rarity: %j',
  (words) => {
    const path = itemPath({ kind: 'any', criteria: { ...anyHat, ...words }, quantity: 1 });
    const { slot, rarity } = words;
    const query = read(path.slice(path.indexOf('?')));
    expect(query).toEqual({
      ...everything,
      collection: ['fathom-club'],
      slot: slot === null ? [] : [slot],
      rarity: rarity === null ? [] : [rarity],
    });
    expect(readQuery(writeQuery(query))).toEqual(query);
  },
);

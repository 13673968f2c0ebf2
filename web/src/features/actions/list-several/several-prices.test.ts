import { inventoryPage } from '@trait-market/contract/fixtures/economy/collectors';
import type { Price } from '@trait-market/contract/economy/shared';
import { expect, test } from 'vitest';

import type { ForSale, TraitForSale } from '@/lib/actions/action';

import { isFarBelow } from '../shared/prices/sale-warnings';
import { comparedOf } from './several-prices';

const floor: Price = { chainId: 1, coin: 'native', amount: '1000' };

const withFloor = (ownListing?: TraitForSale['ownListing']): ForSale => {
  const owned = inventoryPage.items.find((item) => item.kind === 'trait');
  if (owned?.kind !== 'trait') throw new Error('The fixture has a trait');
  return { ...owned, trait: { ...owned.trait, floor }, ownListing };
};

test.each([
  ['nothing listed', undefined, true],
  ['a dearer own listing', { price: { ...floor, amount: '2000' } }, true],
  ['the floor as own listing', { price: floor }, false],
])('a price 20%% below the floor is warned of with %s: %s', (_, ownListing, isWarned) => {
  const compared = comparedOf(withFloor(ownListing));
  expect(isFarBelow(compared, 800n)).toBe(isWarned);
  expect(isFarBelow(compared, 801n)).toBe(false);
});

test('the prices of several held editions are compared with one edition’s', () => {
  const worth = { floor, bestOffer: { ...floor, coin: 'wrapped', amount: '300' } } as const;
  const held = {
    ...withFloor(),
    quantity: 3,
    worth: { ...worth, floor: { ...floor, amount: '3000' } },
  };
  expect(comparedOf(held)).toEqual({ floor, bestOffer: null });
  expect(comparedOf({ ...held, quantity: 1, worth })).toEqual(worth);
});

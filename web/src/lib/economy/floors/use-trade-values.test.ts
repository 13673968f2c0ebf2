import { inventoryPage } from '@trait-market/contract/fixtures/economy/collectors';
import { expect, test } from 'vitest';

import { comparison, differenceOf } from './use-trade-values';
import { ownFloors } from './use-item-floors';
import type { Basis } from './use-item-prices';

const eth = (tenths: number) => BigInt(tenths) * 10n ** 17n;
const side = (amount: bigint, counted = 1, unknown = 0, basis: Basis = 'floor') => ({
  amount,
  counted,
  unknown,
  missing: 0,
  bases: new Set(counted > 0 ? [basis] : []),
});

test.each([
  [side(eth(5)), side(eth(8)), 'By floor, you get 0.3 ETH more than you give.'],
  [side(eth(8)), side(eth(5)), 'By floor, you get 0.3 ETH less than you give.'],
  [side(eth(5)), side(eth(5)), 'By floor, both sides are worth the same.'],
  [
    side(eth(5), 1, 1),
    side(eth(8)),
    'By floor, you get 0.3 ETH more than you give, without the item that has no floor, sale or offer.',
  ],
  [
    side(eth(5), 1, 1),
    side(eth(8), 1, 2),
    'By floor, you get 0.3 ETH more than you give, without the 3 items that have no floor, sale or offer.',
  ],
  [side(0n, 0, 1), side(eth(8)), undefined],
  [side(eth(8)), side(0n, 0, 0), undefined],
  [
    side(eth(5)),
    side(eth(8), 1, 0, 'last sale'),
    'By floor and last sale, you get 0.3 ETH more than you give.',
  ],
  [
    side(eth(5), 1, 0, 'best offer'),
    side(eth(8), 1, 0, 'best offer'),
    'By best offer, you get 0.3 ETH more than you give.',
  ],
  [side(eth(5)), side(0n, 0, 1), 'No floor, sale or offer shows the value of what you get.'],
  [{ ...side(eth(5)), missing: 1 }, side(eth(8)), undefined],
])('E322 E682 compares both sides of a trade: %o and %o', (gives, gets, words) => {
  expect(comparison(1, gives, gets)).toBe(words);
});

test.each([
  [side(eth(5)), side(eth(8)), { amount: eth(3), words: '60% more' }],
  [side(eth(8)), side(eth(5)), { amount: eth(3), words: '37.5% less' }],
  [side(eth(5)), side(eth(5)), undefined],
  [side(0n, 0, 1), side(eth(8)), undefined],
])(
  'E389 the difference of both sides is a share of what is given: %o and %o',
  (gives, gets, found) => {
    expect(differenceOf(gives, gets)).toEqual(found);
  },
);

test('E322 an owned trait counts at the floor of one edition', () => {
  const [, helmets] = inventoryPage.items;
  if (helmets?.kind !== 'trait') throw new Error('Alice holds no trait.');
  const floor = { chainId: 1 as const, coin: 'native' as const, amount: '900' };
  const floorOf = ownFloors([{ ...helmets, quantity: 3, worth: { floor, bestOffer: null } }]);
  expect(floorOf({ kind: 'trait', trait: helmets.trait, quantity: 2 })).toEqual({
    ...floor,
    amount: '300',
  });
});

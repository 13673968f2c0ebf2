import { inventoryPage } from '@trait-market/contract/fixtures/economy/collectors';
import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { expect, test } from 'vitest';

import { comparison, differenceOf, valuedItems, valuedText, valueOf } from './use-trade-values';
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

const offer = (tenths: number, hash: string, remaining: number) => ({
  ...listing,
  kind: 'offer' as const,
  hash: `0x${hash.repeat(64)}` as const,
  remaining,
  unitPrice: { chainId: 1 as const, coin: 'wrapped' as const, amount: String(eth(tenths)) },
});
const [best, next] = [offer(5, '1', 2), offer(1, '2', 1)];
const helmets = (quantity: number, id = 'helmet') => ({
  kind: 'trait' as const,
  trait: { ...divingHelmetDetail, id },
  quantity,
});

test.each([
  [[helmets(2)], [best, next], eth(10), 0, ['Best offer 0.5 WETH']],
  [[helmets(3)], [best], eth(10), 1, ['Best offer 0.5 WETH for 2 of 3']],
  [[helmets(3)], [best, next], eth(11), 0, ['Offers 1.1 WETH in total']],
  [[helmets(5)], [best, next], eth(11), 2, ['Offers 1.1 WETH for 3 of 5']],
  [
    [helmets(2), helmets(1, 'hat'), helmets(1, 'cap')],
    [best, next],
    eth(11),
    1,
    ['Best offer 0.5 WETH', 'Next offer 0.1 WETH', 'No other offer'],
  ],
])(
  'E682 an offer counts for as many editions of a side as it still buys: %#',
  (items, offers, amount, unknown, texts) => {
    const { unitPrice: price } = best;
    const priceOf = () => ({ price, basis: 'best offer' as const, label: 'Best offer', offers });
    expect(valueOf(items, undefined, priceOf)).toMatchObject({ amount, unknown });
    expect(valuedItems(items, priceOf).map(valuedText)).toEqual(texts);
  },
);

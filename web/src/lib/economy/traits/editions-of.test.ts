import type { Activity } from '@trait-market/contract/economy/activity';
import { fathom7 } from '@trait-market/contract/fixtures/economy/collectors';
import { divingHelmetRef } from '@trait-market/contract/fixtures/economy/traits';
import { expect, test } from 'vitest';

import { editionsOf } from './editions-of';

const price = { chainId: 1 as const, coin: 'native' as const, amount: '6' };
const helmets = (quantity: number): Activity['items'] => [
  { kind: 'trait', trait: divingHelmetRef, quantity },
];

test('gives the price of several editions per edition', () => {
  expect(editionsOf({ type: 'sale', items: helmets(3), price })).toEqual({
    count: 3,
    each: { ...price, amount: '2' },
  });
  expect(editionsOf({ type: 'sale', items: helmets(3), price: null })).toEqual({
    count: 3,
    each: null,
  });
});

test.each<[string, Activity['items']]>([
  ['one edition', helmets(1)],
  ['editions that do not share the price evenly', helmets(4)],
  ['an avatar', [{ kind: 'avatar', avatar: fathom7 }]],
  ['several things', [...helmets(2), { kind: 'avatar', avatar: fathom7 }]],
  ['nothing', []],
])('%s: shows the whole price', (_, items) => {
  expect(editionsOf({ type: 'sale', items, price })).toBeUndefined();
});

test.each<Activity['type']>(['swap', 'trade'])(
  'E432 %s: shows the coin of several editions as a whole',
  (type) => {
    expect(editionsOf({ type, items: helmets(3), price })).toBeUndefined();
  },
);

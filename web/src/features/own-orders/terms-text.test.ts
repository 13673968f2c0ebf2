import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { fathom7 } from '@trait-market/contract/fixtures/economy/collectors';
import { divingHelmetRef, laserEyesRef } from '@trait-market/contract/fixtures/economy/traits';
import type { Order } from '@trait-market/contract/economy/orders';
import { expect, test } from 'vitest';

import { aboutText, termsText } from './terms-text';

const cases: [Partial<Order>, string][] = [
  [{}, '3 editions, 0.12 ETH each'],
  [{ remaining: 1 }, '1 of 3 left, 0.12 ETH each'],
  [{ quantity: 1, remaining: 1 }, '0.12 ETH'],
  [
    {
      kind: 'trade',
      unitPrice: null,
      quantity: 1,
      remaining: 1,
      gets: [
        { kind: 'trait', trait: laserEyesRef, quantity: 2 },
        { kind: 'avatar', avatar: fathom7 },
      ],
    },
    '3 × Brass Diving Helmet in return for 2 × Crimson Laser Eyes and Fathom Club #7',
  ],
];

test.each(cases)('%j', (part, words) => {
  expect(termsText({ ...listing, ...part })).toBe(words);
});

test('a trade names everything that it gives, from the reader’s point of view', () => {
  const trade: Order = {
    ...listing,
    kind: 'trade',
    unitPrice: null,
    gives: [
      { kind: 'avatar', avatar: fathom7 },
      { kind: 'trait', trait: divingHelmetRef, quantity: 17 },
    ],
    gets: [{ kind: 'trait', trait: laserEyesRef, quantity: 1 }],
  };
  const whole = 'Fathom Club #7 and 17 × Brass Diving Helmet';
  expect(termsText(trade)).toBe(`${whole} in return for Crimson Laser Eyes`);
  expect(termsText(trade, 'received')).toBe(`Crimson Laser Eyes in return for ${whole}`);
  expect(aboutText(trade)).toBe(termsText(trade));
});

test.each([
  ['wrapped', 'Brass Diving Helmet and 0.02 WETH', 'Crimson Laser Eyes'],
  ['native', 'Brass Diving Helmet', 'Crimson Laser Eyes and 0.02 ETH'],
] as const)('E433 a trade names its %s coin on its side', (coin, given, wanted) => {
  const trade: Order = {
    ...listing,
    kind: 'trade',
    unitPrice: { chainId: 1, coin, amount: '20000000000000000' },
    quantity: 1,
    gives: [{ kind: 'trait', trait: divingHelmetRef, quantity: 1 }],
    gets: [{ kind: 'trait', trait: laserEyesRef, quantity: 1 }],
  };
  expect(termsText(trade)).toBe(`${given} in return for ${wanted}`);
  expect(termsText(trade, 'received')).toBe(`${wanted} in return for ${given}`);
  expect(aboutText(trade)).toBe(termsText(trade));
});

test('an order with a price is identified by its item', () => {
  expect(aboutText(listing)).toBe('Brass Diving Helmet, 3 editions, 0.12 ETH each');
});

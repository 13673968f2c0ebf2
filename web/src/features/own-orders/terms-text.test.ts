import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { fathom7 } from '@trait-market/contract/fixtures/economy/collectors';
import { laserEyesRef } from '@trait-market/contract/fixtures/economy/traits';
import type { Order } from '@trait-market/contract/economy/orders';
import { expect, test } from 'vitest';

import { termsText } from './terms-text';

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
    'In return for 2 × Crimson Laser Eyes and Fathom Club #7',
  ],
];

test.each(cases)('%j', (part, words) => {
  expect(termsText({ ...listing, ...part })).toBe(words);
});

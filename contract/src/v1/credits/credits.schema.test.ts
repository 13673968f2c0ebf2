import { expect, test } from 'vitest';

import { credits } from '../../../fixtures/credits';
import { creditBalance, CreditsSchema } from './credits.schema';

test('the fixture parses to itself', () => {
  expect(CreditsSchema.parse(credits)).toEqual(credits);
});

test('the balance is subscription plus vanilla, and 0 without data', () => {
  expect(creditBalance(credits)).toBe(165);
  expect(creditBalance(undefined)).toBe(0);
});

test('both balances are there', () => {
  expect(CreditsSchema.safeParse({ subscription: { amount: 1 } }).success).toBe(false);
});

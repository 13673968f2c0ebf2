import { expect, test } from 'vitest';

import { credits } from '../../../fixtures/credits';
import { uncheckedFields } from '../../shared/wrong-fields.fixture';
import { creditBalance, CreditsSchema } from './credits.schema';

test('the fixture parses to itself', () => {
  expect(CreditsSchema.parse(credits)).toEqual(credits);
});

test('every field has a rule', () => {
  expect(uncheckedFields(CreditsSchema, credits)).toEqual([]);
});

test('R3.3 the balance is subscription plus vanilla, and 0 without data', () => {
  expect(creditBalance(credits)).toBe(165);
  expect(creditBalance(undefined)).toBe(0);
});

test('both balances are required', () => {
  for (const part of ['subscription', 'vanilla'] as const) {
    expect(CreditsSchema.safeParse({ [part]: credits[part] }).success).toBe(false);
    expect(CreditsSchema.safeParse({ ...credits, [part]: {} }).success).toBe(false);
  }
});

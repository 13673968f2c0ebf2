import { expect, test } from 'vitest';

import { lookPrice } from '../../../fixtures/economy/looks';
import { LookPriceQuerySchema, LookPriceSchema } from './looks.schema';

test('the fixture parses to itself', () => {
  expect(LookPriceSchema.parse(lookPrice)).toEqual(lookPrice);
});

test('a look is requested by one to seven traits, and nothing else', () => {
  const isValid = (query: unknown) => LookPriceQuerySchema.safeParse(query).success;
  const traits = (count: number) => Array.from({ length: count }, (_, index) => `trait-${index}`);
  expect(LookPriceQuerySchema.parse({ wear: 'hat' })).toEqual({ wear: ['hat'] });
  expect([0, 1, 7, 8].map((count) => isValid({ wear: traits(count) }))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isValid({})).toBe(false);
  expect(isValid({ wear: '../x' })).toBe(false);
  expect(isValid({ wear: 'hat', wallet: 'me' })).toBe(false);
  expect(isValid({ wear: 'hat', avatar: '7' })).toBe(false);
});

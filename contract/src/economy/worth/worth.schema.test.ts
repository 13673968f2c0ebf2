import { expect, test } from 'vitest';

import { attention, gainPage, walletValue } from '../../../fixtures/economy/worth';
import {
  AttentionSchema,
  GainPageSchema,
  SignedWeiSchema,
  WalletValueSchema,
} from './worth.schema';

test.each([
  [WalletValueSchema, walletValue],
  [AttentionSchema, attention],
  [GainPageSchema, gainPage],
])('fixture %# parses to itself', (schema, fixture) => {
  expect(schema.parse(fixture)).toEqual(fixture);
});

test('a loss is below 0, and each number is written in only one way', () => {
  const isOne = (text: string) => SignedWeiSchema.safeParse(text).success;
  expect(['0', '-1', '12', '-0', '01', '+1', '1.5', ''].map(isOne)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

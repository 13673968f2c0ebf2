import { expect, test } from 'vitest';

import { burnAction, withdrawBurnAction } from '../actions/burn';
import * as burns from '../../../fixtures/economy/burns';
import { LightBurnPageSchema, LightBurnSchema, WalletBurnsQuerySchema } from './burns.schema';

test.each([
  [burnAction.request, burns.burnRequest],
  [withdrawBurnAction.request, burns.withdrawBurnRequest],
  [LightBurnSchema, burns.lockedBurn],
  [LightBurnSchema, burns.withdrawnBurn],
  [LightBurnSchema, burns.finalBurn],
  [LightBurnPageSchema, burns.burnPage],
])('fixture %# parses to itself', (schema, fixture) => {
  expect(schema.parse(fixture)).toEqual(fixture);
});

test('a wallet’s burns can be requested by a known state, or by none', () => {
  const isQuery = (query: unknown) => WalletBurnsQuerySchema.safeParse(query).success;
  expect(isQuery({})).toBe(true);
  expect(isQuery({ state: 'locked', limit: '5' })).toBe(true);
  expect(isQuery({ state: 'burning' })).toBe(false);
});

import { expect, test } from 'vitest';

import { poolGiveAction, rerollAction } from '../actions/reroll';
import * as fixtures from '../../../fixtures/economy/reroll';
import { nextTier, rerollTable } from './reroll-table';
import { RerollPoolDetailSchema, RerollPoolSchema, WalletRerollsSchema } from './reroll.schema';

test.each([
  [RerollPoolSchema, fixtures.eyesPoolEntry],
  [RerollPoolDetailSchema, fixtures.eyesPool],
  [rerollAction.request, fixtures.rerollRequest],
  [poolGiveAction.request, fixtures.poolGiveRequest],
  [WalletRerollsSchema, fixtures.aliceRerolls],
])('fixture %# parses to itself', (schema, fixture) => {
  expect(schema.parse(fixture)).toEqual(fixture);
});

test('a re-roll draws from a whole pool, and an upgrade from one tier of it', () => {
  const rowsOf = (tier?: 'rare' | 'epic') =>
    rerollTable(fixtures.eyesPool, tier).sections.map(({ rows }) => rows.length);
  expect(rowsOf()).toEqual([8]);
  expect(rowsOf('rare')).toEqual([2]);
  expect(rowsOf('epic')).toEqual([0]);
});

test('tiers go up to the scarcest, and no further', () => {
  expect(nextTier('common')).toBe('uncommon');
  expect(nextTier('epic')).toBe('legendary');
  expect(nextTier('legendary')).toBeUndefined();
});

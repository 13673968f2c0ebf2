import { expect, test } from 'vitest';

import { editionsOfTier, tierOf } from './tier-editions';
import { TierSchema } from './tiers';

test('E106 the fewer editions exist, the higher the tier', () => {
  expect([1, 5, 6, 9, 10, 14, 15, 22, 23, 500].map(tierOf)).toEqual([
    'legendary',
    'legendary',
    'epic',
    'epic',
    'rare',
    'rare',
    'uncommon',
    'uncommon',
    'common',
    'common',
  ]);
});

test.each(TierSchema.options)('%s says how many editions its traits have', (tier) => {
  const { least, most } = editionsOfTier(tier);
  expect(tierOf(least)).toBe(tier);
  expect(tierOf(most ?? 10_000)).toBe(tier);
  expect(most === undefined || tierOf(most + 1) !== tier).toBe(true);
  expect(least === 1 || tierOf(least - 1) !== tier).toBe(true);
});

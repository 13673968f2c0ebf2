import { expect, test } from 'vitest';

import { standingChange } from './standing-change';

const rank = (before: number, after: number) => ({ before, after, of: 120 });

test.each([
  [
    { rank: rank(18, 31), rarity: { before: 'epic', after: 'rare' } },
    'Its rarity falls from Epic to Rare, and its rank from 18th to 31st.',
    'down',
  ],
  [
    { rank: rank(31, 18), rarity: { before: 'rare', after: 'epic' } },
    'Its rarity rises from Rare to Epic, and its rank from 31st to 18th.',
    'up',
  ],
  [
    { rank: rank(31, 18), rarity: { before: 'epic', after: 'rare' } },
    'Its rarity falls from Epic to Rare, but its rank rises from 31st to 18th.',
    'down',
  ],
  [
    { rank: rank(2, 3), rarity: { before: 'epic', after: 'epic' } },
    'Its rank falls from 2nd to 3rd.',
    'down',
  ],
  [
    { rank: rank(2, 2), rarity: { before: 'common', after: 'legendary' } },
    'Its rarity rises from Common to Legendary.',
    'up',
  ],
  [
    { rank: rank(2, 2), rarity: { before: 'epic', after: 'epic' } },
    'Its rarity and its rank stay the same.',
    'same',
  ],
] as const)('E427 %j is described as “%s”', (standing, words, way) => {
  expect(standingChange(standing)).toEqual({ words, way });
});

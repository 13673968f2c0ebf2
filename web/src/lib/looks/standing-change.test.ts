import { expect, test } from 'vitest';

import { standingChange } from './standing-change';

const rank = (before: number, after: number) => ({ before, after, of: 120 });
const score = (before: number, after: number) => ({ before, after });

test.each([
  [
    { rank: rank(18, 31), rarityScore: score(30, 21.5), rarity: { before: 'epic', after: 'rare' } },
    'Rarity score 30.0 → 21.5, rank 18th → 31st. Its rarest trait will be Rare, not Epic.',
    'down',
  ],
  [
    { rank: rank(31, 18), rarityScore: score(21.5, 30), rarity: { before: 'rare', after: 'epic' } },
    'Rarity score 21.5 → 30.0, rank 31st → 18th. Its rarest trait will be Epic, not Rare.',
    'up',
  ],
  [
    { rank: rank(31, 18), rarityScore: score(21.5, 30), rarity: { before: 'epic', after: 'rare' } },
    'Rarity score 21.5 → 30.0, rank 31st → 18th. Its rarest trait will be Rare, not Epic, but the score counts every trait and rises.',
    'down',
  ],
  [
    { rank: rank(18, 31), rarityScore: score(30, 21.5), rarity: { before: 'rare', after: 'epic' } },
    'Rarity score 30.0 → 21.5, rank 18th → 31st. Its rarest trait will be Epic, not Rare, but the score counts every trait and falls.',
    'down',
  ],
  [
    { rank: rank(2, 3), rarityScore: score(30, 30.4), rarity: { before: 'epic', after: 'epic' } },
    'Rarity score 30.0 → 30.4, rank 2nd → 3rd. The rank falls because other avatars’ scores change, too.',
    'down',
  ],
  [
    {
      rank: rank(2, 2),
      rarityScore: score(30, 31),
      rarity: { before: 'common', after: 'legendary' },
    },
    'Rarity score 30.0 → 31.0, rank stays 2nd. Its rarest trait will be Legendary, not Common.',
    'up',
  ],
  [
    { rank: rank(2, 3), rarityScore: score(30, 30), rarity: { before: 'epic', after: 'epic' } },
    'Rarity score stays 30.0, rank 2nd → 3rd.',
    'down',
  ],
  [
    { rank: rank(12, 118), rarityScore: score(25, 0), rarity: { before: 'epic', after: 'unworn' } },
    'Rarity score 25.0 → 0.0, rank 12th → 118th. It will wear no trait.',
    'down',
  ],
  [
    { rank: rank(2, 2), rarityScore: score(30, 30.01), rarity: { before: 'epic', after: 'epic' } },
    'Its rarity score and its rank stay the same.',
    'same',
  ],
] as const)('E427 %j is described as “%s”', (standing, words, way) => {
  expect(standingChange(standing)).toEqual({ words, way });
});

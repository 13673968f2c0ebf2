import { expect, test } from 'vitest';

import { standingChange } from './standing-change';

const rank = (before: number, after: number) => ({ before, after, of: 120 });
const score = (before: number, after: number) => ({ before, after });

test.each([
  [
    { rank: rank(18, 31), rarityScore: score(30, 21.5), rarity: { before: 'epic', after: 'rare' } },
    'Rarity score 30.0 → 21.5, rank 18th → 31st. Its rarest trait will be Rare, not Epic.',
    'down',
    'Its rarest trait will be Rare, not Epic.',
  ],
  [
    { rank: rank(31, 18), rarityScore: score(21.5, 30), rarity: { before: 'rare', after: 'epic' } },
    'Rarity score 21.5 → 30.0, rank 31st → 18th. Its rarest trait will be Epic, not Rare.',
    'up',
    'Its rarest trait will be Epic, not Rare.',
  ],
  [
    { rank: rank(31, 18), rarityScore: score(21.5, 30), rarity: { before: 'epic', after: 'rare' } },
    'Rarity score 21.5 → 30.0, rank 31st → 18th. Its rarest trait will be Rare, not Epic, but the score counts every trait and rises.',
    'down',
    'Its rarest trait will be Rare, not Epic, but the score rises.',
  ],
  [
    { rank: rank(18, 31), rarityScore: score(30, 21.5), rarity: { before: 'rare', after: 'epic' } },
    'Rarity score 30.0 → 21.5, rank 18th → 31st. Its rarest trait will be Epic, not Rare, but the score counts every trait and falls.',
    'down',
    'Its rarest trait will be Epic, not Rare, but the score falls.',
  ],
  [
    { rank: rank(2, 3), rarityScore: score(30, 30.4), rarity: { before: 'epic', after: 'epic' } },
    'Rarity score 30.0 → 30.4, rank 2nd → 3rd. The rank falls because other avatars’ scores change, too.',
    'down',
    'The rank falls because other avatars’ scores change, too.',
  ],
  [
    {
      rank: rank(2, 2),
      rarityScore: score(30, 31),
      rarity: { before: 'common', after: 'legendary' },
    },
    'Rarity score 30.0 → 31.0, rank stays 2nd. Its rarest trait will be Legendary, not Common.',
    'up',
    'Its rarest trait will be Legendary, not Common.',
  ],
  [
    { rank: rank(2, 3), rarityScore: score(30, 30), rarity: { before: 'epic', after: 'epic' } },
    'Rarity score stays 30.0, rank 2nd → 3rd.',
    'down',
    'It becomes less rare.',
  ],
  [
    { rank: rank(12, 118), rarityScore: score(25, 0), rarity: { before: 'epic', after: 'unworn' } },
    'Rarity score 25.0 → 0.0, rank 12th → 118th. It will wear no trait.',
    'down',
    'It will wear no trait.',
  ],
  [
    { rank: rank(2, 2), rarityScore: score(30, 30.01), rarity: { before: 'epic', after: 'epic' } },
    'Its rarity score and its rank stay the same.',
    'same',
    'It stays as rare as it is.',
  ],
] as const)('E427 E601 %j is described as “%s”', (standing, words, way, note) => {
  expect(standingChange(standing)).toEqual({ words, note, way });
});

import type { Tier } from './tiers';

/** The most editions that a trait of each tier has. */
const MOST_EDITIONS: readonly (readonly [Tier, number])[] = [
  ['legendary', 5],
  ['epic', 9],
  ['rare', 14],
  ['uncommon', 22],
];

export const tierOf = (editions: number): Tier =>
  MOST_EDITIONS.find(([, most]) => editions <= most)?.[0] ?? 'common';

/** The fewest and the most editions of a tier's traits; of the last one there is no most. */
export const editionsOfTier = (tier: Tier): { least: number; most: number | undefined } => {
  const index = MOST_EDITIONS.findIndex(([name]) => name === tier);
  const before = MOST_EDITIONS[index === -1 ? MOST_EDITIONS.length - 1 : index - 1];
  return { least: (before?.[1] ?? 0) + 1, most: MOST_EDITIONS[index]?.[1] };
};

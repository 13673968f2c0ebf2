import type { Tier } from './tiers';

/** The maximum number of editions of a trait in each tier. */
const MOST_EDITIONS: readonly (readonly [Tier, number])[] = [
  ['legendary', 5],
  ['epic', 9],
  ['rare', 14],
  ['uncommon', 22],
];

export const tierOf = (editions: number): Tier =>
  MOST_EDITIONS.find(([, most]) => editions <= most)?.[0] ?? 'common';

/** Returns the minimum and maximum number of editions in a tier; the last tier has no maximum. */
export const editionsOfTier = (tier: Tier): { least: number; most: number | undefined } => {
  const index = MOST_EDITIONS.findIndex(([name]) => name === tier);
  const before = MOST_EDITIONS[index === -1 ? MOST_EDITIONS.length - 1 : index - 1];
  return { least: (before?.[1] ?? 0) + 1, most: MOST_EDITIONS[index]?.[1] };
};

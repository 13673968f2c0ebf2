import type { Line } from '@/lib/actions/action';
import { editionsText, traitsText } from '@/lib/economy/traits/trait-words';

const traitOf = ({ order: { gives, hash } }: Line): string =>
  gives[0]?.kind === 'trait' ? gives[0].trait.id : hash;

export const countEditions = (lines: readonly Line[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Counts the traits of all lines, and their editions if there are several of a trait. */
export const chosenText = (lines: readonly Line[]): string => {
  const editions = countEditions(lines);
  const traits = new Set(lines.map(traitOf)).size;
  return editions === traits
    ? traitsText(traits)
    : `${editionsText(editions)} of ${traitsText(traits)}`;
};

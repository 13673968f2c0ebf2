import { RaritySchema } from '@trait-market/contract/economy/shared';
import type { TraitCard } from '@trait-market/contract/economy/traits';

import { SIMILAR_SHOWN } from './similar-skeleton';

type Compared = Pick<TraitCard, 'id' | 'value' | 'rarity' | 'floor'>;

const wordsFromEnd = ({ value }: Compared): string[] =>
  value.toLowerCase().split(/\s+/).toReversed();

/** Returns how many words both names end with: 2 for "Jade Polite Fangs" and "Ruby Polite Fangs". */
const commonEnding = (one: Compared, other: Compared): number => {
  const [words, others] = [wordsFromEnd(one), wordsFromEnd(other)];
  const different = words.findIndex((word, index) => word !== others[index]);
  return different === -1 ? words.length : different;
};

/** Compares by the ends of the names, because names begin with a color and end with the design. */
export const byDesign = (trait: Compared, one: Compared, other: Compared): number =>
  commonEnding(trait, other) - commonEnding(trait, one);

const tiersApart = (one: Compared, other: Compared): number =>
  Math.abs(RaritySchema.options.indexOf(one.rarity) - RaritySchema.options.indexOf(other.rarity));

/** Returns how many times the larger floor is the smaller one; traits without a floor come last. */
const timesApart = (one: Compared, other: Compared): number => {
  if (other.floor === null) return Infinity;
  if (one.floor === null) return 1;
  const [a, b] = [Number(one.floor.amount), Number(other.floor.amount)];
  return Math.max(a, b) / Math.min(a, b);
};

/** Returns the traits of a collection's slot that resemble one of them: by design, rarity, then floor. */
export const rankSimilar = (trait: Compared, others: readonly TraitCard[]): TraitCard[] =>
  others
    .filter(({ id, editions }) => id !== trait.id && editions > 0)
    .toSorted((one, other) => {
      const byTier = tiersApart(trait, one) - tiersApart(trait, other);
      const [a, b] = [timesApart(trait, one), timesApart(trait, other)];
      // Equal times may both be infinite, whose difference isn't a number.
      return byDesign(trait, one, other) || byTier || (a === b ? 0 : a - b);
    })
    .slice(0, SIMILAR_SHOWN);

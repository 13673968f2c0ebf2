import type { Wearable } from '@trait-market/contract/economy/avatars';
import { SLOTS, RaritySchema, type Rarity } from '@trait-market/contract/economy/shared';

import { lookOf, type Look } from './look';

const wordsOf = ({ value }: Wearable): string[] => value.toLowerCase().split(/\s+/);

/** Compares two traits: common words in their names count most, then a similar rarity. */
const likeness = (one: Wearable, other: Wearable): number => {
  const words = new Set(wordsOf(one));
  const shared = wordsOf(other).filter((word) => words.has(word)).length;
  const place = (rarity: Rarity): number => RaritySchema.options.indexOf(rarity);
  const steps = Math.abs(place(one.rarity) - place(other.rarity));
  return shared - steps / RaritySchema.options.length;
};

/** Each slot gets the same trait if owned, else the most similar owned one, else nothing. */
export const closestLook = (look: Look, owned: readonly Wearable[]): Look =>
  lookOf(
    SLOTS.flatMap((slot) => {
      const wanted = look[slot];
      if (wanted === undefined) return [];
      const fitting = owned.filter((trait) => trait.slot === slot);
      const same = fitting.find(({ id }) => id === wanted.id);
      if (same) return [same];
      const [best] = fitting.toSorted(
        (one, other) =>
          likeness(wanted, other) - likeness(wanted, one) || (one.id < other.id ? -1 : 1),
      );
      return best === undefined ? [] : [best];
    }),
  );

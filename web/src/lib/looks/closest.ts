import type { Wearable } from '@trait-market/contract/economy/avatars';
import { SLOTS, RaritySchema, type Rarity } from '@trait-market/contract/economy/shared';

import { lookOf, type Look } from './look';

const wordsOf = ({ value }: Wearable): string[] => value.toLowerCase().split(/\s+/);

/** How alike two traits of a slot are: words that their names share, and then how rare each is. */
const likeness = (one: Wearable, other: Wearable): number => {
  const words = new Set(wordsOf(one));
  const shared = wordsOf(other).filter((word) => words.has(word)).length;
  const place = (rarity: Rarity): number => RaritySchema.options.indexOf(rarity);
  const steps = Math.abs(place(one.rarity) - place(other.rarity));
  return shared - steps / RaritySchema.options.length;
};

/**
 * A look as near as somebody comes to it with what they have: in each slot the trait itself, or else the one
 * that is most like it. Where they have nothing for a slot, it is empty.
 *
 * @param owned traits of the look's collection that they have
 */
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

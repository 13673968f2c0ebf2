import type { Wearable } from '@trait-market/contract/economy/avatars';
import { SLOTS_NEEDED } from '@trait-market/contract/economy/benches';
import { SLOTS, type Slot } from '@trait-market/contract/economy/shared';

import type { Look } from './look';

export const isNeeded = (slot: Slot): boolean => SLOTS_NEEDED.some((needed) => needed === slot);

/** Puts a random trait, or none if allowed, into unlocked slots, all equally likely. */
export const shuffled = (
  look: Look,
  options: readonly Wearable[],
  locked: ReadonlySet<Slot>,
  random: () => number = Math.random,
): Look =>
  Object.fromEntries(
    SLOTS.flatMap((slot) => {
      const now = look[slot];
      const fitting = options.filter((trait) => trait.slot === slot);
      const isUnchanged = locked.has(slot) || (fitting.length === 0 && isNeeded(slot));
      if (isUnchanged) return now === undefined ? [] : [[slot, now]];
      const choices = isNeeded(slot) ? fitting : [undefined, ...fitting];
      const chosen = choices[Math.floor(random() * choices.length)];
      return chosen === undefined ? [] : [[slot, chosen]];
    }),
  );

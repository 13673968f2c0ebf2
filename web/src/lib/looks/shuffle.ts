import type { Wearable } from '@trait-market/contract/economy/avatars';
import { SLOTS_NEEDED } from '@trait-market/contract/economy/benches';
import { SLOTS, type Slot } from '@trait-market/contract/economy/shared';

import type { Look } from './look';

export const isNeeded = (slot: Slot): boolean => SLOTS_NEEDED.some((needed) => needed === slot);

/**
 * A look by chance: each slot that is not locked takes one of what fits it, as likely as any other; where a
 * slot may be empty, that is one of the possibilities.
 *
 * @param options what can be put on
 * @param random from 0 to below 1
 */
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
      const isKept = locked.has(slot) || (fitting.length === 0 && isNeeded(slot));
      if (isKept) return now === undefined ? [] : [[slot, now]];
      const choices = isNeeded(slot) ? fitting : [undefined, ...fitting];
      const chosen = choices[Math.floor(random() * choices.length)];
      return chosen === undefined ? [] : [[slot, chosen]];
    }),
  );

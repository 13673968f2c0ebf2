import type { Wearable } from '@trait-market/contract/economy/avatars';
import { SLOTS, type Slot } from '@trait-market/contract/economy/shared';

import { changesBetween, isSameLook, lookOf, type Look } from './look';

export const STEPS_STORED = 50;

/** A look that is being edited, with its undo history. Nothing of it is signed or sent yet. */
export type Fitting = {
  past: readonly Look[];
  now: Look;
  /** The steps that were undone; the first one is the next to redo. */
  future: readonly Look[];
};

export type FittingEvent =
  | { type: 'put'; trait: Wearable }
  | { type: 'takeOff'; slot: Slot }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'change'; to: Look };

/** Returns the event that puts a trait into a slot, or empties the slot. */
export const wearing = (slot: Slot, trait: Wearable | undefined): FittingEvent =>
  trait ? { type: 'put', trait } : { type: 'takeOff', slot };

export const startFitting = (look: Look): Fitting => ({ past: [], now: look, future: [] });

const step = ({ past, now, future }: Fitting, to: Look): Fitting =>
  isSameLook(now, to)
    ? { past, now, future }
    : { past: [...past, now].slice(-STEPS_STORED), now: to, future: [] };

const without = (look: Look, slot: Slot): Look => {
  const { [slot]: _removed, ...rest } = look;
  return rest;
};

/** Applies an event to the look. An event that changes nothing adds no undo step. */
export const fitted = (fitting: Fitting, event: FittingEvent): Fitting => {
  const { past, now, future } = fitting;
  switch (event.type) {
    case 'put':
      return step(fitting, { ...now, [event.trait.slot]: event.trait });
    case 'takeOff':
      return step(fitting, without(now, event.slot));
    case 'change':
      return step(fitting, event.to);
    case 'undo': {
      const before = past.at(-1);
      return before === undefined
        ? fitting
        : { past: past.slice(0, -1), now: before, future: [now, ...future] };
    }
    case 'redo': {
      const [next, ...rest] = future;
      return next === undefined ? fitting : { past: [...past, now], now: next, future: rest };
    }
  }
};

/** Keeps the traits that the user selected when the avatar was changed elsewhere. */
export const rebased = ({ now }: Fitting, before: Look, worn: Look): Fitting => {
  const changed = new Set(changesBetween(before, now).map(({ slot }) => slot));
  const traits = SLOTS.flatMap((slot) => (changed.has(slot) ? now : worn)[slot] ?? []);
  return step(startFitting(worn), lookOf(traits));
};

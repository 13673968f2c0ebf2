import type { Slot } from '@trait-market/contract/economy/shared';

export type TraitArt = {
  value: string;
  slot: Slot;
  collection: string;
  drawing: string;
  tones: { primary: string; trim: string };
  /** A 32-bit seed for the small imperfections of the trait's drawing. */
  seed: number;
};

import type { Slot } from '@trait-market/contract/economy/shared';

export type TraitArt = {
  value: string;
  slot: Slot;
  collection: string;
  drawing: string;
  tones: { primary: string; trim: string };
  /** A 32-bit seed of its small imperfections. */
  seed: number;
};

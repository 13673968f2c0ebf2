import type { Slot } from '@trait-market/contract/economy/shared';

/** A trait as data: everything needed to name and draw it reproducibly. */
export type TraitArt = {
  /** The display name: "Brass Diving Helmet". */
  value: string;
  slot: Slot;
  /** The slug of its collection. */
  collection: string;
  /** The slug of its drawing, unique within the slot. */
  drawing: string;
  /** Base tones as #rrggbb. */
  tones: { primary: string; trim: string };
  /** A 32-bit seed of its small imperfections. */
  seed: number;
};

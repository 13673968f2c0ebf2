import type { Slot } from '@trait-market/contract/economy/shared';

/** A trait as data: all that is needed to name it and to draw it, the same way every time. */
export type TraitArt = {
  /** The name that collectors see: "Brass Diving Helmet". */
  value: string;
  slot: Slot;
  /** The slug of the collection that it belongs to. */
  collection: string;
  /** The slug of its drawing, unique within the slot. */
  drawing: string;
  /** Base tones as #rrggbb. */
  tones: { primary: string; trim: string };
  /** Decides its small imperfections. A whole number of 32 bits. */
  seed: number;
};

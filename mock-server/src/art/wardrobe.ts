import type { Drawing } from './drawing';
import { ACCESSORIES } from './drawings/accessory';
import { BACKGROUNDS } from './drawings/background';
import { BODIES } from './drawings/body';
import { EYES } from './drawings/eyes';
import { HEADWEAR } from './drawings/headwear';
import { MOUTHS } from './drawings/mouth';
import { OUTFITS } from './drawings/outfit';
import type { Slot } from '@trait-market/contract/economy/slots';

/** Every drawing there is, by the slot that it fills. */
export const WARDROBE: Readonly<Record<Slot, readonly Drawing[]>> = {
  background: BACKGROUNDS,
  body: BODIES,
  outfit: OUTFITS,
  mouth: MOUTHS,
  eyes: EYES,
  headwear: HEADWEAR,
  accessory: ACCESSORIES,
};

/** The drawing with this slug. Throws a RangeError when the slot has none. */
export const drawingOf = (slot: Slot, slug: string): Drawing => {
  const found = WARDROBE[slot].find((drawing) => drawing.slug === slug);
  if (!found) throw new RangeError(`There is no such drawing for the slot ${slot}`);
  return found;
};

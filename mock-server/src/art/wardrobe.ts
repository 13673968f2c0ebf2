import type { Drawing, SlotArt } from './drawing';
import { ACCESSORY } from './drawings/accessory';
import { BACKGROUND } from './drawings/background';
import { BODY } from './drawings/body';
import { EYES } from './drawings/eyes';
import { HEADWEAR } from './drawings/headwear';
import { MOUTH } from './drawings/mouth';
import { OUTFIT } from './drawings/outfit';
import type { Slot } from '@trait-market/contract/economy/shared';

export const WARDROBE: Readonly<Record<Slot, SlotArt>> = {
  background: BACKGROUND,
  body: BODY,
  outfit: OUTFIT,
  mouth: MOUTH,
  eyes: EYES,
  headwear: HEADWEAR,
  accessory: ACCESSORY,
};

/** @throws RangeError when the slot has no such drawing */
export const drawingOf = (slot: Slot, slug: string): Drawing => {
  const found = WARDROBE[slot].drawings.find((drawing) => drawing.slug === slug);
  if (!found) throw new RangeError(`There is no such drawing for the slot ${slot}`);
  return found;
};

import type { Drawing } from '../drawing';
import { OUTFITS_ARMOUR } from './outfit-armour';
import { OUTFITS_OUTDOOR } from './outfit-outdoor';
import { OUTFITS_TAILORED } from './outfit-tailored';

/** What an avatar can be dressed in. */
export const OUTFITS: readonly Drawing[] = [
  ...OUTFITS_ARMOUR,
  ...OUTFITS_OUTDOOR,
  ...OUTFITS_TAILORED,
];

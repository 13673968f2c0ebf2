import type { SlotArt } from '../drawing';
import { AXIS } from '../geometry/shapes';
import { OUTFITS_ARMOUR } from './outfit-armour';
import { OUTFITS_OUTDOOR } from './outfit-outdoor';
import { OUTFITS_TAILORED } from './outfit-tailored';

export const OUTFIT: SlotArt = {
  worn: 0.9,
  beneath: ['background', 'body'],
  alone: {
    ground: '#46604f',
    focus: ({ neck }) => ({ x: AXIS, y: neck.y + 8, size: 420 }),
  },
  drawings: [...OUTFITS_ARMOUR, ...OUTFITS_OUTDOOR, ...OUTFITS_TAILORED],
};

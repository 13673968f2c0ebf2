import type { SlotArt } from '../drawing';
import { AXIS } from '../geometry/shapes';
import { HEADWEAR_CRESTS } from './headwear-crests';
import { HEADWEAR_HATS } from './headwear-hats';
import { HEADWEAR_HELMETS } from './headwear-helmets';

export const HEADWEAR: SlotArt = {
  worn: 0.82,
  beneath: ['background', 'body'],
  alone: {
    ground: '#4b5a66',
    focus: ({ seat }) => ({ x: AXIS, y: seat.y - 18, size: 340 }),
  },
  drawings: [...HEADWEAR_CRESTS, ...HEADWEAR_HATS, ...HEADWEAR_HELMETS],
};

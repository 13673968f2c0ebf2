import type { SlotArt } from '../drawing';
import { AXIS } from '../geometry/shapes';
import { ACCESSORIES_ALOFT } from './accessory-aloft';
import { ACCESSORIES_COMPANIONS } from './accessory-companions';
import { ACCESSORIES_PINNED } from './accessory-pinned';
import { ACCESSORIES_WORN } from './accessory-worn';

export const ACCESSORY: SlotArt = {
  worn: 0.5,
  beneath: ['background', 'outfit'],
  alone: {
    ground: '#35686a',
    focus: () => ({ x: AXIS, y: AXIS, size: 512 }),
  },
  drawings: [
    ...ACCESSORIES_ALOFT,
    ...ACCESSORIES_COMPANIONS,
    ...ACCESSORIES_PINNED,
    ...ACCESSORIES_WORN,
  ],
};

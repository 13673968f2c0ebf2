import type { SlotArt } from '../drawing';
import { AXIS } from '../geometry/shapes';
import { EYES_OWN } from './eyes-own';
import { EYES_WORN } from './eyes-worn';

export const EYES: SlotArt = {
  worn: 0.85,
  beneath: ['body'],
  alone: {
    ground: '#8a6f35',
    focus: ({ eyes }) => ({ x: AXIS, y: eyes.y, size: (eyes.gap + eyes.size) * 3.1 }),
  },
  drawings: [...EYES_WORN, ...EYES_OWN],
};

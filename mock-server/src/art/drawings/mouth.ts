import type { SlotArt } from '../drawing';
import { AXIS } from '../geometry/shapes';
import { MOUTH_EXPRESSIONS } from './mouth-expressions';
import { MOUTH_PROPS } from './mouth-props';

export const MOUTH: SlotArt = {
  worn: 0.75,
  beneath: ['body'],
  alone: {
    ground: '#84483e',
    focus: ({ mouth }) => ({ x: AXIS, y: mouth.y, size: mouth.half * 4.6 }),
  },
  drawings: [...MOUTH_EXPRESSIONS, ...MOUTH_PROPS],
};

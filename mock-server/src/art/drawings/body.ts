import type { SlotArt } from '../drawing';
import { AXIS } from '../geometry/shapes';
import { BODY_MATERIALS } from './body-materials';
import { BODY_PATTERNS } from './body-patterns';

export const BODY: SlotArt = {
  worn: 0.85,
  beneath: ['background'],
  alone: {
    ground: '#7a5a49',
    focus: () => ({ x: AXIS, y: 262, size: 470 }),
  },
  drawings: [...BODY_MATERIALS, ...BODY_PATTERNS],
};

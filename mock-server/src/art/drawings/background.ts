import type { SlotArt } from '../drawing';
import { LIT_TRIMS, SKIES } from '../finishes';
import { BACKGROUNDS_OUTDOORS } from './background-outdoors';
import { BACKGROUND_PATTERNS } from './background-patterns';
import { BACKGROUNDS_INDOORS } from './background-indoors';

export const BACKGROUND: SlotArt = {
  worn: 1,
  beneath: [],
  alone: undefined,
  drawings: [...BACKGROUNDS_OUTDOORS, ...BACKGROUND_PATTERNS, ...BACKGROUNDS_INDOORS].map(
    (drawing) => ({ ...drawing, finishes: SKIES, trims: LIT_TRIMS }),
  ),
};

import type { Drawing } from '../drawing';
import { BACKGROUNDS_OUTDOORS } from './background-outdoors';
import { BACKGROUND_PATTERNS } from './background-patterns';
import { BACKGROUND_SCENES } from './background-scenes';

/** What can stand behind an avatar. */
export const BACKGROUNDS: readonly Drawing[] = [
  ...BACKGROUNDS_OUTDOORS,
  ...BACKGROUND_PATTERNS,
  ...BACKGROUND_SCENES,
];

import type { Drawing } from '../drawing';
import { EYES_OWN } from './eyes-own';
import { EYES_WORN } from './eyes-worn';

/** What an avatar can look through, or with. */
export const EYES: readonly Drawing[] = [...EYES_WORN, ...EYES_OWN];

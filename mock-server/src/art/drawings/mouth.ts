import type { Drawing } from '../drawing';
import { MOUTH_EXPRESSIONS } from './mouth-expressions';
import { MOUTH_PROPS } from './mouth-props';

/** What an avatar can do with its mouth. */
export const MOUTHS: readonly Drawing[] = [...MOUTH_EXPRESSIONS, ...MOUTH_PROPS];

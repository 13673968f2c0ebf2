import type { Drawing } from '../drawing';
import { BODY_MATERIALS } from './body-materials';
import { BODY_PATTERNS } from './body-patterns';

/** What a bust can be made of. */
export const BODIES: readonly Drawing[] = [...BODY_MATERIALS, ...BODY_PATTERNS];

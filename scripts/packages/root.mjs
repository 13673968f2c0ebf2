import { fileURLToPath } from 'node:url';

/** This repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

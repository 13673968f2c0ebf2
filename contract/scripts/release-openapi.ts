import { copyFileSync } from 'node:fs';

/** Makes the snapshot the one that later changes are held against: for a break that is wanted. */
copyFileSync(
  new URL('../openapi.json', import.meta.url),
  new URL('../openapi-changes/released-v1.json', import.meta.url),
);

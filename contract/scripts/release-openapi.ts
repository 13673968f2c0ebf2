import { copyFileSync } from 'node:fs';

copyFileSync(
  new URL('../openapi.json', import.meta.url),
  new URL('../openapi-changes/released-v1.json', import.meta.url),
);

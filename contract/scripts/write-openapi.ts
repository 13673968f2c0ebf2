import { writeFileSync } from 'node:fs';

import { economyOpenApiDocument, openApiDocument } from '../openapi/index';

for (const [name, document] of [
  ['openapi.json', openApiDocument()],
  ['openapi.economy.json', economyOpenApiDocument()],
] as const) {
  writeFileSync(new URL(`../${name}`, import.meta.url), `${JSON.stringify(document, null, 2)}\n`);
}

import { writeFileSync } from 'node:fs';

import { economyOpenApiDocument, openApiDocument } from '../openapi/index';
import { signedActionsDocument } from '../openapi/signed-actions';

for (const [name, document] of [
  ['openapi.json', openApiDocument()],
  ['openapi.economy.json', economyOpenApiDocument()],
  ['signed-actions.json', await signedActionsDocument()],
] as const) {
  writeFileSync(new URL(`../${name}`, import.meta.url), `${JSON.stringify(document, null, 2)}\n`);
}

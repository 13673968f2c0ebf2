import { expect, test } from 'vitest';

import { missingPaths } from './named-paths.mjs';

const files = ['web/src/config/paths.ts', 'contract/src/economy/burns/burns.schema.ts'];
const missingIn = (/** @type {string} */ text) => missingPaths('PAGE.md', text, files);

test.each([
  '`web/src/config/paths.ts`, and `paths.ts` again',
  '`web/src/config/`, `burns/`',
  '`web/src/app/routes/ITS-NAME.tsx`, `contract/src/v1/RESOURCE/RESOURCE.schema.ts`',
  '`use-….ts`, `POST /v1/users`, `npm run fix`, `market`',
  '```\n`none.ts`\n```',
])('accepts an existing path, and text that is not a path: %j', (text) => {
  expect(missingIn(text)).toEqual([]);
});

test.each([
  ['a file', 'one\n\n`web/src/config/none.ts`', 'PAGE.md:3: there is no web/src/config/none.ts.'],
  ['a file without its folder', '`none.ts`', 'PAGE.md:1: there is no none.ts.'],
  ['the end of a name', '`aths.ts`', 'PAGE.md:1: there is no aths.ts.'],
  ['a folder', '`web/src/none/`', 'PAGE.md:1: there is no web/src/none/.'],
  ['the end of a folder', '`rns/`', 'PAGE.md:1: there is no rns/.'],
])('reports %s that is missing', (_, text, problem) => {
  expect(missingIn(text)).toEqual([problem]);
});

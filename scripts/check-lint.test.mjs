import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

const PLAIN_CLIENT =
  "import { initClient } from '@ts-rest/core';\nexport const client = initClient;\n";
const BODY_OF = "import { bodyOf } from '@/lib/body-of';\nexport const body = bodyOf;\n";
const API_CLIENT =
  "import { apiClient } from '../../lib/api-client';\nexport const c = apiClient;\n";
/** @param {string} hook */
const tanStack = (hook) =>
  `import { ${hook} } from '@tanstack/react-query';\nexport const hook = ${hook};\n`;

/** @type {Readonly<Record<string, string>>} */
const refused = {
  'web/src/features/one/plain-client.ts': PLAIN_CLIENT,
  'web/src/lib/economy/traits/traits-api.ts': PLAIN_CLIENT,
  'web/src/features/one/body.ts': BODY_OF,
  'web/src/features/one/api-client.ts': API_CLIENT,
  'web/src/features/actions/buy/form.tsx': PLAIN_CLIENT,
  'web/src/features/actions/messages/asks.ts': tanStack('useQuery'),
  'web/src/features/dashboard/use-balance.ts': PLAIN_CLIENT,
  'web/src/features/worth/use-worth.ts': PLAIN_CLIENT,
  'web/src/app/services.ts': "import { lazy } from 'react';\nexport const later = lazy;\n",
  ...Object.fromEntries(
    ['useQuery', 'useInfiniteQuery', 'useQueries', 'useMutation'].map((hook) => [
      `web/src/components/${hook}.tsx`,
      tanStack(hook),
    ]),
  ),
};

/** @type {Readonly<Record<string, string>>} */
const allowed = {
  'web/src/features/actions/messages/buy.ts': PLAIN_CLIENT + BODY_OF,
  'web/src/app/services.ts': BODY_OF,
  'web/src/lib/api-client.ts': PLAIN_CLIENT,
  'web/src/features/dashboard/use-balance.ts': tanStack('useQuery'),
  'web/src/features/worth/use-worth.ts': BODY_OF,
  'web/src/features/one/hooks.test.tsx': tanStack('useQuery') + PLAIN_CLIENT,
  'web/src/features/one/client.ts': tanStack('useQueryClient'),
  'mock-server/src/client.ts': PLAIN_CLIENT,
};

/** @param {Readonly<Record<string, string>>} files */
const filesReported = async (files) => {
  const folder = await mkdtemp(join(tmpdir(), 'check-lint-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await copyFile(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format', 'unix'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const lines = stdout.split('\n').filter((line) => line.includes('no-restricted-imports'));
  return new Set(lines.map((line) => line.split(':')[0]));
};

test('a call of a screen must be a generated hook', async () => {
  expect(await filesReported(refused)).toEqual(new Set(Object.keys(refused)));
});

test('code outside React, queries that call no route, and tests may import the rest', async () => {
  expect(await filesReported(allowed)).toEqual(new Set());
});

import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
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
const DIRECT_CALL =
  "import { api } from '@/lib/api';\nexport const ask = () => api.users.exists.query({});\n";
const DIRECT_CHANGE =
  "import { api } from '@/lib/api';\nexport const send = () => api.users.email.mutate({});\n";
/** @param {string} hook */
const tanStack = (hook) =>
  `import { ${hook} } from '@tanstack/react-query';\nexport const hook = ${hook};\n`;

/** @type {Readonly<Record<string, string>>} */
const refused = {
  'web/src/features/one/plain-client.ts': PLAIN_CLIENT,
  'web/src/lib/economy/traits/traits-api.ts': PLAIN_CLIENT,
  'web/src/features/one/body.ts': BODY_OF,
  'web/src/features/one/api-client.ts': API_CLIENT,
  'web/src/features/one/direct-call.tsx': DIRECT_CALL,
  'web/src/lib/economy/direct-change.ts': DIRECT_CHANGE,
  'web/src/features/dashboard/use-direct.ts': DIRECT_CALL,
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
  'web/src/features/actions/messages/buy.ts': PLAIN_CLIENT + BODY_OF + DIRECT_CHANGE,
  'web/src/app/services.ts': BODY_OF,
  'web/src/lib/api-client.ts': PLAIN_CLIENT,
  'web/src/features/dashboard/use-balance.ts': tanStack('useQuery'),
  'web/src/features/worth/use-worth.ts': BODY_OF + DIRECT_CALL,
  'web/src/features/one/hooks.test.tsx': tanStack('useQuery') + PLAIN_CLIENT,
  'web/src/features/one/client.ts': tanStack('useQueryClient'),
  'web/src/features/one/save.ts':
    'export const save = (saving: { mutate: (text: string) => void }) => saving.mutate("a");\n',
  'mock-server/src/client.ts': PLAIN_CLIENT,
};

/** @param {Readonly<Record<string, string>>} files */
const filesReported = async (files) => {
  const folder = await mkdtemp(join(tmpdir(), 'check-lint-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  await cp(join(root, 'scripts/lint'), join(folder, 'scripts/lint'), { recursive: true });
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format', 'unix'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const rules = /no-restricted-imports|no-direct-call/;
  const lines = stdout.split('\n').filter((line) => rules.test(line));
  return new Set(lines.map((line) => line.split(':')[0]));
};

test('a call of a screen must be a generated hook', async () => {
  expect(await filesReported(refused)).toEqual(new Set(Object.keys(refused)));
});

test('code outside React, queries that call no route, and tests may import the rest', async () => {
  expect(await filesReported(allowed)).toEqual(new Set());
});

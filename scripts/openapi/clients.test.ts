import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import { createMockServer, type MockServer } from '@trait-market/mock-server';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { generate } from 'orval';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { root } from '../packages/root.mjs';

const run = promisify(execFile);

// Generating and compiling takes four seconds, and 40 on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const DOCUMENTS = { v1: 'openapi.json', economy: 'openapi.economy.json' } as const;

let folder: string;
let mock: MockServer;

/** Generates types with openapi-typescript, for openapi-fetch. */
const generateTypes = async (name: keyof typeof DOCUMENTS): Promise<void> => {
  const document = new URL(DOCUMENTS[name], pathToFileURL(join(root, 'contract/')));
  const types = astToString(await openapiTypescript(document));
  await writeFile(join(folder, `${name}-types.ts`), types);
};

/** Generates functions with orval. */
const generateFunctions = (name: keyof typeof DOCUMENTS): Promise<void> =>
  generate(
    {
      input: { target: join(root, 'contract', DOCUMENTS[name]) },
      output: {
        target: join(folder, `${name}-functions.ts`),
        client: 'fetch',
        mode: 'single',
        baseUrl: mock.url,
      },
    },
    folder,
  );

const USERS_OF_CLIENTS = {
  'fetch.ts': `import createClient from 'openapi-fetch';
import type { paths as Economy } from './economy-types';
import type { paths as V1 } from './v1-types';

export const readThrough = async (baseUrl: string) => {
  const v1 = createClient<V1>({ baseUrl });
  const traits = await v1.GET('/v1/marketTraits/search', { params: { query: { searchKey: 'a' } } });
  const economy = createClient<Economy>({ baseUrl });
  const page = await economy.GET('/economy/v1/traits', {
    params: { query: { chainId: ['1'], limit: 2, listed: true } },
  });
  return [traits.data?.[0]?.traitValue, page.data?.items.length];
};
export const onThirdChain = () =>
  // @ts-expect-error A chain is one of two.
  createClient<Economy>().GET('/economy/v1/leaders', { params: { query: { chainId: '5' } } });
`,
  'functions.ts': `import { traitsBrowse } from './economy-functions.js';
import { traitsSearch } from './v1-functions.js';

export const readThrough = async () => {
  const traits = await traitsSearch({ searchKey: 'a' });
  const page = await traitsBrowse({ chainId: ['1'], limit: 2, listed: true });
  if (traits.status !== 200 || page.status !== 200) throw new Error('Refused');
  return [traits.data[0]?.traitValue, page.data.items.length];
};
`,
};

const SETTINGS = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    target: 'es2023',
    lib: ['es2023', 'dom'],
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
    rootDir: '.',
    outDir: 'out',
  },
  // Modules that are only imported aren't emitted, because the folder is inside node_modules.
  include: ['*.ts'],
};

const compile = () =>
  run(join(root, 'node_modules/.bin/tsc'), ['--project', folder]).then(
    () => 'no mistakes',
    (error: unknown) => (error instanceof Error && 'stdout' in error ? error.stdout : error),
  );

beforeAll(async () => {
  mock = await createMockServer({ port: 0, host: '127.0.0.1', users: 12, traits: 60 });
  // The generated files import openapi-fetch, which is installed above this folder.
  const cache = join(root, 'scripts/node_modules/.cache');
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, 'clients-'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS));
  for (const name of ['v1', 'economy'] as const) {
    await generateTypes(name);
    await generateFunctions(name);
  }
  for (const [file, text] of Object.entries(USERS_OF_CLIENTS))
    await writeFile(join(folder, file), text);
});

afterAll(async () => {
  await mock.stop();
  await rm(folder, { recursive: true });
});

test('clients of openapi-typescript and of orval compile, and call the mock', async () => {
  expect(await compile()).toBe('no mistakes');
  for (const module of ['fetch.js', 'functions.js']) {
    const { readThrough } = await import(pathToFileURL(join(folder, 'out', module)).href);
    expect(await readThrough(mock.url)).toEqual([expect.stringMatching(/a/i), 2]);
  }
});

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { TEST_SEED } from '@trait-market/contract/testing/test-seed';
import { createMockServer, type MockServer } from '@trait-market/mock-server';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import { resolveWithNpm, startLocalRegistry } from './local-registry';
import { testOwnPage, writeOwnPage } from './own-page';

const run = promisify(execFile);

// Longer timeouts, because these tests start several programs, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });
const root = fileURLToPath(new URL('../..', import.meta.url));

let folder: string;
const tarballs = new Map<string, string>();

const installed = (name: string): string => join(folder, 'node_modules', name);

const unpack = async (tarball: string): Promise<void> => {
  const name = basename(tarball).replace(/-\d.*$/, '');
  tarballs.set(name, tarball);
  await mkdir(installed(name), { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', installed(name), '--strip-components=1']);
};

/** Links dependencies of this repository instead of installing them from a registry. */
const installDependencies = async (): Promise<void> => {
  const places: Record<string, string> = { 'mock-server': 'trait-market-mock', contract: '' };
  const names = new Map<string, string>([
    ['react', 'web'],
    ['@types/react', 'web'],
    ['@tanstack/react-query', 'web'],
    ['react-dom', 'web'],
    ['@types/react-dom', 'web'],
    ['vite', 'web'],
    ['@playwright/test', 'e2e'],
  ]);
  for (const name of tarballs.keys()) {
    const manifest = JSON.parse(await readFile(join(installed(name), 'package.json'), 'utf8'));
    const place = Object.keys(places).find((folderName) => places[folderName] === name);
    for (const dependency of Object.keys(manifest.dependencies ?? {}))
      names.set(dependency, place ?? 'contract');
  }
  for (const [name, place] of names) {
    await mkdir(dirname(installed(name)), { recursive: true });
    await symlink(join(root, place, 'node_modules', name), installed(name));
  }
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packages-'));
  const { stdout } = await run(execPath, [join(root, 'scripts/pack-all.mjs'), folder]);
  for (const tarball of stdout.trim().split('\n')) await unpack(tarball);
  await installDependencies();
});

afterAll(() => rm(folder, { recursive: true }));

/** Runs npx offline with an empty cache, so that it can only use the contents of the tarball. */
const npx = async (...argv: string[]) => {
  const env = {
    ...process.env,
    npm_config_cache: join(folder, 'cache'),
    npm_config_offline: 'true',
  };
  try {
    const { stdout, stderr } = await run('npx', ['--yes', ...argv], { cwd: folder, env });
    return { status: 0, stdout, stderr };
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error && 'stderr' in error)) throw error;
    return { status: error.code, stdout: '', stderr: String(error.stderr) };
  }
};

const node = async (source: string): Promise<string> => {
  const file = join(folder, 'theirs.mjs');
  await writeFile(file, source);
  return (await run(execPath, [file], { cwd: folder })).stdout.trim();
};

test('the three packages mention nothing from this repository', async () => {
  expect([...tarballs.keys()].toSorted()).toEqual([
    'trait-market-conformance',
    'trait-market-contract',
    'trait-market-mock',
  ]);
  for (const name of tarballs.keys()) {
    const files = await readdir(installed(name), { recursive: true });
    const code = files.filter((file) => /\.(js|d\.ts|json)$/.test(file));
    expect(code.length, name).toBeGreaterThan(3);
    for (const file of code) {
      const text = await readFile(join(installed(name), file), 'utf8');
      expect(
        /from ['"]@trait-market\/|"(?:workspace|catalog):/.exec(text)?.[0],
        file,
      ).toBeUndefined();
      expect(text.includes(root), `${name}/${file} names a path of this machine`).toBe(false);
    }
  }
});

test('lists the licenses of what is bundled', async () => {
  for (const name of ['trait-market-mock', 'trait-market-conformance']) {
    const licences = await readFile(join(installed(name), 'dist/LICENSES.md'), 'utf8');
    expect(licences).toContain('viem');
  }
});

test('every module that the contract exports can be imported', async () => {
  const resourcesOf = async (part: string) =>
    (await readdir(join(root, 'contract/src', part), { withFileTypes: true }))
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${part}/${name}`);
  const names = [
    'v1',
    'economy',
    'shared',
    'login-message',
    'openapi',
    'client',
    'react-query',
    'fixtures/users',
    ...(await resourcesOf('v1')),
    ...(await resourcesOf('economy')),
  ];
  expect(names.length).toBeGreaterThan(30);
  const imports = names.map((name) => `trait-market-contract/${name}`);
  const printed = await node(`
    for (const name of ${JSON.stringify(imports)}) await import(name);
    const { v1Contract } = await import('trait-market-contract/v1');
    const { UserSchema } = await import('trait-market-contract/v1/users');
    console.log(Object.keys(v1Contract).join(), typeof UserSchema);
  `);
  expect(printed).toBe('users,credits,tax,traits object');
});

test('installs no test runner, and nothing whose peer ranges exclude zod 4 or React 19', async () => {
  const manifestOf = async (name: string) =>
    JSON.parse(await readFile(join(installed(name), 'package.json'), 'utf8'));
  const contract = await manifestOf('trait-market-contract');
  expect(Object.keys(contract.dependencies)).toEqual([
    '@noble/curves',
    '@ts-rest/core',
    'viem',
    'zod',
  ]);
  expect(contract.peerDependencies.react).toContain('^19');
  expect(contract.peerDependenciesMeta.react).toEqual({ optional: true });
  for (const name of Object.keys(contract.dependencies)) {
    const { peerDependencies = {} } = await manifestOf(name);
    expect(Object.keys(peerDependencies), name).not.toContain('zod');
  }
  const mock = await manifestOf('trait-market-mock');
  expect(Object.keys(mock.dependencies)).toEqual(['sharp', 'viem', 'zod']);
});

test('npm install resolves the packages with React 19 and zod 4, and without an override', async () => {
  const registry = await startLocalRegistry();
  onTestFinished(registry.stop);
  const users = ['react@19', 'react-dom@19', '@tanstack/react-query@5', 'zod@4'];
  const resolved = await resolveWithNpm(folder, registry.url, [...tarballs.values(), ...users]);
  expect(resolved).toMatchObject({
    react: expect.stringMatching(/^19\./),
    zod: expect.stringMatching(/^4\./),
    'trait-market-contract': expect.any(String),
    'trait-market-mock': expect.any(String),
    'trait-market-conformance': expect.any(String),
  });
  // The peer range of ts-rest's own hooks excludes React 19, which shows that npm checks it.
  const unpacked = ['@ts-rest/react-query@3.53.0-rc.1', '@ts-rest/core@3.53.0-rc.1'];
  const conflict = await resolveWithNpm(folder, registry.url, [...unpacked, ...users]);
  expect(conflict).toContain('ERESOLVE');
}, 300_000);

test.each([
  ['Node', ['--module', 'nodenext']],
  ['bundlers', ['--module', 'esnext', '--moduleResolution', 'bundler']],
])('types compile as %s resolve modules, without skipLibCheck', async (_, resolution) => {
  await writeFile(
    join(folder, 'theirs.mts'),
    `import { initClient } from 'trait-market-contract/client';
import { initTsrReactQuery } from 'trait-market-contract/react-query';
import { v1Contract } from 'trait-market-contract/v1';
import { economyContract } from 'trait-market-contract/economy';
import { openApiDocument } from 'trait-market-contract/openapi';
import * as actions from 'trait-market-contract/signed-actions';
import { loginMessage } from 'trait-market-contract/login-message';
import type { Trait } from 'trait-market-contract/v1/traits';
import { runConformance } from 'trait-market-conformance';
import { compareTargets } from 'trait-market-conformance/comparing';
import { controlOfMock } from 'trait-market-conformance/mock-control';
import { connectToMock, startMockServer } from 'trait-market-mock';

const api = initClient(v1Contract, { baseUrl: 'https://api.example.com' });
const answer = await api.traits.search({ query: { searchKey: 'laser' } });
if (answer.status === 200) {
  const traits: Trait[] = answer.body;
  // @ts-expect-error A trait's id is a text.
  const id: number | undefined = traits[0]?.id;
  void id;
}
const hooks = initTsrReactQuery(v1Contract, { baseUrl: '' });
const useTraits = () => {
  const queryData = { query: { searchKey: 'laser' } };
  const traits: Trait[] | undefined = hooks.traits.search.useQuery({ queryKey: [], queryData }).data?.body;
  // @ts-expect-error A search is a text.
  hooks.traits.search.useQuery({ queryKey: [], queryData: { query: { searchKey: 7 } } });
  return traits;
};
const server = await startMockServer({ port: 0 });
await connectToMock({ url: server.url }).advance(1000);
// @ts-expect-error The clock moves by a number of milliseconds.
await connectToMock({ url: server.url }).advance('1000');
const report = await runConformance({ target: server.url });
// @ts-expect-error Whether it is conformant is a yes or no.
const conformant: string = report.conformant;
void [conformant, controlOfMock, compareTargets, useTraits, economyContract, openApiDocument, actions, loginMessage];
`,
  );
  const options = ['--noEmit', '--strict', '--skipLibCheck', 'false', '--target', 'es2023'];
  const types = ['--types', 'node', '--typeRoots', join(root, 'e2e/node_modules/@types')];
  const tsc = run(
    join(root, 'e2e/node_modules/.bin/tsc'),
    [...options, ...types, ...resolution, 'theirs.mts'],
    { cwd: folder },
  );
  await expect(
    tsc.then(
      () => 'no mistakes',
      (error: unknown) => (error instanceof Error && 'stdout' in error ? error.stdout : error),
    ),
  ).resolves.toBe('no mistakes');
});

test('a page with the hooks of the README is built, and tested with Playwright and the mock', async () => {
  expect(await testOwnPage(await writeOwnPage(folder))).toContain('5 passed');
}, 300_000);

describe('the mock', () => {
  test('runs as a command', async () => {
    const program = join(installed('trait-market-mock'), 'dist/main.js');
    const server = spawn(execPath, [program, '--port', '0', '--users', '12', '--traits', '60'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    });
    const [line] = await once(server.stdout, 'data');
    const url = /http:\/\/\S+:\d+/.exec(String(line))?.[0];
    const statusOf = async (path: string) => (await fetch(`${url}${path}`)).status;
    expect(await statusOf('/v1/users/ada/exists')).toBe(200);
    expect(await statusOf('/__mock')).toBe(200);
    expect(await statusOf('/docs/assets/swagger-ui-bundle.js')).toBe(200);
    expect(await statusOf('/chat/widget.js')).toBe(200);
  });

  test('is started and controlled by another project’s test', async () => {
    const printed = await node(`
      import { connectToMock, startMockServer } from 'trait-market-mock';
      const server = await startMockServer({ port: 0, users: 12, traits: 60 });
      const mock = connectToMock({ url: server.url, world: 'mine' });
      await mock.enterScenario('credit-rich-elite');
      const { accessToken } = await mock.mintToken();
      const headers = { 'x-mock-world': 'mine', authorization: 'Bearer ' + accessToken };
      const answer = await fetch(server.url + '/v1/users/credits', { headers });
      console.log((await answer.json()).vanilla.amount);
      await server.stop();
    `);
    expect(printed).toBe('2880');
  });

  test('has a README that names each example, and shows no line that is not in one', async () => {
    const readme = await readFile(join(installed('trait-market-mock'), 'README.md'), 'utf8');
    const examples = join(installed('trait-market-mock'), 'examples');
    const lines = new Set<string>();
    for (const file of await readdir(examples)) {
      expect(readme).toContain(`\`examples/${file}\``);
      const text = await readFile(join(examples, file), 'utf8');
      for (const line of text.split('\n')) lines.add(line.trim());
    }
    const blocks = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, block = '']) => block);
    expect(blocks.length).toBeGreaterThanOrEqual(4);
    const shown = blocks.flatMap((block) => block.split('\n'));
    expect(shown.filter((line) => !lines.has(line.trim()))).toEqual([]);
  });
});

describe('the conformance suite', () => {
  let mock: MockServer;
  beforeAll(async () => {
    mock = await createMockServer({ port: 0, host: '127.0.0.1', users: 12, traits: 60 });
  });
  afterAll(() => mock.stop());

  const suite = (...argv: string[]) =>
    npx(`./${basename(tarballs.get('trait-market-conformance') ?? '')}`, ...argv);

  test('the packed suite runs outside the repository, and writes its report', async () => {
    const report = ['--report', 'html', '--out', 'reports/conformance.html'];
    const { status, stdout, stderr } = await suite(
      '--target',
      mock.url,
      '--control',
      mock.url,
      '--seed',
      String(TEST_SEED),
      '--cases',
      '20',
      ...report,
    );
    expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^Conformant: \d{3,} checks passed\.$/m);
    const html = await readFile(join(folder, 'reports/conformance.html'), 'utf8');
    expect(html).toContain(`Does ${mock.url} honour the contract?`);
  });

  test('has the pages and the workflow that its README names', async () => {
    const place = installed('trait-market-conformance');
    for (const page of ['README.md', 'guide.md']) {
      const text = await readFile(join(place, page), 'utf8');
      const named = [...text.matchAll(/\]\(([\w.-]+\.\w+)\)/g)].map(([, file = '']) => file);
      expect(named).toContain('workflow.example.yml');
      expect(await readdir(place)).toEqual(expect.arrayContaining(named));
    }
    const workflow = await readFile(join(place, 'workflow.example.yml'), 'utf8');
    for (const option of ['--baseline', '--report junit', '--max-time'])
      expect(workflow).toContain(option);
  });

  test('exits with status 2 and one line when nothing is at the target', async () => {
    const { status, stderr } = await suite('--target', 'http://127.0.0.1:1');
    expect(status).toBe(2);
    expect(stderr).toContain('conformance: Nothing responds at http://127.0.0.1:1');
  });
});

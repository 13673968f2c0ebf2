import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { createMockServer, type MockServer } from '@trait-market/mock-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const contract = fileURLToPath(new URL('../../contract', import.meta.url));

let mock: MockServer;
/** Outside the repository: nothing of it can be found from there. */
let folder: string;
let tarball: string;

beforeAll(async () => {
  mock = await createMockServer({ port: 0, host: '127.0.0.1', users: 12, traits: 60 });
  folder = await mkdtemp(join(tmpdir(), 'conformance-elsewhere-'));
  const tsx = join(contract, 'node_modules/tsx/dist/cli.mjs');
  const packing = [tsx, join(contract, 'scripts/pack-conformance.ts'), folder];
  const { stdout } = await run(execPath, packing, { cwd: contract });
  tarball = stdout.trim();
}, 120_000);

afterAll(async () => {
  await mock.stop();
  await rm(folder, { recursive: true });
});

/** Offline and with an empty cache: what is not in the tarball is not there. */
const npx = async (...argv: string[]) => {
  const env = {
    ...process.env,
    npm_config_cache: join(folder, 'cache'),
    npm_config_offline: 'true',
  };
  try {
    const { stdout, stderr } = await run('npx', ['--yes', `./${basename(tarball)}`, ...argv], {
      cwd: folder,
      env,
    });
    return { status: 0, stdout, stderr };
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error && 'stderr' in error)) throw error;
    return { status: error.code, stdout: '', stderr: String(error.stderr) };
  }
};

test('the packed suite runs outside the repository, and writes its report', async () => {
  const report = ['--report', 'html', '--out', 'reports/conformance.html'];
  const { status, stdout, stderr } = await npx(
    '--target',
    mock.url,
    '--control',
    mock.url,
    ...report,
  );
  expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^Conformant: \d{3,} checks passed\.$/m);
  const html = await readFile(join(folder, 'reports/conformance.html'), 'utf8');
  expect(html).toContain(`Does ${mock.url} honour the contract?`);
}, 120_000);

test('nothing at the target is status 2 and one line', async () => {
  const { status, stderr } = await npx('--target', 'http://127.0.0.1:1');
  expect(status).toBe(2);
  expect(stderr).toContain('conformance: Nothing answers at http://127.0.0.1:1');
}, 120_000);

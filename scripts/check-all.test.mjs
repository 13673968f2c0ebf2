import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import rootPackage from '../package.json' with { type: 'json' };

const { pnpm, check, 'check:types': checkTypes } = rootPackage.scripts;

/** Runs a script of the root package in a new package, in which `others` are added or replaced. */
const runCheck = async (
  /** @type {string} */ script,
  /** @type {Readonly<Record<string, string>>} */ others,
) => {
  const folder = await mkdtemp(join(tmpdir(), 'check-all-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const scripts = { pnpm, check, ...others };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, scripts }));
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
};

test('npm run check makes every check, and fails if any did', async () => {
  const { status, output } = await runCheck('check', {
    'check:a': 'echo a has failed; exit 3',
    'check:b': 'sleep 2; echo b has failed; exit 1',
    'check:c': 'sleep 3; echo c has passed',
    'check:d': 'sleep 1; echo d has passed',
  });
  for (const line of ['a has failed', 'b has failed', 'c has passed', 'd has passed'])
    expect(output).toContain(line);
  expect(output).toContain('check:a: exit status: 3');
  expect(output).toContain('check:b: exit status: 1');
  expect(status).toBe(1);
});

test('npm run check succeeds if every check did', async () => {
  const { status } = await runCheck('check', { 'check:a': 'true', 'check:b': 'true' });
  expect(status).toBe(0);
});

test('npm run check:types checks every part, and fails if any did', async () => {
  const { status, output } = await runCheck('check:types', {
    'check:types': checkTypes,
    'types:a': 'echo a has failed; exit 2',
    'types:b': 'sleep 2; echo b has failed; exit 2',
    'types:c': 'sleep 1; echo c has passed',
  });
  for (const line of ['a has failed', 'b has failed', 'c has passed'])
    expect(output).toContain(line);
  expect(status).toBe(1);
});

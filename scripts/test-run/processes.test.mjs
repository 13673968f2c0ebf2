import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { createProcesses } from './processes.mjs';

const options = { cwd: '.', timeLimitMs: 60_000 };
const node = process.execPath;

test('gives the exit code and both streams', async () => {
  const script = 'console.log("out"); console.error("err"); process.exitCode = 3';
  const { exitCode, output } = await createProcesses().run(node, ['-e', script], options);
  expect(exitCode).toBe(3);
  expect(output).toContain('out');
  expect(output).toContain('err');
});

test('a command that does not exist fails, and the output names it', async () => {
  const { exitCode, output } = await createProcesses().run('no-such-command', [], options);
  expect(exitCode).toBeNull();
  expect(output).toContain('no-such-command');
});

test('a command that exceeds its time limit is ended', async () => {
  const hang = 'setInterval(() => {}, 1000)';
  const { exitCode, output } = await createProcesses().run(node, ['-e', hang], {
    ...options,
    timeLimitMs: 100,
  });
  expect(exitCode).toBeNull();
  expect(output).toContain('was ended after 0.1 s');
});

test('endAll ends everything that is running', async () => {
  const processes = createProcesses();
  const running = processes.run(node, ['-e', 'setInterval(() => {}, 1000)'], options);
  await processes.endAll();
  await expect(running).resolves.toMatchObject({ exitCode: null });
});

test('endAll kills what a command started, if it ignores SIGTERM', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'processes-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const ready = join(folder, 'ready');
  const ignores = `
    process.on('SIGTERM', () => {});
    setInterval(() => {}, 1000);
    require('node:fs').writeFileSync(${JSON.stringify(ready)}, '');
  `;
  const processes = createProcesses({ killAfterMs: 100 });
  const running = processes.run('sh', ['-c', '"$0" -e "$1"; true', node, ignores], options);
  await expect.poll(() => existsSync(ready), { timeout: 15_000 }).toBe(true);
  await processes.endAll();
  // The result waits for the pipe, which closes only when the process that ignores the signal has
  // ended.
  await expect(running).resolves.toMatchObject({ exitCode: null });
});

import { expect, test } from 'vitest';

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
  processes.endAll();
  await expect(running).resolves.toMatchObject({ exitCode: null });
});

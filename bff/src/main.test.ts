import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const working = {
  PORT: '0',
  HOST: '127.0.0.1',
  PROVIDER_URL: 'http://127.0.0.1:1',
  DRAIN_DELAY_MS: '0',
};

const runMain = (environment: Record<string, string>, ...options: string[]) => {
  const bff = spawn(process.execPath, ['--import', 'tsx', MAIN, ...options], {
    env: { PATH: process.env['PATH'], ...environment },
  });
  onTestFinished(() => void bff.kill('SIGKILL'));
  return bff;
};

test('it says where it is, answers, and ends on SIGTERM', async () => {
  const bff = runMain({ ...working, LOG_LEVEL: 'warn' });
  const [line] = await once(bff.stdout.setEncoding('utf8'), 'data');
  expect(line).toMatch(/^Trait Market's API: http:\/\/localhost:\d+\/v1\n$/);
  const port = /:(\d+)\//.exec(line)?.[1];
  const answer = await fetch(`http://127.0.0.1:${port}/v1/users/me`);
  expect(answer.status).toBe(502);
  await answer.text();

  bff.kill('SIGTERM');
  // What was logged last is written before it ends.
  const [logged] = await Promise.all([text(bff.stdout), once(bff, 'exit')]);
  expect(bff.exitCode).toBe(0);
  expect(logged).toContain('"path":"/v1/users/me"');
}, 20_000);

test('it logs when it begins to stop, and when it has', async () => {
  const bff = runMain(working);
  await once(bff.stdout, 'data');
  bff.kill('SIGTERM');
  const [logged] = await Promise.all([text(bff.stdout), once(bff, 'exit')]);
  expect(logged).toMatch(/"msg":"Stopping: [^\n]+within 10000 ms\."}\n.*"msg":"Stopped: /s);
}, 20_000);

test.each([
  ['off', {}, 'The market is off: /economy/v1 answers 404. ECONOMY=on'],
  ['on, and no flags say so', { ECONOMY: 'on' }, 'its pages stay closed: FEATURE_FLAGS_HOST'],
])(
  'it logs what would open the market: %s',
  async (_, market, words) => {
    const bff = runMain({ ...working, ...market });
    await once(bff.stdout, 'data');
    bff.kill('SIGTERM');
    const [logged] = await Promise.all([text(bff.stdout), once(bff, 'exit')]);
    expect(logged).toContain(words);
  },
  20_000,
);

test('it says nothing of a market that can be open', async () => {
  const flags = { FEATURE_FLAGS_HOST: 'http://127.0.0.1:1', FEATURE_FLAGS_KEY: 'sdk' };
  const bff = runMain({ ...working, ECONOMY: 'on', ...flags });
  await once(bff.stdout, 'data');
  bff.kill('SIGTERM');
  const [logged] = await Promise.all([text(bff.stdout), once(bff, 'exit')]);
  expect(logged).toContain('Stopped');
  expect(logged).not.toContain('market is');
}, 20_000);

test('a bad variable ends it with one line', async () => {
  const bff = runMain({ ...working, PORT: 'x' });
  const [complaint] = await Promise.all([text(bff.stderr), once(bff, 'exit')]);
  expect(complaint).toMatch(/^PORT must be [^\n]+\n$/);
  expect(bff.exitCode).toBe(1);
}, 20_000);

test('--print-config says what it would run with, and ends', async () => {
  const environment = { ...working, REDIS_URL: 'redis://:secret@127.0.0.1:6379' };
  const bff = runMain(environment, '--print-config');
  const [printed] = await Promise.all([text(bff.stdout), once(bff, 'exit')]);
  expect(printed).toContain('READ_DEADLINE_MS=5000\n');
  expect(printed).toContain('REDIS_URL=redis://[redacted]@127.0.0.1:6379\n');
  expect(printed).not.toContain('secret');
  expect(bff.exitCode).toBe(0);
}, 20_000);

test('a taken port ends it with one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  const bff = runMain({ ...working, PORT: String(port) });
  const [complaint] = await Promise.all([text(bff.stderr), once(bff, 'exit')]);
  expect(complaint).toMatch(new RegExp(`^PORT ${port} is taken: [^\n]+\n$`));
  expect(bff.exitCode).toBe(1);
}, 20_000);

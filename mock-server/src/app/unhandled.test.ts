import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { text } from 'node:stream/consumers';

import { expect, onTestFinished, test } from 'vitest';

import { connectToMock } from '../control/mock-client';
import { JOURNAL_LENGTH } from '../kernel/journal/journal';
import { createMockServer } from './mock-server';

const start = async (failOnUnhandled = false) => {
  const server = await createMockServer({ port: 0, users: 2, traits: 8, failOnUnhandled });
  onTestFinished(() => server.stop());
  return server;
};

const call = (url: string, path: string, { world = 'default', method = 'GET' } = {}) =>
  fetch(`${url}${path}`, { method, headers: { 'x-mock-world': world } });

test('the journal selects the calls that matched no route, and a test can assert that there are none', async () => {
  const { url } = await start();
  const [mock, other] = [connectToMock({ url, world: 'mine' }), connectToMock({ url })];
  await call(url, '/v1/users/me', { world: 'mine' });
  await mock.assertNoUnmatched();
  await call(url, '/v1/users/mee', { world: 'mine' });
  await call(url, '/v1/users/me', { world: 'mine', method: 'DELETE' });
  const answer = await call(url, '/__mock/journal?unmatched=true', { world: 'mine' });
  expect(await answer.json()).toMatchObject({
    entries: [
      { method: 'GET', path: '/v1/users/mee', status: 404 },
      { method: 'DELETE', path: '/v1/users/me', status: 404 },
    ],
    forgotten: 0,
  });
  await expect(mock.assertNoUnmatched()).rejects.toThrow(
    'The mock has no route for these calls:\n  GET /v1/users/mee\n  DELETE /v1/users/me',
  );
  await other.assertNoUnmatched();
  await mock.reset();
  await mock.assertNoUnmatched();
});

test('an unmatched call that the journal has dropped still counts', async () => {
  const { url } = await start();
  await call(url, '/v1/users/mee');
  for (let index = 0; index < JOURNAL_LENGTH; index += 1) await call(url, '/v1/users/me');
  await expect(connectToMock({ url }).assertNoUnmatched()).rejects.toThrow(
    'The mock has no route for these calls:\n  and 1 more.',
  );
});

test('with failOnUnhandled unknown routes get 501, and are listed', async () => {
  const server = await start(true);
  expect((await call(server.url, '/v1/users/me')).status).toBe(401);
  expect((await call(server.url, '/v1/users/mee', { world: 'mine' })).status).toBe(501);
  expect(server.unhandled()).toEqual(['GET /v1/users/mee (world mine)']);
});

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

test.each([
  ['on', '/v1/users/mee', 1],
  ['on', '/v1/users/me', 0],
  ['off', '/v1/users/mee', 0],
])(
  'with --fail-on-unhandled %s the exit code after GET %s is %s',
  { timeout: 120_000 },
  async (mode, path, code) => {
    const tsx = createRequire(import.meta.url).resolve('tsx');
    const options = ['--users=2', '--traits=8', '--port=0', `--fail-on-unhandled=${mode}`];
    const child = spawn(process.execPath, ['--import', tsx, MAIN, ...options], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    onTestFinished(() => {
      child.kill('SIGKILL');
    });
    const errors = text(child.stderr);
    const [line] = await once(child.stdout.setEncoding('utf8'), 'data');
    const url = /http:\S+/.exec(String(line))?.[0] ?? '';
    await (await call(url, path)).text();
    child.kill('SIGTERM');
    const [exitCode] = await once(child, 'close');
    expect(exitCode).toBe(code);
    const words =
      code === 1 ? `These calls matched no route:\n  GET ${path} (world default)\n` : '';
    expect(await errors).toBe(words);
  },
);

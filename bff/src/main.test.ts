import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';

import { runMain, startMain, WORKING } from './testing/main-process';

const linesOf = (out: string): Record<string, unknown>[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

test('prints its address, serves requests, and exits on SIGTERM, logging only JSON lines', async () => {
  const bff = await startMain();
  const response = await fetch(`${bff.url}/v1/users/me`);
  expect(response.status).toBe(502);
  await response.text();

  bff.signal('SIGTERM');
  expect(await bff.end()).toBe(0);
  expect(bff.written.err).toBe('');
  expect(linesOf(bff.written.out)).toEqual([
    expect.objectContaining({ msg: expect.stringContaining('The market is off: /economy/v1') }),
    expect.objectContaining({ msg: 'Ready', url: `http://localhost:${bff.port}` }),
    expect.objectContaining({ route: 'users.me', status: 502 }),
    expect.objectContaining({ msg: expect.stringMatching(/^Stopping: .+ within 10000 ms\.$/) }),
    expect.objectContaining({ msg: 'Stopped: every connection is closed.' }),
  ]);
}, 60_000);

test('ends with one line for a bad variable', async () => {
  const bff = runMain({ ...WORKING, PORT: 'x' });
  expect(await bff.end()).toBe(1);
  expect(bff.written.err).toMatch(/^PORT must be [^\n]+\n$/);
}, 60_000);

test('--print-config prints the settings in use, and ends', async () => {
  const environment = { ...WORKING, REDIS_URL: 'redis://:secret@127.0.0.1:6379' };
  const bff = runMain(environment, { args: ['--print-config'] });
  expect(await bff.end()).toBe(0);
  expect(bff.written.out).toContain('READ_DEADLINE_MS=5000\n');
  expect(bff.written.out).toContain('REDIS_URL=redis://[redacted]@127.0.0.1:6379\n');
  expect(bff.written.out).not.toContain('secret');
}, 60_000);

test('ends with one line for a taken port', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  const bff = runMain({ ...WORKING, PORT: String(port) });
  expect(await bff.end()).toBe(1);
  expect(bff.written.err).toMatch(new RegExp(`^PORT ${port} is in use: [^\n]+\n$`));
}, 60_000);

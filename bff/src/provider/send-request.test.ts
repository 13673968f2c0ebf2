import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { Pool } from 'undici';
import { expect, onTestFinished, test } from 'vitest';

import { startScriptedProvider } from '../testing/scripted-provider';
import { sendRequest, type ProviderRequest } from './send-request';
import { CallSignal } from './call-signal';

const startPool = async () => {
  const provider = await startScriptedProvider();
  onTestFinished(provider.stop);
  const pool = new Pool(provider.url, { connections: 1 });
  onTestFinished(() => pool.destroy());
  return { provider, pool };
};

const read = (path: string, signal = new CallSignal()): ProviderRequest => ({
  method: 'GET',
  path,
  headers: {},
  body: null,
  signal,
  endsAt: Infinity,
});

const text =
  (response: string): RequestListener =>
  (_req, res) =>
    res.end(response);

test('assembles a response that arrives in many chunks', async () => {
  const { provider, pool } = await startPool();
  const long = '€'.repeat(500_000);
  provider.respondWith(text(long));
  const response = await sendRequest(pool, read('/'));
  expect(response).toMatchObject({ status: 200, headers: { connection: 'keep-alive' } });
  expect(response.bytes.toString() === long).toBe(true);
});

test.each(['', 'one'])('returns a response of %j unchanged', async (short) => {
  const { provider, pool } = await startPool();
  provider.respondWith(text(short));
  expect((await sendRequest(pool, read('/'))).bytes.toString()).toBe(short);
});

test('a request whose call ends while it waits for a connection is never sent', async () => {
  const { provider, pool } = await startPool();
  const signal = new CallSignal();
  const first = new Promise<() => void>((resolve) => {
    provider.respondWith((_req, res) => resolve(() => res.end()));
  });
  const before = sendRequest(pool, read('/first'));
  const respondFirst = await first;
  const waiting = sendRequest(pool, read('/waiting', signal));
  const reason = new Error('left');
  signal.abort(reason);
  await expect(waiting).rejects.toBe(reason);

  provider.respondWith(text(''));
  respondFirst();
  await before;
  await sendRequest(pool, read('/last'));
  expect(provider.calls.map(({ url }) => url)).toEqual(['/first', '/last']);
});

test('a pending request is canceled with its call', async () => {
  const { provider, pool } = await startPool();
  const signal = new CallSignal();
  const ends: Promise<unknown>[] = [];
  provider.respondWith((_req, res) => void ends.push(once(res, 'close')));
  const response = sendRequest(pool, read('/', signal));
  await expect.poll(() => ends).toHaveLength(1);
  signal.abort(new Error('left'));
  await expect(response).rejects.toThrow('left');
  await Promise.all(ends);
});

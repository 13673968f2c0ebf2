import type { RequestListener, ServerResponse } from 'node:http';
import { Pool } from 'undici';
import { expect, onTestFinished, test } from 'vitest';

import { startScriptedProvider } from '../testing/scripted-provider';
import { CallSignal } from './call-signal';
import { openStream } from './open-stream';

const REFUSAL_LIMIT = 65_536;

const startOpening = async () => {
  const provider = await startScriptedProvider();
  onTestFinished(provider.stop);
  const pool = new Pool(provider.url, { connections: 1 });
  onTestFinished(() => pool.destroy());
  const open = (signal = new CallSignal()) =>
    openStream(pool, { method: 'GET', path: '/', headers: {}, body: null, signal }, 5_000);
  return { provider, open };
};

/** Sends an error response chunk by chunk, each after the previous one was sent. */
const refuseWith =
  (chunks: Buffer[], seen: (res: ServerResponse) => void = () => undefined): RequestListener =>
  async (_req, res) => {
    seen(res);
    res.on('error', () => undefined);
    res.writeHead(400, { 'content-type': 'text/plain' });
    for (const chunk of chunks) {
      await new Promise((written) => res.write(chunk, written));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    if (chunks.length < 100) res.end();
  };

test('reads a refusal that arrives in chunks to its end', async () => {
  const { provider, open } = await startOpening();
  provider.respondWith(refuseWith(['Not ', 'like ', 'this.'].map((text) => Buffer.from(text))));
  const { status, bytes } = await open();
  expect([status, bytes.toString()]).toEqual([400, 'Not like this.']);
});

test('reads a refusal of just the limit in two chunks to its end', async () => {
  const { provider, open } = await startOpening();
  const half = Buffer.alloc(REFUSAL_LIMIT / 2, 'a');
  provider.respondWith(refuseWith([half, half]));
  expect((await open()).bytes).toHaveLength(REFUSAL_LIMIT);
});

test('stops reading an endless refusal at the limit', async () => {
  const { provider, open } = await startOpening();
  let refusing: ServerResponse | undefined;
  const chunk = Buffer.alloc(16_384, 'a');
  provider.respondWith(
    refuseWith(Array<Buffer>(100).fill(chunk), (res) => {
      refusing = res;
    }),
  );
  const { bytes } = await open();
  expect(bytes.length).toBeGreaterThan(REFUSAL_LIMIT);
  expect(bytes.length).toBeLessThan(100 * chunk.length);
  await expect.poll(() => refusing?.destroyed).toBe(true);
});

test('a call that ended before is never sent, and fails for its own reason', async () => {
  const { provider, open } = await startOpening();
  let requests = 0;
  provider.respondWith((_req, res) => {
    requests += 1;
    res.end();
  });
  const signal = new CallSignal();
  const reason = new Error('left');
  signal.abort(reason);
  await expect(open(signal)).rejects.toBe(reason);
  expect(requests).toBe(0);
});

test('a connection that breaks is thrown as the system says it', async () => {
  const { provider, open } = await startOpening();
  provider.respondWith((req) => req.socket.resetAndDestroy());
  await expect(open()).rejects.toMatchObject({ code: 'ECONNRESET' });
});

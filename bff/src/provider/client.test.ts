import { v1Contract } from '@trait-market/contract/v1';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Readable } from 'node:stream';
import request from 'supertest';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { createMetrics } from '../operations/metrics';
import { startBffBefore, startScripted } from '../testing/bff-under-test';
import { json, startScriptedProvider } from '../testing/scripted-provider';
import { CallSignal } from './call-signal';
import type { Caller } from './caller';
import { createProvider } from './client';
import { user, hang, failure } from '../testing/provider-responses';

const { me, uploadProfileImage, verifyEmail } = v1Contract.users;

test.each([null, 'Platinum'])(
  'a user whose premium tier is %j is returned without it',
  async (premiumTier) => {
    const { provider, bff } = await startScripted();
    provider.respondWith(json(200, { ...user, username: 'alice', premiumTier }));
    const response = await request(bff.url).get('/v1/users/me');
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({ ...user, username: 'alice' });
  },
);

test('the call to the provider ends when the browser leaves', async () => {
  const { provider, bff } = await startScripted({ READ_DEADLINE_MS: '600000' });
  const received = new Promise<() => Promise<unknown>>((resolve) => {
    provider.respondWith((_req, res) => resolve(() => once(res, 'close')));
  });
  const leaving = new AbortController();
  const left = fetch(`${bff.url}/v1/users/me`, { signal: leaving.signal });
  const closed = (await received)();
  leaving.abort();
  await expect(left).rejects.toThrow();
  await closed;
  await expect.poll(() => bff.logLines.join('')).toContain('"status":499');
});

test('the BFF starts without a provider', async () => {
  const bff = await startBffBefore('http://127.0.0.1:1');
  const response = await request(bff.url).get('/v1/users/me');
  expect(response.status).toBe(502);
  expect(response.body).toEqual(failure('PROVIDER_UNREACHABLE'));
});

describe('calls to the provider', () => {
  const DEADLINE = 600_000;

  const callsTo = (url: string, { uploadDeadline = DEADLINE, atOnce = 10 } = {}) => {
    const calls = createProvider({
      origin: new URL(url),
      connections: 10,
      link: {},
      connectDeadline: DEADLINE,
      deadlines: { read: DEADLINE, search: DEADLINE, write: DEADLINE, upload: uploadDeadline },
      bulkhead: { calls: atOnce, waiting: 0, wait: DEADLINE, share: 1 },
      breaker: { failures: 10, rest: DEADLINE },
      retryBudget: 10,
      metrics: createMetrics(),
      responseLimit: 1000,
      streams: { connections: 10, idle: DEADLINE },
    });
    onTestFinished(() => calls.destroy());
    return calls;
  };

  const startCalls = async () => {
    const provider = await startScriptedProvider();
    onTestFinished(provider.stop);
    provider.respondWith(json(200, user));
    const connections = (): Promise<number> =>
      new Promise((resolve, reject) => {
        provider.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
      });
    return { provider, connections, calls: callsTo(provider.url) };
  };

  const anyCaller = (): Caller => ({
    requestId: 'r1',
    world: '',
    client: '10.0.0.1',
    headers: { 'x-request-id': 'r1' },
    span: undefined,
    signal: new CallSignal(),
  });

  test('without a trace send none', async () => {
    const { provider, calls } = await startCalls();
    const caller = anyCaller();
    expect(await calls.forward({ route: me, caller })).toMatchObject({
      status: 200,
      body: Buffer.from(JSON.stringify(user)),
    });
    const { headers } = provider.calls[0] ?? {};
    expect(headers).toMatchObject({ accept: 'application/json', 'x-request-id': 'r1' });
    expect(headers).not.toHaveProperty('traceparent');
  });

  test.each(['destroy', 'close'] as const)(
    'that opened a stream without a trace end it with %s',
    async (end) => {
      const { provider, calls } = await startCalls();
      provider.respondWith((_req, res) => {
        res.on('error', () => undefined);
        res.writeHead(200, { 'content-type': 'text/event-stream' });
        res.write(': hello\n\n');
      });
      const opened = await calls.openEvents({ query: {}, headers: {}, caller: anyCaller() });
      if (!('chunks' in opened)) throw new Error(`refused with ${opened.refused.status}`);
      expect(provider.calls[0]?.headers).not.toHaveProperty('traceparent');
      const chunks = opened.chunks[Symbol.asyncIterator]();
      await chunks.next();
      const more = chunks.next();
      await Promise.all([calls[end](), expect(more).rejects.toThrow()]);
    },
  );

  test('include a body for a write, and none for a read', async () => {
    const { provider, calls } = await startCalls();
    await calls.forward({ route: me, caller: anyCaller() });
    await calls.forward({ route: verifyEmail, body: { code: '1' }, caller: anyCaller() });
    expect(provider.calls.map(({ body }) => body)).toEqual(['', '{"code":"1"}']);
  });

  test('have no deadline any more after the response', async () => {
    const { calls } = await startCalls();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const caller = anyCaller();
    await calls.forward({ route: me, caller });
    vi.advanceTimersByTime(DEADLINE);
    expect(caller.signal.reason).toBeUndefined();
  });

  test('for a slow upload blame the side that delays the other', async () => {
    const deaf = createServer({ pauseOnConnect: true }).listen(0, '127.0.0.1');
    const sockets: { destroy: () => void }[] = [];
    deaf.on('connection', (socket) => sockets.push(socket));
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      deaf.close();
    });
    await once(deaf, 'listening');
    const address = deaf.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const calls = callsTo(`http://127.0.0.1:${port}`, { uploadDeadline: 100 });
    const upload = (content: Readable) =>
      calls.forward({
        route: uploadProfileImage,
        caller: anyCaller(),
        stream: { content, headers: {} },
      });

    const chunk = Buffer.alloc(65_536);
    const endless = new Readable({ read: () => void endless.push(chunk) });
    endless.read(0);
    await expect(upload(endless)).rejects.toMatchObject({ code: 'PROVIDER_TIMEOUT' });
    const silent = new Readable({ read: () => undefined });
    await expect(upload(silent)).rejects.toMatchObject({ code: 'REQUEST_TIMEOUT' });
    expect([endless.destroyed, silent.destroyed]).toEqual([true, true]);
  });

  test('release a picture that is refused before it is sent', async () => {
    const { provider } = await startCalls();
    const calls = callsTo(provider.url, { atOnce: 1 });
    provider.respondWith(hang);
    const upload = (content: Readable) =>
      calls.forward({
        route: uploadProfileImage,
        caller: anyCaller(),
        stream: { content, headers: {} },
      });
    const first = upload(Readable.from([Buffer.from('a')])).catch((error: unknown) => error);
    await expect.poll(() => provider.calls).toHaveLength(1);

    const refused = new Readable({ read: () => undefined });
    await expect(upload(refused)).rejects.toMatchObject({ code: 'BUSY' });
    expect(refused.destroyed).toBe(true);
    await calls.destroy();
    await first;
  });

  test('finish when the client is closed, and no connection remains', async () => {
    const { provider, connections, calls } = await startCalls();
    const responders: (() => void)[] = [];
    provider.respondWith((req, res) => void responders.push(() => json(200, user)(req, res)));
    const call = calls.forward({ route: me, caller: anyCaller() });
    await expect.poll(() => responders).toHaveLength(1);
    const closed = calls.close();
    responders[0]?.();
    expect(await call).toMatchObject({ status: 200 });
    await closed;
    await expect.poll(connections).toBe(0);
  });

  test('end when the client is destroyed', async () => {
    const { provider, connections, calls } = await startCalls();
    provider.respondWith(hang);
    const call = calls.forward({ route: me, caller: anyCaller() });
    const thrown = call.catch((error: unknown) => error);
    await expect.poll(() => provider.calls).toHaveLength(1);
    await calls.destroy();
    expect(await thrown).toMatchObject({ code: 'PROVIDER_UNREACHABLE' });
    await expect.poll(connections).toBe(0);
  });
});

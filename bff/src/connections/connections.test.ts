import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import request from 'supertest';
import { expect, onTestFinished, test } from 'vitest';

import { startScripted } from '../testing/bff-under-test';
import { form, FORM_TYPE, picture } from '../testing/picture-form';
import { rawRequest } from '../testing/raw-request';
import { json } from '../testing/scripted-provider';
import { makeWebBuild } from '../testing/web/web-build';
import { countTurns } from '../testing/turns';
import { SCRIPT_PATH } from '../testing/web/web-build-folder';
import { serializeRequests } from './serialize-requests';

const POLLING = { timeout: 10_000 };

const get = (path: string, connection = 'keep-alive'): string =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: ${connection}\r\n\r\n`;

const statuses = (responses: string): string[] => responses.match(/HTTP\/1\.1 \d+/g) ?? [];

const closings = async (metricsUrl: string): Promise<string[]> => {
  const { text: metrics } = await request(metricsUrl).get('/metrics');
  return metrics.split('\n').filter((line) => line.startsWith('bff_connections_closed_total'));
};

const fetchStatus = async (port: number): Promise<string[]> =>
  statuses(await rawRequest(port, get('/v1/nothing', 'close')).catch(() => ''));

const open = async (port: number, bytes = '', localAddress = '127.0.0.1') => {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
};

test('pipelined requests receive their responses in order', async () => {
  const { provider, bff } = await startScripted({ WEB_ROOT: await makeWebBuild() });
  provider.respondWith(json(200, { alreadyAnswered: true }));
  const responses = await rawRequest(
    bff.port,
    get('/v1/users/taxStatus') + get('/nothing.txt') + get('/v1/nothing') + get('/favicon.svg'),
    get('/', 'close'),
  );
  expect(statuses(responses)).toEqual(
    [200, 404, 404, 200, 200].map((status) => `HTTP/1.1 ${status}`),
  );
});

test('T53 each pipelined response gets its own turn of the event loop', async () => {
  const requestQueue = countTurns();
  onTestFinished(requestQueue.stop);
  const respondedIn: number[] = [];
  const queue = serializeRequests(
    (_req, res) => {
      respondedIn.push(requestQueue.now());
      res.end();
    },
    () => undefined,
  );
  const server = createServer().on('request', queue.handle).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  const responses = await rawRequest(port, get('/').repeat(3) + get('/', 'close'));

  expect(statuses(responses)).toHaveLength(4);
  expect(new Set(respondedIn).size).toBe(4);
});

test('T53 a connection has only one request in progress at a time', async () => {
  const { provider, bff } = await startScripted();
  const pending: (() => void)[] = [];
  provider.respondWith((_req, res) => void pending.push(() => json(200, {})(_req, res)));
  const socket = await open(bff.port, get('/v1/users/taxStatus').repeat(3));
  await expect.poll(() => provider.calls.length, POLLING).toBe(1);
  for (const count of [1, 2, 3]) {
    await expect.poll(() => pending.length, POLLING).toBe(count);
    expect(provider.calls).toHaveLength(count);
    pending.at(-1)?.();
  }
  socket.end();
});

test('T53 a connection with more than a few waiting requests is closed', async () => {
  const { provider, bff } = await startScripted({ METRICS_PORT: '0' });
  provider.respondWith(() => undefined);
  const responses = await rawRequest(bff.port, get('/v1/users/taxStatus').repeat(6));
  expect(responses).toBe('');
  expect(await closings(bff.metricsUrl)).toEqual([
    'bff_connections_closed_total{reason="pipelining"} 1',
  ]);
});

test("T53 a client that doesn't read its response is disconnected", async () => {
  const script = Buffer.alloc(16_777_216, 'trait ');
  const { bff } = await startScripted({
    WEB_ROOT: await makeWebBuild({
      [SCRIPT_PATH]: script,
      [`${SCRIPT_PATH}.br`]: 'packed',
    }),
    ANSWER_DEADLINE_MS: '100',
    METRICS_PORT: '0',
  });
  const socket = await open(bff.port);
  socket.pause().write(get(SCRIPT_PATH));
  await expect
    .poll(() => closings(bff.metricsUrl), POLLING)
    .toEqual(['bff_connections_closed_total{reason="unread"} 1']);
  const taken = await text(socket).catch(() => '');
  expect(taken.length).toBeLessThan(script.length);
});

test('a client that waits for a slow provider keeps its connection', async () => {
  const { provider, bff } = await startScripted({ ANSWER_DEADLINE_MS: '20' });
  provider.respondWith((req, res) => {
    setTimeout(() => json(200, { alreadyAnswered: true })(req, res), 200);
  });
  const responses = await rawRequest(bff.port, get('/v1/users/taxStatus', 'close'));
  expect(statuses(responses)).toEqual(['HTTP/1.1 200']);
});

test('an idle connection is closed after the keep-alive time', async () => {
  const { bff } = await startScripted({ KEEP_ALIVE_MS: '50' });
  const responses = await rawRequest(bff.port, get('/v1/nothing'));
  expect(statuses(responses)).toEqual(['HTTP/1.1 404']);
});

test('a client with its share of connections gets no more until it closes one', async () => {
  const { bff } = await startScripted({ CONNECTIONS_PER_CLIENT: '2', METRICS_PORT: '0' });
  const [first] = await Promise.all([open(bff.port), open(bff.port)]);
  expect(await fetchStatus(bff.port)).toEqual([]);
  expect(await closings(bff.metricsUrl)).toEqual([
    'bff_connections_closed_total{reason="share"} 1',
  ]);
  first.destroy();
  await expect.poll(() => fetchStatus(bff.port), POLLING).toEqual(['HTTP/1.1 404']);
});

test('connections from a proxy do not count towards a share', async () => {
  const { bff } = await startScripted({ CONNECTIONS_PER_CLIENT: '1', TRUST_PROXY: '1' });
  await open(bff.port);
  expect(await fetchStatus(bff.port)).toEqual(['HTTP/1.1 404']);
});

test('idle connections are closed when the last free one is taken, so that the next client is accepted', async () => {
  const { bff } = await startScripted({ CLIENT_CONNECTIONS: '3', METRICS_PORT: '0' });
  const idle = await Promise.all([open(bff.port), open(bff.port)]);
  for (const socket of idle) {
    socket.write(get('/v1/nothing'));
    await once(socket, 'data');
  }
  expect(await fetchStatus(bff.port)).toEqual(['HTTP/1.1 404']);
  await expect.poll(() => idle.every(({ destroyed }) => destroyed), POLLING).toBe(true);
  expect(await closings(bff.metricsUrl)).toEqual([]);
});

const UNFINISHED =
  'POST /v1/users/tax HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n';

const EARLY_RESPONSE = 'POST /v1/nothing HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n';

test.each([
  ['without a request', ''],
  ['with half a head', 'GET /v1/users/me HTTP/1.1\r\nHost'],
  ['with a request without its body', `${UNFINISHED}Authorization: Bearer a.b.c\r\n\r\n`],
  ['with a request whose response is sent before its body has arrived', EARLY_RESPONSE],
  ['with half a second request', `${get('/v1/nothing')}GET /v1/nothing HTTP/1.1\r\nHost`],
])(
  'T81 a client with the most connections %s loses the stalled ones, and others are accepted',
  async (_what, bytes) => {
    const { bff } = await startScripted({ CLIENT_CONNECTIONS: '6', METRICS_PORT: '0' });
    const other = await open(bff.port, UNFINISHED, '127.0.0.2');
    const held: Socket[] = [];
    for (let count = 0; count < 4; count += 1) {
      const socket = await open(bff.port, bytes);
      held.push(socket.resume());
      if (bytes.includes(' /v1/nothing')) await once(socket, 'data');
    }
    for (let times = 0; times < 10; times += 1) {
      expect(await fetchStatus(bff.port)).toEqual(['HTTP/1.1 404']);
    }
    await expect.poll(() => held.some(({ destroyed }) => destroyed), POLLING).toBe(true);
    expect(other.destroyed).toBe(false);
    const [line = ''] = await closings(bff.metricsUrl);
    expect(line).toMatch(/reason="full"/);
  },
);

test('T81 behind a proxy the client is the one that the proxy names, not the proxy', async () => {
  const { bff } = await startScripted({ CLIENT_CONNECTIONS: '8', TRUST_PROXY: 'loopback' });
  const hold = (client: string) =>
    open(bff.port, `${UNFINISHED}X-Forwarded-For: ${client}\r\n\r\n`);
  const others = [await hold('192.0.2.1'), await hold('192.0.2.2'), await open(bff.port)];
  const held: Socket[] = [];
  for (const host of [1, 2, 3, 4]) held.push((await hold(`2001:db8:0:${host}::1`)).resume());
  expect(await fetchStatus(bff.port)).toEqual(['HTTP/1.1 404']);
  expect(await fetchStatus(bff.port)).toEqual(['HTTP/1.1 404']);
  await expect.poll(() => held.some(({ destroyed }) => destroyed), POLLING).toBe(true);
  expect(others.map(({ destroyed }) => destroyed)).toEqual([false, false, false]);
});

test('T81 an upload in progress of the client that holds the most is completed', async () => {
  const { provider, bff } = await startScripted({ CLIENT_CONNECTIONS: '7' });
  provider.respondWith(json(200, {}));
  const body = form(picture('x'.repeat(200_000)));
  const upload = await open(
    bff.port,
    `POST /v1/users/profile-upload HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer abc\r\nContent-Type: ${FORM_TYPE}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`,
  );
  const response = text(upload);
  const held: Socket[] = [];
  for (let count = 0; count < 4; count += 1) {
    const socket = await open(bff.port, EARLY_RESPONSE);
    await once(socket, 'data');
    held.push(socket.resume());
    upload.write(body.subarray(count * 50_000, (count + 1) * 50_000));
    await expect.poll(() => upload.writableLength, POLLING).toBe(0);
  }
  // This request was sent last, so its response proves that the BFF has also read the upload.
  expect(await fetchStatus(bff.port)).toEqual(['HTTP/1.1 404']);
  await open(bff.port);
  expect(await fetchStatus(bff.port)).toEqual(['HTTP/1.1 404']);
  upload.write(body.subarray(200_000));
  expect(statuses(await response)).toEqual(['HTTP/1.1 200']);
  await expect.poll(() => held.some(({ destroyed }) => destroyed), POLLING).toBe(true);
});

test('T81 requests that wait for the provider are never closed in favor of others', async () => {
  const { provider, bff } = await startScripted({ CLIENT_CONNECTIONS: '4' });
  const pending: (() => void)[] = [];
  provider.respondWith((req, res) => void pending.push(() => json(200, {})(req, res)));
  const waiting: Promise<string>[] = [];
  for (const count of [1, 2, 3, 4]) {
    waiting.push(rawRequest(bff.port, get('/v1/users/taxStatus', 'close')));
    await expect.poll(() => pending.length, POLLING).toBe(count);
  }
  expect(await fetchStatus(bff.port)).toEqual([]);
  for (const respond of pending) respond();
  expect((await Promise.all(waiting)).flatMap(statuses)).toHaveLength(4);
});

test('T95 on all connections together, at most 500 requests wait behind others', async () => {
  let closed = 0;
  const held = new Set<() => void>();
  const requestQueue = serializeRequests(
    (_req, res) => void held.add(() => res.end()),
    () => (closed += 1),
  );
  const server = createServer().on('request', requestQueue.handle).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const sockets = await Promise.all(
    Array.from({ length: 130 }, () => open(port, get('/').repeat(5))),
  );
  await expect.poll(() => closed, POLLING).toBe(130 - 500 / 4);
  for (const socket of sockets) socket.destroy();
  const connections = () =>
    new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
  await expect.poll(connections, POLLING).toBe(0);
  const again = await open(port, get('/').repeat(5));
  await expect.poll(() => held.size, POLLING).toBeGreaterThan(130);
  expect(again.destroyed).toBe(false);
  expect(closed).toBe(5);
});

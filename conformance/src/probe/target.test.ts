import { createServer } from 'node:http';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';

import { openTarget } from './target';

const startEcho = async () => {
  let connections = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    response.writeHead(201, { 'x-request': `${request.method} ${request.url}` });
    const { 'x-mock-world': world = '' } = request.headers;
    response.end(`${String(world)} ${Buffer.concat(chunks).toString('hex')}`);
  });
  server.on('connection', () => (connections += 1));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, connections: () => connections };
};

test('sends paths as they are written, and bodies byte for byte', async () => {
  const echo = await startEcho();
  const { send, close } = openTarget(echo.url, { headers: { 'x-mock-world': 'mine' } });
  onTestFinished(close);
  const dots = await send({ method: 'GET', path: '/v1/../a%2f' });
  expect(dots.response).toMatchObject({ status: 201, headers: { 'x-request': 'GET /v1/../a%2f' } });
  expect(dots.response?.body.toString()).toBe('mine ');
  const bytes = Uint8Array.of(0, 255);
  const sent = await send({ method: 'PATCH', path: '/b', body: { kind: 'bytes', bytes } });
  expect(sent.response?.body.toString()).toBe('mine 00ff');
});

test('reuses its connections', async () => {
  const echo = await startEcho();
  const { send, close } = openTarget(echo.url);
  onTestFinished(close);
  for (let request = 0; request < 20; request += 1) await send({ method: 'GET', path: '/' });
  expect(echo.connections()).toBeLessThan(5);
});

test('closes idle connections long before a target closes them', async () => {
  const echo = await startEcho();
  const { send, close } = openTarget(echo.url);
  onTestFinished(close);
  await send({ method: 'POST', path: '/a' });
  await setTimeout(2000);
  await send({ method: 'POST', path: '/a' });
  expect(echo.connections()).toBe(2);
});

test('sends nothing else over the connection of a large body', async () => {
  const echo = await startEcho();
  const { send, close } = openTarget(echo.url);
  onTestFinished(close);
  const bytes = new Uint8Array(100_000);
  const sizes: number[] = [];
  for (let request = 0; request < 10; request += 1) {
    const { response } = await send({ method: 'POST', path: '/', body: { kind: 'bytes', bytes } });
    sizes.push(response?.body.length ?? 0);
  }
  // Each size consists of a space and two hex digits for each of the 100,000 bytes.
  expect(new Set(sizes)).toEqual(new Set([200_001]));
  expect(echo.connections()).toBe(10);
});

test('reports why there is no response', async () => {
  const { send, close } = openTarget('http://127.0.0.1:9');
  onTestFinished(close);
  expect(await send({ method: 'GET', path: '/' })).toMatchObject({
    response: undefined,
    failure: expect.stringContaining('ECONNREFUSED'),
  });
});

// A server that responds once per connection with keep-alive, and closes the connection when
// `ending` becomes 1.
const ENDING_SERVER = `
  const { createServer } = require('node:net');
  const { parentPort, workerData } = require('node:worker_threads');
  const ending = new Int32Array(workerData);
  const server = createServer((socket) => {
    socket.on('error', () => undefined).once('data', () => {
      socket.write('HTTP/1.1 200 OK\\r\\nContent-Length: 0\\r\\n\\r\\n');
      const waiting = setInterval(() => {
        if (Atomics.load(ending, 0) === 0) return;
        clearInterval(waiting);
        socket.end(() => {
          Atomics.store(ending, 1, 1);
          Atomics.notify(ending, 1);
        });
      }, 1);
    });
  });
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
`;

test('sends nothing on a connection that ended while this process was busy', async () => {
  const workerData = new SharedArrayBuffer(8);
  const ending = new Int32Array(workerData);
  const worker = new Worker(ENDING_SERVER, { eval: true, workerData });
  onTestFinished(async () => void (await worker.terminate()));
  const [port] = await once(worker, 'message');
  const { send, close } = openTarget(`http://127.0.0.1:${port}`);
  onTestFinished(close);
  const get = () => send({ method: 'GET', path: '/' });
  expect(await get()).toMatchObject({ response: { status: 200 } });
  // Waits until the connection is idle, because a new request would otherwise open another
  // connection.
  await setTimeout(50);
  // After this `await`, the code runs among the callbacks of sockets, which precede the next
  // `setImmediate`.
  await stat('.');
  Atomics.store(ending, 0, 1);
  // Blocks this thread until the server has closed the connection, so that the client can't notice
  // it in time.
  Atomics.wait(ending, 1, 0);
  expect(await get()).toMatchObject({ response: { status: 200 } });
});

/** Starts a server that resets the connections of its first requests instead of responding. */
const startResetting = async (resets: number) => {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    if (requests <= resets) request.socket.resetAndDestroy();
    else response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, requests: () => requests };
};

test.each([
  ['GET', 1, 200, 2],
  ['HEAD', 1, 200, 2],
  ['GET', 2, undefined, 2],
  ['POST', 1, undefined, 1],
  ['PATCH', 1, undefined, 1],
])(
  'a %s whose connection is reset %i times: status %s after %i requests',
  async (method, resets, status, sent) => {
    const server = await startResetting(resets);
    const { send, close } = openTarget(server.url);
    onTestFinished(close);
    expect((await send({ method, path: '/' })).response?.status).toBe(status);
    expect(server.requests()).toBe(sent);
  },
);

test('a picture of another site whose connection is reset is fetched again', async () => {
  const [target, site] = [await startResetting(0), await startResetting(1)];
  const { send, close } = openTarget(target.url);
  onTestFinished(close);
  const fetched = await send({ method: 'GET', path: `${site.url}/picture.png` });
  expect(fetched.response?.status).toBe(200);
  expect(site.requests()).toBe(2);
});

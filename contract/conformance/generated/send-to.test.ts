import { createServer } from 'node:http';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';

import { sendTo } from './send-to';

/** A server that answers what it was asked, and counts connections. */
const startEcho = async () => {
  let connections = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    response.writeHead(201, { 'x-asked': `${request.method} ${request.url}` });
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

test('sends paths as they are written, bodies byte for byte, over one connection', async () => {
  const echo = await startEcho();
  const { send, close } = sendTo(echo.url, { 'x-mock-world': 'mine' });
  onTestFinished(close);
  const headers = {};
  const dots = await send({ method: 'GET', path: '/v1/../a%2f', headers, body: undefined });
  expect(dots).toMatchObject({
    status: 201,
    headers: { 'x-asked': 'GET /v1/../a%2f' },
    body: 'mine ',
  });
  const bytes = await send({ method: 'PATCH', path: '/b', headers, body: Uint8Array.of(0, 255) });
  expect(bytes.body).toBe('mine 00ff');
  expect(echo.connections()).toBe(1);
});

test('rejects when nobody answers', async () => {
  const { send, close } = sendTo('http://127.0.0.1:9');
  onTestFinished(close);
  await expect(
    send({ method: 'GET', path: '/', headers: {}, body: undefined }),
  ).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

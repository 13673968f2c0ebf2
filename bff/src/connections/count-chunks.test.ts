import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import request from 'supertest';
import { expect, onTestFinished, test } from 'vitest';

import { startScripted } from '../testing/bff-under-test';
import { form, part, UPLOAD_HEADERS } from '../testing/picture-form';
import { rawRequest } from '../testing/raw-request';
import { json } from '../testing/scripted-provider';
import { countChunks, TooManyChunks } from './count-chunks';

const POLLING = { timeout: 10_000 };

const chunksOf = (bytes: Buffer, size: number): Buffer[] =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );

const sendChunked = (url: string, headers: Record<string, string>, chunks: Buffer[]) =>
  fetch(url, { method: 'POST', headers, body: Readable.from(chunks), duplex: 'half' });

const PROFILE = Buffer.from(JSON.stringify({ username: 'ada' }));
const JSON_HEADERS = { 'content-type': 'application/json', authorization: 'Bearer a.b.c' };
const CHUNKED_POST = [
  'POST /v1/users/tax HTTP/1.1',
  'Host: a',
  'Content-Type: application/json',
  'Authorization: Bearer a.b.c',
  'Transfer-Encoding: chunked',
  '\r\n',
].join('\r\n');

test.each([1024, 1460, 16_384, 65_536])(
  'an upload of 2 MB in chunks of %i bytes reaches the provider',
  async (size) => {
    const { provider, bff } = await startScripted();
    provider.respondWith(json(200, {}));
    const body = form(part('; name="image"; filename="a.png"', 'x'.repeat(2_000_000)));
    const response = await sendChunked(
      `${bff.url}/v1/users/profile-upload`,
      UPLOAD_HEADERS,
      chunksOf(body, size),
    );
    expect(response.status).toBe(200);
    expect(provider.calls[0]?.body.length).toBe(body.length);
  },
);

test.each([1, 7, 10])('a small JSON body in chunks of %i bytes is accepted', async (size) => {
  const { provider, bff } = await startScripted();
  provider.respondWith(json(200, {}));
  const response = await sendChunked(
    `${bff.url}/v1/users/profile`,
    JSON_HEADERS,
    chunksOf(PROFILE, size),
  );
  expect(response.status).toBe(200);
});

test.each([
  ['one byte', 'a'],
  ['40 bytes', 'a'.repeat(40)],
  ['300 bytes', 'a'.repeat(300)],
  ['one byte with an extension of 1 KB', 'a', `;x=${'y'.repeat(1000)}`],
])(
  'T83 a body in chunks of %s is refused with 400 and a message, and the connection is closed',
  async (_what, content, extension = '') => {
    const { provider, bff } = await startScripted({ METRICS_PORT: '0' });
    const chunk = `${content.length.toString(16)}${extension}\r\n${content}\r\n`;
    const response = await rawRequest(bff.port, CHUNKED_POST + chunk.repeat(300));
    expect(response).toMatch(/^HTTP\/1\.1 400 .*"code":"BAD_REQUEST"/s);
    expect(provider.calls).toEqual([]);
    const { text: metrics } = await request(bff.metricsUrl).get('/metrics');
    expect(metrics).toContain('bff_connections_closed_total{reason="pieces"} 1');
  },
);

test('T83 a body that arrives byte by byte in packets is refused, whatever its Content-Length', async () => {
  const { provider, bff } = await startScripted();
  const socket = connect({ port: bff.port, host: '127.0.0.1', noDelay: true });
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  const response = text(socket);
  socket.write(CHUNKED_POST.replace('Transfer-Encoding: chunked', 'Content-Length: 60000'));
  let isOver = false;
  void response.finally(() => (isOver = true));
  await expect
    .poll(
      () => {
        if (!isOver) socket.write('a');
        return isOver;
      },
      { ...POLLING, interval: 1 },
    )
    .toBe(true);
  expect(await response).toMatch(/^HTTP\/1\.1 400 /);
  expect(provider.calls).toEqual([]);
});

test.each([
  [1, 64],
  [256, 128],
  [511, 32_768],
])('T83 of a body in chunks of %i bytes, %i chunks are accepted', (size, accepted) => {
  const count = countChunks();
  for (let chunk = 0; chunk < accepted; chunk += 1) count(size);
  expect(() => count(size)).toThrow(TooManyChunks);
});

import { WALLET_ADDRESSES_MESSAGE } from '@trait-market/contract/v1/tax';
import { gzipSync } from 'node:zlib';
import request from 'supertest';
import { expect, test } from 'vitest';

import { startScripted } from '../testing/bff-under-test';
import { rawRequest } from '../testing/raw-request';
import { json } from '../testing/scripted-provider';
import { ADDRESS, declaration } from '../testing/sample-calls';

const HEX = 'a'.repeat(38);

test.each([
  ['T1 41 hex digits', `?walletAddress=0x${'a'.repeat(41)}`],
  ['T1 non-hex', `?walletAddress=0x${HEX}zz`],
  ['T1 missing', ''],
  ['T2 two addresses', `?walletAddress=${ADDRESS}&walletAddress=${ADDRESS}`],
  ['T3 an operator', `?walletAddress[$ne]=x`],
])('%s in the nonce query is refused, without calling the provider', async (_name, query) => {
  const { provider, bff } = await startScripted();
  const response = await request(bff.url).get(`/v1/users/nonce${query}`);
  expect(response.status).toBe(400);
  expect(response.body).toMatchObject({ code: 'BAD_REQUEST', requestId: expect.any(String) });
  expect(response.body.message).toMatch(/^".+" is .+\.$/);
  expect(provider.calls).toEqual([]);
});

test.each(['v2', 'v3 ', undefined])(
  'T13 message version %j is refused, without calling the provider',
  async (messageVersion) => {
    const { provider, bff } = await startScripted();
    const response = await request(bff.url)
      .post('/v1/users/login')
      .send({ walletAddress: ADDRESS, signature: '0xab', messageVersion });
    expect(response.status).toBe(400);
    expect(response.body.message).toBe('"messageVersion" is missing or not valid.');
    expect(provider.calls).toEqual([]);
  },
);

test.each(['..%2f', '%2e%2e', '..%2F..%2Fadmin', '%00', 'a%20b', '%E0%A4%A', 'a.b', '%252e'])(
  'T27 the path parameter %s is refused, without calling the provider',
  async (parameter) => {
    const { provider, bff } = await startScripted();
    const response = await request(bff.url).get(`/v1/users/${parameter}/exists`);
    expect([400, 404]).toContain(response.status);
    expect(response.body.message).toEqual(expect.any(String));
    expect(provider.calls).toEqual([]);
  },
);

test.each(['//evil/exists', '/v1/users//evil/exists', '/v1//evil.example/users/me'])(
  'T27 %s is not a valid address, and the provider is not called',
  async (path) => {
    const { provider, bff } = await startScripted();
    const response = await request(bff.url).get(path);
    expect(response.status).toBe(404);
    expect(provider.calls).toEqual([]);
  },
);

test('T31 JSON over 64 KB is refused with 413', async () => {
  const { provider, bff } = await startScripted();
  const response = await request(bff.url)
    .patch('/v1/users/profile')
    .send({ username: 'a'.repeat(65_536) });
  expect(response.status).toBe(413);
  expect(response.body).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', message: expect.any(String) });
  expect(provider.calls).toEqual([]);
});

const profileInChunks = (...bodies: string[]) => [
  'PATCH /v1/users/profile HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n',
  'Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n',
  ...bodies.map((body) => `${body.length.toString(16)}\r\n${body}\r\n`),
  '0\r\n\r\n',
];

test('T31 JSON of 64 KB is accepted, even in chunks, and one byte more is refused with 413', async () => {
  const { provider, bff } = await startScripted();
  provider.respondWith(json(200, { walletAddress: ADDRESS }));
  const start = '{"username":"ada"';
  const rest = (size: number) => `}${' '.repeat(size - start.length - 1)}`;
  const send = (size: number) =>
    request(bff.url)
      .patch('/v1/users/profile')
      .set('Content-Type', 'application/json')
      .send(start + rest(size));
  const sendChunks = (size: number) => rawRequest(bff.port, ...profileInChunks(start, rest(size)));

  expect((await send(65_536)).status).toBe(200);
  expect(await sendChunks(65_536)).toMatch(/^HTTP\/1\.1 200 /);
  expect(provider.calls).toHaveLength(2);
  expect((await send(65_537)).status).toBe(413);
  expect(await sendChunks(65_537)).toMatch(/^HTTP\/1\.1 413 /);
  expect(provider.calls).toHaveLength(2);
});

test.each([
  ['/v1/users/login', 'text/plain'],
  ['/v1/users/login', 'application/x-www-form-urlencoded'],
  ['/v1/users/login', 'application/json; charset=klingon'],
  ['/v1/users/profile-upload', 'application/json'],
])('T31 %s with the content type %s is refused with 415', async (path, contentType) => {
  const { provider, bff } = await startScripted();
  const response = await request(bff.url)
    .post(path)
    .set({ 'Content-Type': contentType, Authorization: 'Bearer abc' })
    .send('{}');
  expect(response.status).toBe(415);
  expect(response.body).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  expect(provider.calls).toEqual([]);
});

test('T31 compressed JSON is refused with 415, so that its size is what is sent', async () => {
  const { provider, bff } = await startScripted();
  const response = await request(bff.url)
    .post('/v1/users/login')
    .set({ 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
    .serialize(() => gzipSync('{}').toString('latin1'))
    .send({});
  expect(response.status).toBe(415);
  expect(provider.calls).toEqual([]);
});

test.each([
  ['__proto__', '{"username":"a","__proto__":{"admin":true}}'],
  ['nested 10,000 deep', `{"username":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
  ['nothing but nesting', '['.repeat(10_000) + ']'.repeat(10_000)],
  ['not JSON', '{"username":'],
  ['no object', '"username"'],
  ['a byte order mark alone', '\ufeff'],
  ['white space alone', ' '],
])('T31 a body that is %s is refused with 400', async (_name, body) => {
  const { provider, bff } = await startScripted();
  const response = await request(bff.url)
    .patch('/v1/users/profile')
    .set('Content-Type', 'application/json')
    .send(body);
  expect(response.status).toBe(400);
  expect(response.body).toMatchObject({ code: 'BAD_REQUEST', message: expect.any(String) });
  expect(provider.calls).toEqual([]);
  expect('admin' in {}).toBe(false);
});

test('T31 an empty chunked body is refused with 400', async () => {
  const { provider, bff } = await startScripted();
  const response = await rawRequest(
    bff.port,
    'PATCH /v1/users/profile HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n',
    'Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n',
  );
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect(provider.calls).toEqual([]);
});

test.each(['walletAddress', 'credits'])('T35 a profile with %s is refused', async (field) => {
  const { provider, bff } = await startScripted();
  const response = await request(bff.url)
    .patch('/v1/users/profile')
    .send({ username: 'ada', [field]: ADDRESS });
  expect(response.status).toBe(400);
  expect(response.body.message).toBe(`"${field}" is not expected here.`);
  expect(provider.calls).toEqual([]);
});

test('T38 a search key of 10,000 characters is refused', async () => {
  const { provider, bff } = await startScripted();
  const response = await request(bff.url).get(`/v1/users/search?searchKey=${'a'.repeat(10_000)}`);
  expect(response.status).toBe(400);
  expect(response.body).toMatchObject({ code: 'URL_TOO_LONG' });
  expect(provider.calls).toEqual([]);
});

test.each(['.*', '(a+)+$', '%', '%25', 'a&b=c#d'])(
  'T38 the search key %s reaches the provider exactly as written',
  async (searchKey) => {
    const { provider, bff } = await startScripted();
    provider.respondWith(json(200, []));
    const response = await request(bff.url).get('/v1/marketTraits/search').query({ searchKey });
    expect(response.status).toBe(200);
    const forwarded = new URL(provider.calls[0]?.url ?? '', provider.url).searchParams;
    expect([...forwarded]).toEqual([['searchKey', searchKey]]);
  },
);

test("T41 one bad wallet address gets the specification's message", async () => {
  const { provider, bff } = await startScripted();
  const response = await request(bff.url)
    .post('/v1/users/tax')
    .send({ ...declaration, walletAddresses: `${ADDRESS}, 0x12` });
  expect(response.status).toBe(400);
  expect(response.body.message).toBe(WALLET_ADDRESSES_MESSAGE);
  expect(provider.calls).toEqual([]);
});

test.each(['true', 1, false])('T41 declareTruth %j is refused', async (declareTruth) => {
  const { provider, bff } = await startScripted();
  const response = await request(bff.url)
    .post('/v1/users/tax')
    .send({ ...declaration, declareTruth });
  expect(response.status).toBe(400);
  expect(provider.calls).toEqual([]);
});

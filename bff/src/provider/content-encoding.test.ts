import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import request from 'supertest';
import { describe, expect, test } from 'vitest';

import { startScripted } from '../testing/bff-under-test';

const status = { alreadyAnswered: true };
const text = Buffer.from(JSON.stringify(status));
const bomb = Buffer.alloc(50_000_000, 'a');

const responseTo = async (bytes: Buffer, encoding: string | string[], code = 200) => {
  const { provider, bff } = await startScripted();
  provider.respondWith((_req, res) => {
    res.setHeader('content-type', 'application/json').setHeader('content-encoding', encoding);
    res.writeHead(code).end(bytes);
  });
  return { provider, bff, response: await request(bff.url).get('/v1/users/taxStatus') };
};

test('requests the encodings that it decodes', async () => {
  const { provider } = await responseTo(text, 'identity');
  expect(provider.calls[0]?.headers['accept-encoding']).toBe('gzip, br, deflate');
});

describe('a response of the provider', () => {
  test.each<[string, Buffer, string | string[]]>([
    ['gzip', gzipSync(text), 'gzip'],
    ['GZIP', gzipSync(text), 'GZIP'],
    ['x-gzip', gzipSync(text), 'x-gzip'],
    ['br', brotliCompressSync(text), 'br'],
    ['deflate', deflateSync(text), 'deflate'],
    ['raw deflate', deflateRawSync(text), 'deflate'],
    ['deflate in gzip', gzipSync(deflateSync(text)), 'deflate, gzip'],
    ['two headers', gzipSync(brotliCompressSync(text)), ['br', 'gzip']],
    ['identity', text, 'identity'],
    ['an empty encoding', text, ''],
  ])('in %s is decoded', async (_, bytes, encoding) => {
    const { response } = await responseTo(bytes, encoding);
    expect(response).toMatchObject({ status: 200, body: status });
    expect(response.headers).not.toHaveProperty('content-encoding');
  });

  test('that refuses in gzip preserves its message', async () => {
    const refusal = gzipSync('{"message":"No."}');
    const { response } = await responseTo(refusal, 'gzip', 422);
    expect(response).toMatchObject({ status: 422, body: { message: 'No.' } });
  });

  test('without a body needs no decoding', async () => {
    const { provider, bff } = await startScripted();
    provider.respondWith((_req, res) => res.writeHead(204, { 'content-encoding': 'gzip' }).end());
    await request(bff.url).post('/v1/users/verifyEmail').send({ code: '1' }).expect(204);
  });

  test.each<[string, Buffer, string]>([
    ['gzip that isn’t', text, 'gzip'],
    ['br that isn’t', text, 'br'],
    ['deflate that isn’t', text, 'deflate'],
    ['half a gzip', gzipSync(text).subarray(0, 20), 'gzip'],
    ['an encoding that was not requested', text, 'zstd'],
    ['one that doesn’t exist', text, 'constructor'],
    ['more layers than anyone needs', gzipSync(gzipSync(gzipSync(text))), 'gzip, gzip, gzip'],
    ['a gzip of 50 MB', gzipSync(bomb), 'gzip'],
    ['a br of 50 MB', brotliCompressSync(bomb), 'br'],
    ['a deflate of 50 MB', deflateSync(bomb), 'deflate'],
    ['a gzip in a gzip of 50 MB', gzipSync(gzipSync(bomb)), 'gzip, gzip'],
  ])('T77 in %s is a 502', async (_, bytes, encoding) => {
    const { bff, response } = await responseTo(bytes, encoding);
    expect(response).toMatchObject({ status: 502, body: { code: 'PROVIDER_BAD_ANSWER' } });
    expect(bff.logLines.join('')).not.toContain('alreadyAnswered');
  });
});

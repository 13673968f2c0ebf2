import request from 'supertest';
import { expect, test } from 'vitest';

import { startScripted } from '../testing/bff-under-test';
import { json } from '../testing/scripted-provider';
import { namedByConnection } from './forwarded-headers';

const TRACEPARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const user = { walletAddress: '0x52908400098527886E0F7030069857D2E4169EE7' };

test('the provider sees only the listed headers', async () => {
  const { provider, bff } = await startScripted({ FORWARD_HEADERS: 'X-Mock-World' });
  provider.respondWith(json(200, user));
  await request(bff.url).get('/v1/users/me').set({
    authorization: 'Bearer abc',
    accept: 'application/json',
    'accept-language': 'de',
    traceparent: TRACEPARENT,
    'x-request-id': 'from-the-browser',
    'x-mock-world': 'w1',
    'user-agent': 'test',
    'x-forwarded-for': '10.0.0.1',
  });
  const { host, connection, ...headers } = provider.calls[0]?.headers ?? {};
  expect([host, connection]).toEqual([provider.url.slice('http://'.length), 'keep-alive']);
  expect(headers).toEqual({
    authorization: 'Bearer abc',
    accept: 'application/json',
    'accept-encoding': 'gzip, br, deflate',
    'accept-language': 'de',
    traceparent: TRACEPARENT,
    'x-request-id': 'from-the-browser',
    'x-mock-world': 'w1',
  });
});

test('T28 Connection: x-request-id does not remove the id that the BFF adds', async () => {
  const { provider, bff } = await startScripted();
  provider.respondWith(json(200, user));
  await request(bff.url)
    .get('/v1/users/me')
    .set({ connection: 'x-request-id, accept-language', 'accept-language': 'de' });
  expect(provider.calls[0]?.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  expect(provider.calls[0]?.headers).not.toHaveProperty('accept-language');
});

test('T29 unlisted headers are not forwarded in either direction', async () => {
  const { provider, bff } = await startScripted();
  provider.respondWith(
    json(200, user, { 'set-cookie': 'a=b', 'x-powered-by': 'Provider', server: 'x', etag: '"1"' }),
  );
  const response = await request(bff.url).get('/v1/users/me').set({
    cookie: 'session=1',
    'x-real-ip': '10.0.0.1',
    'x-user-id': '1',
    'x-mock-world': 'w1',
    host: 'evil.example',
    traceparent: 'not one',
  });
  expect(Object.keys(provider.calls[0]?.headers ?? {}).toSorted()).toEqual([
    'accept',
    'accept-encoding',
    'connection',
    'host',
    'traceparent',
    'x-request-id',
  ]);
  expect(provider.calls[0]?.headers['traceparent']).not.toBe('not one');
  expect(provider.calls[0]?.headers.host).not.toContain('evil');
  for (const name of ['set-cookie', 'x-powered-by', 'server', 'etag']) {
    expect(response.headers).not.toHaveProperty(name);
  }
});

test('an invalid request id is replaced', async () => {
  const { provider, bff } = await startScripted();
  provider.respondWith(json(200, user));
  const response = await request(bff.url).get('/v1/users/me').set('x-request-id', 'a b"{}');
  expect(response.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  expect(provider.calls[0]?.headers['x-request-id']).toBe(response.headers['x-request-id']);
});

test('a request without a Connection header removes nothing', () => {
  expect(namedByConnection({})).toEqual([]);
  expect(namedByConnection({ connection: 'Close ,X-Hop' })).toEqual(['close', 'x-hop']);
});

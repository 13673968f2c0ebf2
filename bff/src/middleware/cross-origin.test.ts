import request from 'supertest';
import { describe, expect, test } from 'vitest';

import { startScripted } from '../testing/bff-under-test';
import { ADDRESS } from '../testing/sample-calls';
import { json } from '../testing/scripted-provider';
import { readableBy } from './cross-origin';

const APP = 'https://app.example.com';
const open = { CORS_ORIGINS: `${APP}, http://localhost:3000` };
const user = { walletAddress: ADDRESS };

const me = (url: string, origin: string) => request(url).get('/v1/users/me').set('Origin', origin);
const preflight = (url: string, origin: string, method = 'PATCH') =>
  request(url).options('/v1/users/profile').set({
    Origin: origin,
    'Access-Control-Request-Method': method,
    'Access-Control-Request-Headers': 'authorization,content-type,x-evil',
  });
const accessHeaders = ({ headers }: request.Response): string[] =>
  Object.keys(headers).filter((name) => name.startsWith('access-control'));
const words = (text: string | undefined): string[] => text?.toLowerCase().split(/,\s*/) ?? [];

test.each([APP, 'https://evil'])('without configuration, %s gets no access', async (origin) => {
  const { provider, bff } = await startScripted();
  provider.respondWith(json(200, user));
  expect(accessHeaders(await me(bff.url, origin))).toEqual([]);
  const refused = await preflight(bff.url, origin);
  expect(refused.status).toBe(405);
  expect(accessHeaders(refused)).toEqual([]);
});

describe('when configured', () => {
  test.each([APP, 'http://localhost:3000'])('%s can call, without credentials', async (origin) => {
    const { provider, bff } = await startScripted(open);
    provider.respondWith(json(200, user));
    const response = await me(bff.url, origin);
    expect(response).toMatchObject({ status: 200, body: user });
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': origin,
      vary: expect.stringContaining('Origin'),
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers).not.toHaveProperty('access-control-allow-credentials');
  });

  test("a preflight allows the contract's methods and the listed headers", async () => {
    const { provider, bff } = await startScripted(open);
    const response = await preflight(bff.url, APP);
    expect(response.status).toBe(204);
    expect(response.headers['access-control-allow-origin']).toBe(APP);
    expect(words(response.headers['access-control-allow-methods']).toSorted()).toEqual([
      'delete',
      'get',
      'patch',
      'post',
      'put',
    ]);
    expect(words(response.headers['access-control-allow-headers'])).toEqual([
      'authorization',
      'content-type',
      'last-event-id',
      'x-request-id',
      'traceparent',
    ]);
    expect(Number(response.headers['access-control-max-age'])).toBeGreaterThan(0);
    expect(response.headers).not.toHaveProperty('access-control-allow-credentials');
    expect(provider.calls).toEqual([]);
  });

  test('a page can read the request id and the retry time, even for a refusal', async () => {
    const { provider, bff } = await startScripted(open);
    provider.respondWith(json(429, { message: 'Slow down.' }, { 'retry-after': '7' }));
    const refused = await me(bff.url, APP);
    const unknown = await request(bff.url).get('/v1/nothing').set('Origin', APP);
    const long = await request(bff.url)
      .get(`/v1/${'a'.repeat(5000)}`)
      .set('Origin', APP);
    expect([refused.status, unknown.status, long.status]).toEqual([429, 404, 400]);
    for (const { headers } of [refused, unknown, long]) {
      expect(headers['access-control-allow-origin']).toBe(APP);
      expect(words(headers['access-control-expose-headers'])).toEqual([
        'x-request-id',
        'retry-after',
      ]);
    }
  });

  test.each(['https://evil', 'null', `${APP}.evil`, `${APP}:8443`, 'http://app.example.com'])(
    'T48 the origin %s still gets no access',
    async (origin) => {
      const { provider, bff } = await startScripted(open);
      provider.respondWith(json(200, user, { 'access-control-allow-origin': '*' }));
      const responses = [await me(bff.url, origin), await preflight(bff.url, origin)];
      for (const response of responses) {
        expect(accessHeaders(response)).toEqual([]);
        // Without this header, a cache would serve one origin's response to another.
        expect(response.headers['vary']).toContain('Origin');
      }
    },
  );

  test("neither the web's settings nor a plain OPTIONS request are opened", async () => {
    const { bff } = await startScripted(open);
    const settings = await request(bff.url).get('/app-config.json').set('Origin', APP);
    expect(accessHeaders(settings)).toEqual([]);
    const plain = await request(bff.url).options('/v1/users/me').set('Origin', APP);
    expect(plain.status).toBe(405);
  });

  test('a header that the provider may see can be sent', async () => {
    const { bff } = await startScripted({ ...open, FORWARD_HEADERS: 'x-mock-world' });
    const { headers } = await preflight(bff.url, APP);
    expect(words(headers['access-control-allow-headers'])).toContain('x-mock-world');
  });
});

describe('a response that bypasses the middleware', () => {
  test('can be read by pages of the allowed origins, and by no others', () => {
    const headersFor = readableBy([APP, 'http://localhost:3000']);
    expect(headersFor(APP)).toEqual([
      'Vary',
      'Origin',
      'Access-Control-Allow-Origin',
      APP,
      'Access-Control-Expose-Headers',
      'x-request-id,retry-after',
    ]);
    expect(headersFor('https://evil')).toEqual(['Vary', 'Origin']);
    expect(headersFor(undefined)).toEqual(['Vary', 'Origin']);
  });

  test('is the same for everyone if no origin is allowed', () => {
    expect(readableBy([])(APP)).toEqual([]);
  });
});

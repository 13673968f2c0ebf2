import { routesOf } from '@trait-market/contract/shared';
import { v1Contract } from '@trait-market/contract/v1';
import request from 'supertest';
import { describe, expect, test } from 'vitest';

import { startScripted } from '../testing/bff-under-test';
import { form, picture, UPLOAD_HEADERS } from '../testing/picture-form';
import { sampleOf } from '../testing/sample-calls';
import { json } from '../testing/scripted-provider';

const expectSecurityHeaders = (headers: Record<string, string>): void => {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'x-request-id': expect.any(String),
  });
  expect(headers).not.toHaveProperty('x-powered-by');
};

const reads = routesOf(v1Contract).filter(({ route }) => route.method === 'GET');
const writes = routesOf(v1Contract).filter(({ route }) => route.method !== 'GET');

describe('T49 every status of every route carries the security headers', () => {
  test.each(reads)('$name', async ({ name, route }) => {
    const { provider, bff } = await startScripted();
    const { path, response: success } = sampleOf({ name, route });
    for (const status of Object.keys(route.responses).map(Number)) {
      provider.respondWith(json(status, status === 200 ? success : { message: 'No.' }));
      const response = await request(bff.url).get(path);
      expect(response.status).toBe(status);
      expectSecurityHeaders(response.headers);
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  test.each(writes)('$name', async ({ name, route }) => {
    const { provider, bff } = await startScripted();
    const { path, body, response: success } = sampleOf({ name, route });
    const statuses = Object.keys(route.responses).map(Number);
    for (const status of statuses) {
      provider.respondWith(json(status, status < 300 ? success : { message: 'No.' }));
      const call = request(bff.url)[route.method === 'POST' ? 'post' : 'patch'](path);
      const response = await (path.endsWith('upload')
        ? call.set(UPLOAD_HEADERS).send(form(picture('PNG')))
        : call.send(body));
      expect(response.status).toBe(status);
      expectSecurityHeaders(response.headers);
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  test.each([
    ['an unknown route', '/v1/nothing'],
    ['an unknown address', '/nothing'],
    ['the app config', '/app-config.json'],
    ['a URL that is too long', `/${'a'.repeat(5000)}`],
  ])('%s', async (_name, path) => {
    const { bff } = await startScripted();
    const response = await request(bff.url).get(path);
    expectSecurityHeaders(response.headers);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('even when the provider is down', async () => {
    const { provider, bff } = await startScripted();
    await provider.stop();
    const response = await request(bff.url).get('/v1/users/me');
    expect(response.status).toBe(502);
    expectSecurityHeaders(response.headers);
  });
});

test('a page can load its resources, and an API response nothing', async () => {
  const { bff } = await startScripted();
  const policyOf = async (path: string): Promise<unknown> =>
    (await request(bff.url).get(path)).headers['content-security-policy'];
  const nothing = "default-src 'none';frame-ancestors 'none';sandbox";
  expect(await policyOf('/v1/users/me')).toBe(nothing);
  expect(await policyOf('/v1/nothing')).toBe(nothing);
  expect(await policyOf('/market')).toContain("script-src 'self'");
  expect(await policyOf('/v1-news')).toContain("script-src 'self'");
});

test.each(['https://evil', 'null'])('T48 the origin %s gets no access', async (origin) => {
  const { provider, bff } = await startScripted();
  provider.respondWith(
    json(200, { alreadyAnswered: true }, { 'access-control-allow-origin': '*' }),
  );
  const responses = [
    await request(bff.url).get('/v1/users/taxStatus').set('Origin', origin),
    await request(bff.url)
      .options('/v1/users/taxStatus')
      .set({ Origin: origin, 'Access-Control-Request-Method': 'GET' }),
    await request(bff.url).get('/app-config.json').set('Origin', origin),
  ];
  for (const { headers } of responses) {
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});

test.each([
  ['http://192.168.0.2:4000', undefined],
  ['http://market.lan', undefined],
  ['http://localhost:4000', 'same-origin-allow-popups'],
  ['http://127.0.0.1:4000', 'same-origin-allow-popups'],
  ['http://[::1]:4000', 'same-origin-allow-popups'],
  ['https://market.example', 'same-origin-allow-popups'],
  [undefined, 'same-origin-allow-popups'],
])('with PUBLIC_URL %s, the opener policy is %s', async (PUBLIC_URL, policy) => {
  const { bff } = await startScripted(PUBLIC_URL === undefined ? {} : { PUBLIC_URL });
  for (const path of ['/app-config.json', '/v1/nothing']) {
    const { headers } = await request(bff.url).get(path);
    expect(headers['cross-origin-opener-policy']).toBe(policy);
  }
});

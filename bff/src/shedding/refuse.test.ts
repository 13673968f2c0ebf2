import request from 'supertest';
import { expect, test } from 'vitest';

import { startScripted } from '../testing/bff-under-test';
import { rawRequest } from '../testing/raw-request';
import { ADDRESS } from '../testing/sample-calls';
import { json } from '../testing/scripted-provider';

const POLLING = { timeout: 5000 };
const highestRandom = () => 0.999;
const overloaded = () => ({ utilisation: 1, delay: 100 });

const nonce = (url: string) => request(url).get(`/v1/users/nonce?walletAddress=${ADDRESS}`);
const search = (url: string) => request(url).get('/v1/marketTraits/search?searchKey=a');

test('an overloaded process refuses search first and sign-in last, without calling the provider', async () => {
  const { provider, bff } = await startScripted(
    { METRICS_PORT: '0' },
    { measure: overloaded, random: highestRandom },
  );
  provider.respondWith(json(200, []));
  await expect.poll(async () => (await search(bff.url)).status, POLLING).toBe(503);

  await expect.poll(async () => (await nonce(bff.url)).status, POLLING).toBe(503);
  const callsBefore = provider.calls.length;
  const shed = await nonce(bff.url);
  expect(shed.headers['retry-after']).toBe('1');
  expect(shed.headers['x-content-type-options']).toBe('nosniff');
  expect(shed.body).toEqual({
    message: expect.stringMatching(/ busy right now\. Please try again/),
    code: 'OVERLOADED',
    requestId: shed.headers['x-request-id'],
  });
  expect(provider.calls).toHaveLength(callsBefore);
  const line = bff.logLines.find((text) => text.includes(String(shed.headers['x-request-id'])));
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    level: 40,
    method: 'GET',
    route: 'users.nonce',
    status: 503,
    code: 'OVERLOADED',
  });
  expect(line).not.toContain(ADDRESS);
  const { text } = await request(bff.metricsUrl).get('/metrics');
  expect(text).toMatch(/bff_refusals_total\{code="OVERLOADED",route="users.nonce"\} [1-9]/);
  expect(text).toMatch(
    /bff_request_duration_seconds_count\{route="users.nonce",status="503"\} [1-9]/,
  );

  // The web client's files are still served, so that users see an error message.
  expect((await request(bff.url).get('/app-config.json')).status).toBe(200);
});

test('T56 a call with an absolute URL is shed like one with a path', async () => {
  const { bff } = await startScripted({}, { measure: overloaded, random: highestRandom });
  await expect.poll(async () => (await nonce(bff.url)).status, POLLING).toBe(503);
  const path = `/v1/users/nonce?walletAddress=${ADDRESS}`;
  for (const target of [`http://x${path}`, `HTTPS://x:1${path}`, `ftp://u@x${path}`, `${path}#f`]) {
    const response = await rawRequest(
      bff.port,
      `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    expect(response, target).toMatch(/^HTTP\/1\.1 503 /);
    expect(response).toContain('"code":"OVERLOADED"');
  }
});

test("counts a refused call by its route's name, even when its path has a parameter", async () => {
  const { bff } = await startScripted(
    { METRICS_PORT: '0' },
    { measure: overloaded, random: highestRandom },
  );
  const exists = () => request(bff.url).get('/v1/users/ada/exists');
  await expect.poll(async () => (await exists()).status, POLLING).toBe(503);
  await request(bff.url).get('/v1/users/nobody/knows');
  const { text } = await request(bff.metricsUrl).get('/metrics');
  expect(text).toMatch(/bff_refusals_total\{code="OVERLOADED",route="users.exists"\} [1-9]/);
  expect(text).toMatch(/bff_refusals_total\{code="OVERLOADED",route="v1"\} 1\n/);
});

test('T49 a refusal has the security headers, and a page of an allowed origin can read it', async () => {
  const { bff } = await startScripted(
    { CORS_ORIGINS: 'https://app.example.com' },
    { measure: overloaded, random: highestRandom },
  );
  const sendSearch = () => search(bff.url).set('Origin', 'https://app.example.com');
  await expect.poll(async () => (await sendSearch()).status, POLLING).toBe(503);
  const { headers } = await sendSearch();
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'referrer-policy': 'same-origin',
    'strict-transport-security': expect.stringContaining('max-age=31536000'),
    'access-control-allow-origin': 'https://app.example.com',
    'access-control-expose-headers': expect.stringContaining('retry-after'),
  });
  const evil = await search(bff.url).set('Origin', 'https://evil');
  expect(evil.status).toBe(503);
  expect(evil.headers['vary']).toBe('Origin');
  expect(evil.headers).not.toHaveProperty('access-control-allow-origin');
  const preflight = await request(bff.url).options('/v1/marketTraits/search').set({
    Origin: 'https://app.example.com',
    'Access-Control-Request-Method': 'GET',
  });
  expect(preflight.status).toBe(204);
});

test('ends automatically', async () => {
  let load = overloaded();
  const { provider, bff } = await startScripted({}, { measure: () => load });
  provider.respondWith(json(200, []));
  await expect.poll(async () => (await search(bff.url)).status, POLLING).toBe(503);
  load = { utilisation: 0.2, delay: 0 };
  await expect.poll(async () => (await search(bff.url)).status, POLLING).toBe(200);
});

test('refuses nothing when switched off', async () => {
  let measured = 0;
  const measure = () => {
    measured += 1;
    return overloaded();
  };
  const { provider, bff } = await startScripted({ SHEDDING: 'off' }, { measure });
  provider.respondWith(json(200, []));
  expect((await search(bff.url)).status).toBe(200);
  expect(measured).toBe(0);
});

test('refuses calls to a route without capacity before the application handles them, and no others', async () => {
  const { provider, bff } = await startScripted({
    SHEDDING: 'off',
    CALLS_PER_ROUTE: '1',
    QUEUE_PER_ROUTE: '0',
    METRICS_PORT: '0',
  });
  let release = (): void => undefined;
  provider.respondWith((req, res) => {
    if (req.url?.startsWith('/v1/users/nonce') === true) json(200, { nonce: 'n' })(req, res);
    else release = () => json(200, [])(req, res);
  });
  const first = search(bff.url).then((response) => response);
  await expect.poll(() => provider.calls, POLLING).toHaveLength(1);

  const refused = await search(bff.url);
  expect(refused.status).toBe(503);
  expect(refused.headers['retry-after']).toBe('1');
  expect(refused.body).toMatchObject({
    code: 'BUSY',
    requestId: refused.headers['x-request-id'],
  });
  // The missing client field proves that the request didn't reach the application, which would have
  // logged it.
  const line = bff.logLines.find((text) => text.includes(String(refused.headers['x-request-id'])));
  expect(JSON.parse(line ?? '{}')).not.toHaveProperty('client');
  const { text } = await request(bff.metricsUrl).get('/metrics');
  expect(text).toContain('bff_refusals_total{code="BUSY",route="traits.search"} 1');
  expect(provider.calls).toHaveLength(1);
  expect((await nonce(bff.url)).status).toBe(200);

  release();
  expect((await first).status).toBe(200);
  const again = search(bff.url).then((response) => response);
  await expect.poll(() => provider.calls, POLLING).toHaveLength(3);
  release();
  expect((await again).status).toBe(200);
});

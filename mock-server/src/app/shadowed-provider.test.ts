import type { RequestListener } from 'node:http';

import { describe, expect, onTestFinished, test } from 'vitest';

import { connectToMock } from '../control/mock-client';
import { listen } from '../kernel/http/listen';
import { answerWith, EXISTS, startWith } from '../testing/shadowed-mock';
import { createMockServer } from './mock-server';

describe('T169 the real provider receives reads only, and none of the mock’s secrets', () => {
  test('writes, nonces, event streams and the mock’s other routes stay here', async () => {
    const { get, getAndCompare, calls } = await startWith(answerWith({ exists: false }));
    const headers = { 'content-type': 'application/json' };
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      for (const path of [EXISTS, '/v1/users/login', '/v1/users/profile', '/economy/v1/orders']) {
        await (await get(path, { method, headers })).text();
      }
    }
    const wallet = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
    const others = [
      `/v1/users/nonce?walletAddress=${wallet}`,
      '/v1/users/me/unknown',
      '/api/features/sdk-local',
      '/__mock/state',
      '/docs',
      '/rpc/1',
    ];
    for (const path of others) await (await get(path)).text();
    const stream = new AbortController();
    await get('/economy/v1/events', { signal: stream.signal });
    stream.abort();
    await getAndCompare(EXISTS);
    expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([`GET ${EXISTS}`]);
  });

  test('without a token of the provider, calls with one of the mock stay here', async () => {
    const { getAndCompare, mock, calls } = await startWith(answerWith({ exists: false }));
    const { accessToken } = await mock.mintToken();
    await getAndCompare(EXISTS, { headers: { authorization: `Bearer ${accessToken}` } });
    await getAndCompare(EXISTS, { headers: { cookie: 'a=secret', 'x-api-key': 'secret' } });
    expect(calls).toHaveLength(1);
    expect(calls[0]?.headers).not.toHaveProperty('authorization');
    expect(JSON.stringify(calls[0]?.rawHeaders)).not.toMatch(/secret|x-mock-world/i);
    expect((await mock.shadow()).skipped).toMatchObject({ signedIn: 1 });
  });

  test('the provider’s token replaces the mock’s, and is sent for no other call', async () => {
    const { getAndCompare, mock, calls } = await startWith(answerWith({}), { shadowToken: 'real' });
    const { accessToken } = await mock.mintToken();
    await getAndCompare('/v1/users/me', { headers: { authorization: `Bearer ${accessToken}` } });
    await getAndCompare('/v1/users/me', { headers: { authorization: 'Bearer invalid' } });
    await getAndCompare(EXISTS);
    expect(calls.map(({ headers }) => headers.authorization)).toEqual(['Bearer real', undefined]);
    expect((await mock.shadow()).skipped).toMatchObject({ signedIn: 1 });
  });

  test('the report has no secret of either side', async () => {
    const body = {
      accessToken: 'secret-1',
      name: 'the real-token of secret-2',
      signature: 'secret-3',
      unknown: 'secret-4',
      emailAddress: 'secret5@person.example',
      username: `0x${'5ec'.repeat(60)}`,
    };
    const { getAndCompare, mock, url } = await startWith(
      (_request, response) => {
        response.setHeader('set-cookie', 'session=secret-2');
        answerWith(body)(_request, response);
      },
      { shadowToken: 'real-token' },
    );
    const { accessToken } = await mock.mintToken();
    await getAndCompare('/v1/users/me', { headers: { authorization: `Bearer ${accessToken}` } });
    const text = await (await fetch(`${url}/__mock/shadow`)).text();
    expect(text).toContain('body.accessToken');
    expect(text).not.toMatch(/secret|real-token|5ec5ec|person/);
    expect(text).not.toContain(accessToken);
  });

  test('a redirect isn’t followed', async () => {
    const { getAndCompare, mock, calls } = await startWith((request, response) => {
      response.writeHead(302, { location: `http://${request.headers.host}/elsewhere` }).end();
    });
    await getAndCompare(EXISTS);
    expect(calls).toHaveLength(1);
    expect((await mock.shadow()).routes[0]?.statuses).toEqual([
      { mock: 200, provider: 302, calls: 1 },
    ]);
  });

  test('whatever the provider sends, the report stays small', async () => {
    let call = 0;
    const { getAndCompare, mock, url } = await startWith((request, response) => {
      call += 1;
      const entries = Array.from({ length: 2_000 }, (_, index) => [
        `f${call}x${index}`,
        'y'.repeat(90),
      ]);
      answerWith(Object.fromEntries(entries))(request, response);
    });
    for (let index = 0; index < 5; index += 1) await getAndCompare(`/v1/users/a${index}/exists`);
    const [route] = (await mock.shadow()).routes;
    expect(route).toMatchObject({ compared: 5, differing: 5 });
    expect(route?.differences).toHaveLength(100);
    expect((await (await fetch(`${url}/__mock/shadow`)).text()).length).toBeLessThan(40_000);
  });
});

describe('a slow or failing provider never affects the mock', () => {
  test('a provider that never responds gets four calls at a time, and 50 wait', async () => {
    const { get, mock, calls } = await startWith(() => {});
    for (let index = 0; index < 60; index += 1) {
      expect(await (await get(`/v1/users/a${index}/exists`)).json()).toEqual({ exists: false });
    }
    await expect.poll(() => calls.length).toBe(4);
    await expect.poll(async () => (await mock.shadow()).skipped.busy).toBe(6);
    expect((await mock.shadow()).pending).toBe(54);
    expect(calls).toHaveLength(4);
  });

  test('it is given up after a timeout, headers or not, and the next call is sent', async () => {
    const { get, mock, calls } = await startWith(
      (request, response) => {
        if (request.url?.includes('body') === true) response.writeHead(200).write('{');
      },
      { shadowTimeoutMs: 100 },
    );
    for (const name of ['a', 'b', 'c', 'd', 'body', 'f']) await get(`/v1/users/${name}/exists`);
    await expect.poll(async () => (await mock.shadow()).skipped.failed).toBe(6);
    expect(await mock.shadow()).toMatchObject({ pending: 0, compared: 0 });
    expect(calls).toHaveLength(6);
  });

  test.each<[string, RequestListener, 'failed' | 'unreadable']>([
    ['a reset connection', (request) => request.socket.destroy(), 'failed'],
    ['an unavailable provider', answerWith({}, 503), 'failed'],
    ['a rate limit', answerWith({}, 429), 'failed'],
    [
      'half a body',
      (_request, response) => {
        response.writeHead(200, { 'content-length': 9 });
        response.write('{', () => response.destroy());
      },
      'failed',
    ],
    ['a large body', answerWith('x'.repeat(300_000)), 'unreadable'],
    [
      'an undecodable body',
      (_request, response) => {
        response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip');
      },
      'unreadable',
    ],
  ])('%s isn’t a difference', async (_, provider, reason) => {
    const { getAndCompare, mock } = await startWith(provider);
    expect((await getAndCompare(EXISTS)).status).toBe(200);
    const { skipped, differing } = await mock.shadow();
    expect(skipped).toMatchObject({ [reason]: 1 });
    expect(differing).toBe(0);
  });

  test('a provider that isn’t there fails calls in the background', async () => {
    const nowhere = await listen(() => {}, { port: 0, host: '127.0.0.1' });
    await nowhere.stop();
    const server = await createMockServer({ port: 0, users: 2, traits: 8, shadow: nowhere.url });
    onTestFinished(() => server.stop());
    expect((await fetch(`${server.url}${EXISTS}`)).status).toBe(200);
    const mock = connectToMock({ url: server.url });
    await expect.poll(async () => (await mock.shadow()).skipped.failed).toBe(1);
  });
});

import { request as httpRequest } from 'node:http';

import supertest from 'supertest';
import { beforeAll, describe, expect, test } from 'vitest';

import { createMockServer } from '../app/mock-server';
import { expectRefusal } from '../testing/expect-refusal';
import { useMockServer } from '../testing/mock-server';
import { stopAfterTest } from '../testing/stop-after-test';

const server = useMockServer();

const STRANGER = 'https://stranger.example';
const PRODUCT = 'http://localhost:4000';
const JSON_TYPE = 'application/json';

const ask = (method: 'get' | 'post' | 'put' | 'delete' | 'options', path: string) =>
  supertest(server.url())[method](path);

const stateNow = async () => (await ask('get', '/__mock/state').expect(200)).body;

const LOOKS = [
  '/state',
  '/journal',
  '/worlds',
  '/faults',
  '/answers',
  '/journal/j1',
  '/flags',
  '/clock',
  '/scenarios',
];
const CHANGES = [
  ['post', '/reset', undefined],
  ['post', '/scenario', { name: 'no-credits' }],
  ['post', '/tokens', {}],
  ['post', '/grants', { traits: [] }],
  ['post', '/faults', { latencyMs: 5 }],
  ['post', '/answers', { path: '/v1/users/me', answers: [{ status: 500 }] }],
  ['delete', '/answers', undefined],
  ['post', '/verify', {}],
  ['post', '/clock', { advanceMs: 60_000 }],
  ['put', '/flags', { market: false }],
  ['delete', '/faults', undefined],
] as const;

describe('T69 a page from another origin', () => {
  test.each(LOOKS)('cannot read %s', async (path) => {
    const answer = ask('get', `/__mock${path}`).set('origin', STRANGER);
    expect(await expectRefusal(answer, 403)).toContain('MOCK_ORIGINS');
    const { headers } = await ask('get', `/__mock${path}`).set('origin', STRANGER);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  test.each([STRANGER, 'null', 'http://localhost:4000.stranger.example', 'http://localhost:9999'])(
    'cannot change anything as %s, with or without a preflight',
    async (origin) => {
      const before = await stateNow();
      for (const [method, path, body] of CHANGES) {
        for (const address of [`/__mock${path}`, `/__MOCK${path}/`]) {
          const call = ask(method, address).set('origin', origin);
          await expectRefusal(body === undefined ? call : call.send(body), 403);
        }
        const leave = await ask('options', `/__mock${path}`)
          .set('origin', origin)
          .set('access-control-request-method', method.toUpperCase())
          .set('access-control-request-headers', 'content-type');
        expect(leave.headers).not.toHaveProperty('access-control-allow-origin');
      }
      expect(await stateNow()).toEqual(before);
    },
  );

  test('cannot load anything as a picture, a script or a link, since that would create a world', async () => {
    for (const site of ['cross-site', 'same-site']) {
      await expectRefusal(ask('get', '/__mock/state').set('sec-fetch-site', site), 403);
    }
    await ask('get', '/__mock/state').set('sec-fetch-site', 'same-origin').expect(200);
    await ask('get', '/__mock/state').set('sec-fetch-site', 'none').expect(200);
  });

  test('can follow a link to the control page itself', async () => {
    await ask('get', '/__mock').set('sec-fetch-site', 'cross-site').expect(200);
  });
});

describe('T69 what a form can send without a preflight changes nothing, even without an origin', () => {
  test.each([
    [undefined, ''],
    ['text/plain', '{"name":"no-credits"}'],
    ['text/plain; charset=application/json', '{"name":"no-credits"}'],
    ['application/x-www-form-urlencoded', 'name=no-credits'],
    ['multipart/form-data; boundary=x', '--x--'],
  ])('%s', async (type, body) => {
    const before = await stateNow();
    for (const path of ['/__mock/reset', '/__mock/scenario']) {
      const call = ask('post', path);
      if (type !== undefined) call.set('content-type', type);
      expect(await expectRefusal(call.send(body), 403)).toContain(JSON_TYPE);
    }
    expect(await stateNow()).toEqual(before);
  });

  test('a client that is not a browser only needs JSON, or the name of a world', async () => {
    await ask('post', '/__mock/reset').set('content-type', JSON_TYPE).expect(200);
    await ask('post', '/__mock/reset').set('x-mock-world', 'mine').expect(200);
    await ask('delete', '/__mock/faults').expect(200);
  });
});

describe('the control API can be called', () => {
  test("by the product's pages, which can read its answers", async () => {
    for (const origin of [PRODUCT, 'http://localhost:5173']) {
      const { headers } = await ask('get', '/__mock/clock').set('origin', origin).expect(200);
      expect(headers['access-control-allow-origin']).toBe(origin);
      expect(headers.vary).toContain('Origin');
    }
  });

  test('by its own page, under whatever name it was opened', async () => {
    const own = server.url();
    await ask('post', '/__mock/reset').set('origin', own).expect(200);
    const byName = own.replace('127.0.0.1', 'localhost');
    await ask('post', '/__mock/reset')
      .set('host', new URL(byName).host)
      .set('origin', byName)
      .expect(200);
    await expectRefusal(ask('post', '/__mock/reset').set('origin', byName), 403);
  });

  test('by the origins that it is given, and then by no others', async () => {
    const other = await createMockServer({ port: 0, users: 2, traits: 8, origins: [STRANGER] });
    stopAfterTest(other);
    const from = (origin: string) =>
      supertest(other.url).post('/__mock/reset').set('origin', origin);
    await from(STRANGER).expect(200);
    await expectRefusal(from(PRODUCT), 403);
  });
});

describe('T69 a name that resolves to this machine, but is not its own, gets no answer', () => {
  /** Uses `http.request`, because `fetch` and supertest always set the Host header themselves. */
  const statusFor = (host: string, path: string, url = server.url()) =>
    new Promise<number | undefined>((resolve, reject) => {
      httpRequest(`${url}${path}`, { headers: { host } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .once('error', reject)
        .end();
    });
  const paths = [
    '/__mock/journal',
    '/__mock',
    '/v1/users/nonce',
    '/docs',
    '/api/features/sdk-local',
  ];

  let port = '';
  beforeAll(() => {
    port = new URL(server.url()).port;
  });

  test.each([
    'rebound.example',
    'localhost.rebound.example',
    '127.0.0.1.nip.example',
    'x@localhost',
    'localhost#',
    '192.168.1.5',
    '',
  ])('%j', async (name) => {
    for (const path of paths) expect(await statusFor(`${name}:${port}`, path)).toBe(403);
  });

  test('loopback answers under any of its names', async () => {
    for (const name of [
      'localhost',
      'LocalHost',
      '127.0.0.1',
      '127.0.0.2',
      '[::1]',
      'localhost.',
    ]) {
      expect(await statusFor(`${name}:${port}`, '/docs')).toBe(200);
    }
  });

  test('a configured name is accepted, in upper or lower case', async () => {
    const other = await createMockServer({
      port: 0,
      users: 2,
      traits: 8,
      allowedHosts: ['Mock.internal'],
    });
    stopAfterTest(other);
    expect(await statusFor('mock.INTERNAL:4001', '/__mock/journal', other.url)).toBe(200);
    expect(await statusFor('mock.rebound.example', '/__mock/journal', other.url)).toBe(403);
  });
});

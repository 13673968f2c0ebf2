import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import request from 'supertest';
import { runInNewContext } from 'node:vm';
import { describe, expect, test, vi } from 'vitest';

import { startScripted } from '../testing/bff-under-test';
import { json } from '../testing/scripted-provider';
import { makeWebBuild } from '../testing/web/web-build';
import { SCRIPT, SCRIPT_PATH } from '../testing/web/web-build-folder';

const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';

const startWithWeb = async (environment: Record<string, string> = {}) =>
  startScripted({ WEB_ROOT: await makeWebBuild(), ...environment });

test('a hashed asset is cached for a year and compressed', async () => {
  const { bff } = await startWithWeb();
  for (const encoding of ['br', 'gzip']) {
    const response = await request(bff.url)
      .get(SCRIPT_PATH)
      .set({ 'Accept-Encoding': encoding, Range: 'bytes=5-2' });
    expect(response.status).toBe(200);
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': encoding,
      'content-type': expect.stringContaining('javascript'),
      vary: 'Accept-Encoding',
    });
  }
  const plain = await request(bff.url).get(SCRIPT_PATH).set('Accept-Encoding', 'identity');
  expect(plain.text).toBe(SCRIPT);
});

test('T51 an Accept-Encoding header of over 1,000 characters gets the file uncompressed', async () => {
  const { bff } = await startWithWeb();
  const get = (accepted: string) =>
    request(bff.url).get(SCRIPT_PATH).set('Accept-Encoding', accepted);
  expect((await get('gzip'.padEnd(1000, ','))).headers['content-encoding']).toBe('gzip');
  const response = await get('gzip'.padEnd(1001, ','));
  expect(response.headers).not.toHaveProperty('content-encoding');
  expect(response.text).toBe(SCRIPT);
});

test('a file that the build has compressed is sent as it is', async () => {
  const packed = 'packed by the build';
  const root = await makeWebBuild({ [`${SCRIPT_PATH}.br`]: packed });
  const { bff } = await startScripted({ WEB_ROOT: root });
  const response = await request(bff.url)
    .head(SCRIPT_PATH)
    .set('Accept-Encoding', 'gzip, deflate, br');
  expect(response.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(packed.length),
  });
});

test('a file that the browser already has is not sent again', async () => {
  const { bff } = await startWithWeb();
  const first = await request(bff.url).get('/favicon.svg');
  const again = await request(bff.url)
    .get('/favicon.svg')
    .set('If-None-Match', first.headers['etag'] ?? '');
  expect(again.status).toBe(304);
  expect(again.headers['cache-control']).toBe('public, max-age=3600');
});

const WORKER = '/service-worker.js';

test('E318 the service worker is checked for changes at each visit', async () => {
  const { bff } = await startScripted({ WEB_ROOT: await makeWebBuild({ [WORKER]: 'built' }) });
  const response = await request(bff.url).get(WORKER);
  expect(response.text).toBe('built');
  expect(response.headers['cache-control']).toBe('no-cache');
});

test('E319 switched off, the service worker is replaced by one that deletes everything and unregisters', async () => {
  const { bff } = await startScripted({
    WEB_ROOT: await makeWebBuild({ [WORKER]: 'built' }),
    OFFLINE: 'off',
  });
  const { text, headers } = await request(bff.url).get(WORKER);
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
  });
  const deleted: string[] = [];
  const work: Promise<unknown>[] = [];
  const scope = {
    caches: {
      keys: async () => ['code /assets/index-one.js', 'seen /assets/index-one.js'],
      delete: async (name: string) => deleted.push(name),
    },
    registration: { unregister: vi.fn(async () => true) },
    skipWaiting: vi.fn(),
    addEventListener: (_: string, listen: (event: unknown) => void) =>
      listen({ waitUntil: (promise: Promise<unknown>) => work.push(promise) }),
  };
  runInNewContext(text, scope);
  await Promise.all(work);
  expect(scope.skipWaiting).toHaveBeenCalledOnce();
  expect(deleted).toEqual(['code /assets/index-one.js', 'seen /assets/index-one.js']);
  expect(scope.registration.unregister).toHaveBeenCalledOnce();
});

test('T52 a built file that later disappears or changes is served as it was at the start', async () => {
  const root = await makeWebBuild({ '/notes.txt': 'before' });
  const { bff } = await startScripted({ WEB_ROOT: root });
  await rm(join(root, SCRIPT_PATH));
  await writeFile(join(root, 'notes.txt'), 'after');
  const script = await request(bff.url).get(SCRIPT_PATH);
  expect(script).toMatchObject({ status: 200, text: SCRIPT });
  const notes = await request(bff.url).get('/notes.txt');
  expect(notes).toMatchObject({ status: 200, text: 'before' });
});

test.each([
  '/server/page-worker.mjs',
  `${SCRIPT_PATH}.br`,
  `${SCRIPT_PATH}.gz`,
  '/.vite/manifest.json',
])('%s, which is not meant for browsers, is not served', async (path) => {
  const root = await makeWebBuild({ [`${SCRIPT_PATH}.br`]: 'br', [`${SCRIPT_PATH}.gz`]: 'gz' });
  const { bff } = await startScripted({ WEB_ROOT: root });
  const response = await request(bff.url).get(path).set('Accept', '*/*');
  expect(response.status).toBe(404);
  expect(response.body).toMatchObject({ code: 'NOT_FOUND' });
});

const pageAt = async (path: string, environment: Record<string, string> = {}) => {
  const { bff } = await startWithWeb(environment);
  return request(bff.url).get(path).set({ Accept: HTML, Host: 'evil.example' });
};

test.each(['/no-such-page', '/market/more', '/profiles', '/profile/a/b', '/index'])(
  "%s is not a page: it gets the web's not-found page, with a 404",
  async (path) => {
    const response = await pageAt(path);
    expect(response.status).toBe(404);
    expect(response.text).toContain('<title>Page not found</title>');
    expect(response.headers['content-security-policy']).toContain("script-src 'self'");
  },
);

test('index.html itself is the home page', async () => {
  const response = await pageAt('/index.html');
  expect(response.status).toBe(301);
  expect(response.headers['location']).toBe('/');
});

test('a page responds to HEAD, with which Coinbase Wallet checks the opener policy', async () => {
  const { bff } = await startWithWeb();
  const response = await request(bff.url).head('/market');
  expect(response.status).toBe(200);
  expect(response.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
});

test('other files are cached for an hour', async () => {
  const { bff } = await startWithWeb();
  const response = await request(bff.url).get('/favicon.svg');
  expect(response.headers['cache-control']).toBe('public, max-age=3600');
});

describe('index.html never replaces', () => {
  test.each([
    ['a missing asset', '/assets/gone-1234.js', HTML],
    ['a missing file', '/missing.txt', '*/*'],
    ['an address of the API', '/v1/nothing', HTML],
    ['a file outside', '/..%2f..%2fetc%2fpasswd.txt', '*/*'],
    ['a path that is not a page', '/market', 'application/json'],
  ])('%s', async (_name, path, accept) => {
    const { bff } = await startWithWeb();
    const response = await request(bff.url).get(path).set('Accept', accept);
    expect(response.status).toBe(404);
    expect(response.body).toMatchObject({ code: 'NOT_FOUND' });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('a write', async () => {
    const { bff } = await startWithWeb();
    const response = await request(bff.url).post('/market').set('Accept', HTML);
    expect(response.status).toBe(404);
  });
});

test('the API is served next to the web', async () => {
  const { provider, bff } = await startWithWeb();
  provider.respondWith(json(200, { alreadyAnswered: true }));
  const response = await request(bff.url).get('/v1/users/taxStatus').set('Accept', HTML);
  expect(response.body).toEqual({ alreadyAnswered: true });
});

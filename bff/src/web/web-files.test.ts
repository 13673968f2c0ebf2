import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { describe, expect, test } from 'vitest';

import { startScripted } from '../testing/bff-under-test';
import { json } from '../testing/scripted-provider';
import { makeWebBuild } from '../testing/web-build';
import { SCRIPT, SCRIPT_PATH } from '../testing/web-build-folder';
import { webFiles } from './web-files';

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

test('T52 a built file that later disappears or changes is served as it was at the start', async () => {
  const root = await makeWebBuild({ '/robots.txt': 'before' });
  const { bff } = await startScripted({ WEB_ROOT: root });
  await rm(join(root, SCRIPT_PATH));
  await writeFile(join(root, 'robots.txt'), 'after');
  const script = await request(bff.url).get(SCRIPT_PATH);
  expect(script).toMatchObject({ status: 200, text: SCRIPT });
  const robots = await request(bff.url).get('/robots.txt');
  expect(robots).toMatchObject({ status: 200, text: 'before' });
});

test.each(['/pages.json', `${SCRIPT_PATH}.br`, `${SCRIPT_PATH}.gz`, '/.vite/manifest.json'])(
  '%s, which is not meant for browsers, is not served',
  async (path) => {
    const root = await makeWebBuild({ [`${SCRIPT_PATH}.br`]: 'br', [`${SCRIPT_PATH}.gz`]: 'gz' });
    const { bff } = await startScripted({ WEB_ROOT: root });
    const response = await request(bff.url).get(path).set('Accept', '*/*');
    expect(response.status).toBe(404);
    expect(response.body).toMatchObject({ code: 'NOT_FOUND' });
  },
);

test.each([
  '/',
  '/market',
  '/Market/?name=hat',
  '/profile/0x52908400098527886E0F7030069857D2E4169EE7',
])('the page at %s is index.html, and is always revalidated', async (path) => {
  const { bff } = await startWithWeb();
  const response = await request(bff.url).get(path).set('Accept', HTML);
  expect(response.status).toBe(200);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.text).toContain('<div id="root">');
  expect(response.headers['cache-control']).toBe('no-cache');
  expect(response.headers['content-security-policy']).toContain("script-src 'self'");
  const again = await request(bff.url)
    .get(path)
    .set({ Accept: HTML, 'If-None-Match': response.headers['etag'] ?? '' });
  expect(again.status).toBe(304);
});

const pageAt = async (path: string, environment: Record<string, string> = {}) => {
  const { bff } = await startWithWeb(environment);
  return request(bff.url).get(path).set({ Accept: HTML, Host: 'evil.example' });
};

describe('a crawler sees the description of a page without running scripts', () => {
  test('includes its own title, description and preview, as text', async () => {
    const { text } = await pageAt('/market', { PUBLIC_URL: 'https://traits.example' });
    expect(text).toContain('<title>&#34;Market&#34; &#60;i&#62;</title>');
    expect(text).toContain('<meta name="description" content="What is on the market" />');
    expect(text).toContain('<meta property="og:title" content="&#34;Market&#34; &#60;i&#62;" />');
    expect(text).toContain(
      '<meta property="og:image" content="https://traits.example/social.png" />',
    );
    expect(text).toContain('<link rel="canonical" href="https://traits.example/market" />');
    expect(text).toContain('<meta property="og:url" content="https://traits.example/market" />');
    expect(text).not.toContain('noindex');
  });

  test("includes the page's address, without the search in it", async () => {
    const { text } = await pageAt('/Market/?name="><script>', {
      PUBLIC_URL: 'https://traits.example',
    });
    expect(text).toContain('<link rel="canonical" href="https://traits.example/market" />');
    expect(text).not.toContain('<script>');
  });

  test('names no address when it differs from visit to visit', async () => {
    const { text } = await pageAt('/profile/nobody', { PUBLIC_URL: 'https://traits.example' });
    expect(text).toContain('<title>Profile</title>');
    expect(text).not.toContain('canonical');
  });

  test.each(['/', '/market', '/no/such'])(
    'contains nothing of the Host that %s was requested from',
    async (path) => {
      const { text } = await pageAt(path);
      expect(text).not.toContain('evil.example');
      expect(text).not.toContain('canonical');
    },
  );
});

test('a page preloads its own scripts, and no other page does', async () => {
  const named =
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/wall-a.js"></head>';
  const [market, home] = [await pageAt('/market'), await pageAt('/')];
  expect([market.text.includes(named), home.text.includes('wall-a')]).toEqual([true, false]);
  // The visible content precedes the scripts.
  expect(market.text).toMatch(/<style>p\{color:red\}<\/style>[^]*wall-a/);
});

test.each([
  ['/', 200, '<h1>Trait Market</h1>'],
  ['/Market/?name=hat', 200, '<p>$& on the market</p>'],
  ['/profile/nobody', 200, '<p>Profile</p>'],
  ['/no/such', 404, '<p>Page not found</p>'],
])('%s has its content before any script has loaded', async (path, status, drawn) => {
  const response = await pageAt(path);
  expect(response.status).toBe(status);
  expect(response.text).toContain(`<div id="root">${drawn}</div>`);
  expect(response.headers['content-security-policy']).toContain("style-src 'self'");
});

test.each(['/no-such-page', '/market/more', '/profile', '/profile/a/b', '/index'])(
  "%s is not a page: it gets the web's not-found page, with a 404 that no crawler indexes",
  async (path) => {
    const response = await pageAt(path);
    expect(response.status).toBe(404);
    expect(response.text).toContain('<title>Page not found</title>');
    expect(response.text).toContain('<meta name="robots" content="noindex" />');
    expect(response.text).toContain('<div id="root">');
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
    ['a missing file', '/robots.txt', '*/*'],
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

test('without a build there is nothing to serve', () => {
  expect(() => webFiles(tmpdir())).toThrow('WEB_ROOT');
});

test.each([
  ['no table of pages', 'pages.json', '{}'],
  ['an index.html without a place for the tags', 'index.html', '<!doctype html>'],
])('a build with %s is refused', async (_name, file, content) => {
  const root = await makeWebBuild();
  await writeFile(join(root, file), content);
  expect(() => webFiles(root)).toThrow('WEB_ROOT');
});

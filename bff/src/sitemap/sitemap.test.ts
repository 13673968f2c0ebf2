import request from 'supertest';
import { expect, test } from 'vitest';

import { startScripted } from '../testing/bff-under-test';
import { scriptedLists } from '../testing/scripted-lists';
import { json } from '../testing/scripted-provider';
import { makeWebBuild } from '../testing/web/web-build';

const ORIGIN = 'https://traits.example';
const [ALICE, BOB, CAROL] = ['a', 'b', 'c'].map((digit) => `0x${digit.repeat(40)}`);
const API = '/economy/v1';
const LISTS = {
  [`${API}/collections`]: [['fathom', 'tide'], ['reef']],
  [`${API}/traits`]: [['t1', 't2'], ['t3'], ['t3', 't4']],
  [`${API}/collections/tide/avatars`]: [['0', '1'], ['2']],
  [`${API}/leaders`]: [[`${ALICE}`, `${BOB}`], [`${CAROL}`]],
};

const start = async (environment: Record<string, string> = {}, lists = LISTS) => {
  const { provider, bff } = await startScripted({
    WEB_ROOT: await makeWebBuild(),
    PUBLIC_URL: ORIGIN,
    ECONOMY: 'on',
    ...environment,
  });
  provider.respondWith(scriptedLists(lists));
  const get = (path: string) => request(bff.url).get(path).set('Host', 'evil.example');
  return { provider, bff, get };
};

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const documentOf = (root: string, entry: string, addresses: readonly string[]): string =>
  [
    XML,
    `<${root} ${NAMESPACE}>`,
    ...addresses.map((address) => `<${entry}><loc>${address}</loc></${entry}>`),
    `</${root}>`,
    '',
  ].join('\n');

const indexOf = (...paths: string[]): string =>
  documentOf(
    'sitemapindex',
    'sitemap',
    paths.map((path) => `${ORIGIN}/${path}`),
  );
const partOf = (...paths: string[]): string =>
  documentOf(
    'urlset',
    'url',
    paths.map((path) => ORIGIN + path),
  );

test('robots.txt names the sitemap, and excludes the API and private pages', async () => {
  const { get } = await start();
  const response = await get('/robots.txt');
  expect(response.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  });
  expect(response.text).toBe(`User-agent: *
Allow: /
Allow: /economy/v1/avatars/*/image.svg
Disallow: /v1/
Disallow: /economy/v1/
Disallow: /dashboard
Disallow: /cart
Disallow: /watchlist
Disallow: /signin/

Sitemap: https://traits.example/sitemap.xml
`);
});

test('without PUBLIC_URL, robots.txt names no sitemap and there is none', async () => {
  const { provider, get } = await start({ PUBLIC_URL: '' });
  const robots = await get('/robots.txt');
  expect(robots.text).toContain('Disallow: /dashboard');
  expect(robots.text).not.toContain('Sitemap');
  expect((await get('/sitemap.xml')).status).toBe(404);
  expect((await get('/sitemaps/pages.xml')).status).toBe(404);
  expect(provider.calls).toEqual([]);
});

test('the index lists the parts of all collections', async () => {
  const { get } = await start();
  const response = await get('/sitemap.xml');
  expect(response.headers).toMatchObject({
    'content-type': 'application/xml',
    'cache-control': 'public, max-age=3600',
  });
  const ofCollections = ['fathom', 'tide', 'reef'].flatMap((slug) => [
    `sitemaps/traits/${slug}.xml`,
    `sitemaps/avatars/${slug}.xml`,
  ]);
  expect(response.text).toBe(
    indexOf(
      'sitemaps/pages.xml',
      'sitemaps/collections.xml',
      'sitemaps/profiles.xml',
      ...ofCollections,
    ),
  );
});

test.each([
  ['collections', { [`${API}/collections`]: [[]] }, ['profiles']],
  ['profiles', { [`${API}/leaders`]: [[]] }, ['collections']],
  ['collections and profiles', { [`${API}/collections`]: [['..']], [`${API}/leaders`]: [[]] }, []],
])('without %s, the index doesn’t list their part', async (_, lists, listed) => {
  const { get } = await start({}, { ...LISTS, ...lists });
  const { text } = await get('/sitemap.xml');
  const parts = ['pages', 'collections', 'profiles'].filter((part) =>
    text.includes(`/sitemaps/${part}.xml`),
  );
  expect(parts).toEqual(['pages', ...listed]);
  for (const part of parts) expect((await get(`/sitemaps/${part}.xml`)).status).toBe(200);
});

test('while the leaderboards fail, the index lists the part of profiles', async () => {
  const { provider, get } = await start();
  const lists = scriptedLists(LISTS);
  provider.respondWith((req, res) => {
    if (req.url?.startsWith(`${API}/leaders`)) json(500, { message: 'No.' })(req, res);
    else lists(req, res);
  });
  expect((await get('/sitemap.xml')).text).toContain('/sitemaps/profiles.xml');
});

test.each([
  ['pages', ['/', '/market']],
  ['collections', ['/collections/fathom', '/collections/tide', '/collections/reef']],
  ['traits/tide', ['/traits/t1', '/traits/t2', '/traits/t3', '/traits/t4']],
  ['avatars/tide', ['/avatars/fathom-club/0', '/avatars/fathom-club/1', '/avatars/fathom-club/2']],
  ['profiles', [`/profile/${ALICE}`, `/profile/${BOB}`, `/profile/${CAROL}`]],
])('the part %s lists each page once', async (part, paths) => {
  const { get } = await start();
  const response = await get(`/sitemaps/${part}.xml`);
  expect(response.status).toBe(200);
  expect(response.text).toBe(partOf(...paths));
});

test('a part of traits reads the list of its collection, without a token', async () => {
  const { provider, bff } = await start();
  await request(bff.url).get('/sitemaps/traits/tide.xml').set('Authorization', 'Bearer secret');
  expect(provider.calls.map(({ url }) => url)).toEqual([
    '/economy/v1/traits?collection=tide&sort=rarity&limit=60',
    '/economy/v1/traits?collection=tide&sort=rarity&limit=60&cursor=1',
    '/economy/v1/traits?collection=tide&sort=rarity&limit=60&cursor=2',
  ]);
  expect(JSON.stringify(provider.calls)).not.toContain('secret');
});

test('a complete part is cached, and a crawler that has it gets a 304', async () => {
  const { provider, get } = await start();
  const first = await get('/sitemaps/collections.xml');
  const again = await get('/sitemaps/collections.xml');
  expect(again.text).toBe(first.text);
  expect(again.headers).toMatchObject({
    'content-type': 'application/xml',
    'cache-control': 'public, max-age=3600',
    etag: expect.stringMatching(/^"[\w-]{43}"$/),
  });
  const revalidated = await get('/sitemaps/collections.xml').set(
    'If-None-Match',
    again.headers['etag'] ?? '',
  );
  expect(revalidated.status).toBe(304);
  expect(provider.calls).toHaveLength(2);
});

test('HEAD reads no more than the first page of a list, and nothing of a cached part', async () => {
  const { provider, bff, get } = await start();
  const head = await request(bff.url).head('/sitemaps/traits/tide.xml');
  expect(head.status).toBe(200);
  expect(head.headers['content-type']).toBe('application/xml');
  expect(provider.calls).toHaveLength(1);

  const { text } = await get('/sitemaps/traits/tide.xml');
  const before = provider.calls.length;
  const cached = await request(bff.url).head('/sitemaps/traits/tide.xml');
  expect(cached.headers['content-length']).toBe(String(Buffer.byteLength(text)));
  expect(provider.calls).toHaveLength(before);
});

test('without the market, the sitemap lists only the fixed pages', async () => {
  const { provider, get } = await start({ ECONOMY: 'off' });
  expect((await get('/sitemap.xml')).text).toBe(indexOf('sitemaps/pages.xml'));
  expect((await get('/sitemaps/pages.xml')).text).toBe(partOf('/', '/market'));
  expect((await get('/sitemaps/collections.xml')).status).toBe(404);
  expect((await get('/sitemaps/traits/tide.xml')).status).toBe(404);
  expect(provider.calls).toEqual([]);
});

test.each(['/sitemaps/other.xml', '/sitemaps/traits/a.b.xml', '/sitemaps/traits/a%2fb.xml'])(
  '%s is not a part',
  async (path) => {
    const { provider, get } = await start();
    expect((await get(path)).status).toBe(404);
    expect(provider.calls).toEqual([]);
  },
);

test('a part of a collection that does not exist is a 404', async () => {
  const { get } = await start();
  const response = await get('/sitemaps/avatars/nothing.xml');
  expect(response.status).toBe(404);
  expect(response.headers['cache-control']).toBe('no-store');
});

test('a part without any page is a 404, because the protocol has no empty parts', async () => {
  const { get } = await start({}, { ...LISTS, [`${API}/traits`]: [[]] });
  expect((await get('/sitemaps/traits/tide.xml')).status).toBe(404);
});

test('T110 ids that cannot be in a path are left out, and the rest of the part is valid', async () => {
  const hostile = [
    '..',
    '.',
    'a/b',
    'a b',
    'a&b',
    '</loc></url></urlset>',
    '<script>',
    'é',
    'a\u0000b',
    '%2e%2e',
    'x'.repeat(65),
    'a?b#c',
  ];
  const { get } = await start(
    {},
    {
      [`${API}/collections`]: [hostile, ['good', ...hostile]],
      [`${API}/traits`]: [hostile, [...hostile, 't-1_A']],
      [`${API}/collections/tide/avatars`]: [hostile, ['7', '07', '-1', '1e3']],
      [`${API}/leaders`]: [[`${ALICE}`]],
    },
  );
  expect((await get('/sitemaps/collections.xml')).text).toBe(partOf('/collections/good'));
  expect((await get('/sitemaps/traits/tide.xml')).text).toBe(partOf('/traits/t-1_A'));
  expect((await get('/sitemaps/avatars/tide.xml')).text).toBe(partOf('/avatars/fathom-club/7'));
  expect((await get('/sitemap.xml')).text).toBe(
    indexOf(
      'sitemaps/pages.xml',
      'sitemaps/collections.xml',
      'sitemaps/profiles.xml',
      'sitemaps/traits/good.xml',
      'sitemaps/avatars/good.xml',
    ),
  );
});

test('the origin is escaped', async () => {
  const { get } = await start({ PUBLIC_URL: 'https://a&b.example' });
  expect((await get('/sitemaps/pages.xml')).text).toContain('<loc>https://a&amp;b.example/</loc>');
});

test('parts count towards the limit of reads', async () => {
  const { get } = await start({ READ_LIMIT_PER_MINUTE: '2' });
  const statuses = [];
  for (const part of ['pages', 'pages', 'collections'])
    statuses.push((await get(`/sitemaps/${part}.xml`)).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test('a leaderboard with an invalid address is refused before the part begins', async () => {
  const { get } = await start({}, { ...LISTS, [`${API}/leaders`]: [['javascript:alert(1)']] });
  const response = await get('/sitemaps/profiles.xml');
  expect(response.status).toBe(502);
  expect(response.body).toMatchObject({ code: 'PROVIDER_BAD_ANSWER' });
});

test.each([401, 403, 418, 429, 500, 503])(
  'a provider that responds with %d makes the part temporarily unavailable',
  async (status) => {
    const { provider, get } = await start();
    provider.respondWith(json(status, { message: 'No.' }));
    for (const path of ['/sitemap.xml', '/sitemaps/traits/tide.xml']) {
      const response = await get(path);
      expect(response.status).toBeGreaterThanOrEqual(500);
      expect(response.headers['cache-control']).toBe('no-store');
    }
  },
);

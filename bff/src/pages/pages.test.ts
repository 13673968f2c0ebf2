import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import request from 'supertest';
import { expect, onTestFinished, test, vi } from 'vitest';

import { startScripted } from '../testing/bff-under-test';
import { json } from '../testing/scripted-provider';
import { makeWebBuild } from '../testing/web/web-build';

const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';

const startWithPages = async (environment: Record<string, string> = {}) => {
  const { provider, bff } = await startScripted({
    WEB_ROOT: await makeWebBuild(),
    // A page of a test may wait for a busy machine.
    PAGE_DATA_DEADLINE_MS: '10000',
    ...environment,
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    request(bff.url)
      .get(path)
      .set({ Accept: HTML, ...headers });
  return { provider, bff, get };
};

test.each([
  ['/', 'rendered / of null'],
  ['/?utm_source=mail', 'rendered / of null'],
  ['/Market/?name=hat&utm_source=mail', 'rendered /market?name=hat of null'],
  ['/profile/0xabc', 'rendered /profile/0xabc of null'],
  ['/dashboard', 'the dashboard'],
])('the page at %s is %s, and is always revalidated', async (path, title) => {
  const { get } = await startWithPages();
  const page = await get(path);
  expect(page.status).toBe(200);
  expect(page.text).toContain(`<title>${title}</title>`);
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringContaining("script-src 'self'"),
  });
  const again = await get(path, { 'If-None-Match': page.headers['etag'] ?? '' });
  expect(again.status).toBe(304);
});

test('a page gets its data from the provider, without the token of its visitor', async () => {
  const { provider, get } = await startWithPages();
  provider.respondWith(json(404, { message: 'There is no such user.' }));
  const call = encodeURIComponent('/v1/users/a/exists?a=1&a=2');
  const page = await get(`/market?call=${call}`, {
    Authorization: 'Bearer secret',
    Cookie: 'session=secret',
  });
  expect(page.text).toContain('with 404');
  expect(page.text).toContain('There is no such user.');
  expect(provider.calls).toHaveLength(1);
  expect(provider.calls[0]?.url).toBe('/v1/users/a/exists?a=1&a=2');
  expect(JSON.stringify(provider.calls[0]?.headers)).not.toContain('secret');
});

test('a page calls nothing outside the contract', async () => {
  const { provider, get } = await startWithPages();
  const page = await get(`/market?call=${encodeURIComponent('/admin')}`);
  expect(page.text).toContain('with 404');
  expect(provider.calls).toEqual([]);
});

test.each([
  ['a space', '/v1/users/a%20b/exists'],
  ['a percent sign', '/v1/users/%25ff/exists'],
  ['a slash', '/economy/v1/traits/a%2Fb'],
  ['an emoji', '/economy/v1/traits/%F0%9F%98%80'],
  ['a quote', "/economy/v1/traits/'"],
  ['65 characters', `/economy/v1/traits/${'a'.repeat(65)}`],
  ['another type', '/economy/v1/traits?limit=many'],
  ['a repeated key', '/economy/v1/traits?limit=1&limit=2'],
  ['an unknown key', '/economy/v1/traits?admin=1'],
  ['no address', '/v1/users/nonce?walletAddress=0x12'],
])('T200 a page with %s in a call gets 400, and the provider is not called', async (_, call) => {
  const { provider, get } = await startWithPages({ ECONOMY: 'on' });
  provider.respondWith(json(200, {}));
  const page = await get(`/market?call=${encodeURIComponent(call)}`);
  expect(page.text).toContain('with 400');
  expect(provider.calls).toEqual([]);
});

test('a page of a missing item has its status', async () => {
  const { get } = await startWithPages();
  expect((await get('/market?status=404')).status).toBe(404);
});

test('many readers of one page cause one rendering', async () => {
  const { provider, get } = await startWithPages();
  const call = encodeURIComponent('/v1/users/a/exists');
  const pages = await Promise.all(
    Array.from({ length: 20 }, async () => get(`/market?call=${call}`)),
  );
  expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
  expect(provider.calls).toHaveLength(1);
  await get(`/market?call=${call}`);
  expect(provider.calls).toHaveLength(1);
});

test.each([
  ['can’t be rendered', '/market?throw', {}],
  ['ends the worker', '/market?exit', {}],
  ['would be one too many', '/market?name=hat', { PAGE_RENDERS: '0' }],
  ['takes too long', '/market?call=%2Fv1%2Fusers%2Fa%2Fexists', { PAGE_DATA_DEADLINE_MS: '1' }],
])('a page that %s is sent without its data', async (_, path, environment) => {
  const { provider, get } = await startWithPages(environment);
  provider.respondWith(() => undefined);
  const page = await get(path);
  expect(page.status).toBe(200);
  expect(page.text).toContain('skeleton of the market');
});

test('a worker that ended is replaced', async () => {
  const { get } = await startWithPages();
  await get('/market?exit');
  expect((await get('/market?name=hat')).text).toContain('rendered /market?name=hat');
});

test('a page is of the mock’s world that the header or the address names', async () => {
  const { get } = await startWithPages({ FORWARD_HEADERS: 'x-mock-world' });
  expect((await get('/')).text).toContain('of default');
  expect((await get('/', { 'x-mock-world': 'mine' })).text).toContain('of mine');
  expect((await get('/?mock-world=theirs')).text).toContain('of theirs');
  const { get: getInProduction } = await startWithPages();
  expect((await getInProduction('/?mock-world=theirs')).text).toContain('of null');
});

test('a build without a page worker is refused', async () => {
  const root = await makeWebBuild();
  await rm(join(root, 'server'), { recursive: true });
  await expect(startScripted({ WEB_ROOT: root })).rejects.toThrow('WEB_ROOT');
});

test('metrics count pages and renderings', async () => {
  const { bff, get } = await startWithPages({ METRICS_PORT: '0' });
  await get('/');
  await get('/');
  await get('/market?throw');
  await get('/dashboard');
  const lines = (await request(bff.metricsUrl).get('/metrics')).text.split('\n');
  expect(lines).toContain('bff_pages_total{content="data"} 2');
  expect(lines).toContain('bff_pages_total{content="skeleton"} 2');
  expect(lines).toContain('bff_page_render_duration_seconds_count{outcome="complete"} 1');
  expect(lines).toContain('bff_page_render_duration_seconds_count{outcome="failed"} 1');
});

test('a complete page stays when a newer render has no data, until it is a minute old', async () => {
  const { get } = await startWithPages({ PAGE_FRESH_MS: '1' });
  for (let visit = 0; visit < 4; visit += 1) {
    expect((await get('/market?once')).text).toContain('render 1');
    await setTimeout(20);
  }
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 62_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect((await get('/market?once')).text).not.toContain('render 1<');
});

test('a client over its limit gets cached pages, and others without data', async () => {
  const { get } = await startWithPages({
    READ_LIMIT_PER_MINUTE: '1',
    SEARCH_LIMIT_PER_MINUTE: '1',
  });
  expect((await get('/market?sort=1')).text).toContain('rendered /market?sort=1');
  expect((await get('/market?sort=2')).text).toContain('skeleton of the market');
  expect((await get('/market?sort=1')).text).toContain('rendered /market?sort=1');
  expect((await get('/market?name=1')).text).toContain('rendered /market?name=1');
  expect((await get('/market?name=2')).text).toContain('skeleton of the market');
});

test('a render that hangs ends the worker, and the next page has a new one', async () => {
  const { get } = await startWithPages({ PAGE_DATA_DEADLINE_MS: '1' });
  expect((await get('/market?hang')).text).toContain('skeleton of the market');
  await expect
    .poll(async () => (await get('/market?name=hat')).text, { timeout: 25_000, interval: 500 })
    .toContain('rendered /market?name=hat');
}, 40_000);

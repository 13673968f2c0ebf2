import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { describe, expect, onTestFinished, test } from 'vitest';

import { startScripted } from '../testing/bff-under-test';
import { json } from '../testing/scripted-provider';
import { webFiles } from './web-files';

const SCRIPT = `console.log(${JSON.stringify('trait '.repeat(1000))});`;
const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';

const startWithWeb = async (environment: Record<string, string> = {}) => {
  const root = await mkdtemp(join(tmpdir(), 'web-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'assets'));
  await writeFile(join(root, 'index.html'), '<!doctype html><title>Trait Market</title>');
  await writeFile(join(root, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(root, 'assets', 'main-d34db33f.js'), SCRIPT);
  return startScripted({ WEB_ROOT: root, ...environment });
};

test('a hashed asset is kept for a year and compressed', async () => {
  const { bff } = await startWithWeb();
  for (const encoding of ['br', 'gzip']) {
    const answer = await request(bff.url)
      .get('/assets/main-d34db33f.js')
      .set({ 'Accept-Encoding': encoding, Range: 'bytes=5-2' });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': encoding,
      'content-type': expect.stringContaining('javascript'),
      vary: 'Accept-Encoding',
    });
  }
  const plain = await request(bff.url)
    .get('/assets/main-d34db33f.js')
    .set('Accept-Encoding', 'identity');
  expect(plain.text).toBe(SCRIPT);
});

test.each(['/', '/index.html', '/market', '/profile/0x52908400098527886E0F7030069857D2E4169EE7'])(
  'the page at %s is index.html, asked for every time',
  async (path) => {
    const { bff } = await startWithWeb();
    const answer = await request(bff.url).get(path).set('Accept', HTML);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('<title>Trait Market</title>');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
    const again = await request(bff.url)
      .get(path)
      .set({ Accept: HTML, 'If-None-Match': answer.headers['etag'] ?? '' });
    expect(again.status).toBe(304);
  },
);

test('a page answers HEAD, by which the exchange-hosted wallet checks the opener policy', async () => {
  const { bff } = await startWithWeb();
  const answer = await request(bff.url).head('/market');
  expect(answer.status).toBe(200);
  expect(answer.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
});

test('another file is kept for an hour', async () => {
  const { bff } = await startWithWeb();
  const answer = await request(bff.url).get('/favicon.svg');
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
});

describe('index.html never stands in for', () => {
  test.each([
    ['a missing asset', '/assets/gone-1234.js', HTML],
    ['a missing file', '/robots.txt', '*/*'],
    ['an address of the API', '/v1/nothing', HTML],
    ['a file outside', '/..%2f..%2fetc%2fpasswd.txt', '*/*'],
    ['what is no page', '/market', 'application/json'],
  ])('%s', async (_name, path, accept) => {
    const { bff } = await startWithWeb();
    const answer = await request(bff.url).get(path).set('Accept', accept);
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ code: 'NOT_FOUND' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('a write', async () => {
    const { bff } = await startWithWeb();
    const answer = await request(bff.url).post('/market').set('Accept', HTML);
    expect(answer.status).toBe(404);
  });
});

test('the API is served beside the web', async () => {
  const { provider, bff } = await startWithWeb();
  provider.answers(json(200, { alreadyAnswered: true }));
  const answer = await request(bff.url).get('/v1/users/taxStatus').set('Accept', HTML);
  expect(answer.body).toEqual({ alreadyAnswered: true });
});

test('without a build there is nothing to serve', () => {
  expect(() => webFiles(tmpdir())).toThrow('WEB_ROOT');
});

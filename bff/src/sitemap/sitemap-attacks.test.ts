import type { RequestListener } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import request from 'supertest';
import { expect, onTestFinished, test } from 'vitest';

import { startScripted } from '../testing/bff-under-test';
import { listPage } from '../testing/scripted-lists';
import { json } from '../testing/scripted-provider';
import { sendAndNeverRead } from '../testing/send-and-never-read';
import { makeWebBuild } from '../testing/web/web-build';

const PART = '/sitemaps/traits/tide.xml';
/** The end of a complete part. */
const END = '</urlset>\n';
const PAGE = 60;

const start = async (environment: Record<string, string> = {}) => {
  const { provider, bff } = await startScripted({
    WEB_ROOT: await makeWebBuild(),
    PUBLIC_URL: 'https://traits.example',
    ECONOMY: 'on',
    ...environment,
  });
  return { provider, bff, part: `${bff.url}${PART}` };
};

/** Responds with pages whose ids and next cursor depend on the number of the page. */
const pages =
  (pageAt: (page: number) => { ids: readonly string[]; next: string | null }): RequestListener =>
  (req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '', 'http://provider');
    const { ids, next } = pageAt(Number(searchParams.get('cursor') ?? 0));
    json(200, listPage(pathname, ids, next))(req, res);
  };

const idsOf = (page: number, count = PAGE): string[] =>
  Array.from({ length: count }, (_, index) => `t-${page}-${index}`);

/** A list of pages with one id each. */
const short = (length: number): RequestListener =>
  pages((page) => ({ ids: idsOf(page, 1), next: page + 1 < length ? String(page + 1) : null }));

/** Downloads a part like a crawler, and reports what arrived before a failure. */
const download = async (url: string) => {
  const response = await fetch(url);
  let text = '';
  try {
    for await (const piece of response.body ?? []) text += Buffer.from(piece).toString();
    return { status: response.status, text, isWhole: true };
  } catch {
    return { status: response.status, text, isWhole: false };
  }
};

test('T111 a failure in the middle ends the connection, and is not cached', async () => {
  const { provider, bff, part } = await start();
  const complete = short(3);
  provider.respondWith((req, res) => {
    if (req.url?.includes('cursor=1')) json(500, { message: 'No.' })(req, res);
    else complete(req, res);
  });
  const broken = await download(part);
  expect(broken).toMatchObject({ status: 200, isWhole: false });
  expect(broken.text).toContain('/traits/t-0-0');
  expect(broken.text).not.toContain(END);
  await expect.poll(() => bff.logLines.join('\n')).toContain('"code":"INTERNAL"');

  provider.respondWith(complete);
  const mended = await download(part);
  expect(mended.isWhole).toBe(true);
  expect(mended.text).toContain('/traits/t-2-0');
  expect(mended.text.endsWith(END)).toBe(true);
});

test('T111 a page that breaks the contract in the middle ends the connection', async () => {
  const { provider, part } = await start();
  const complete = short(2);
  provider.respondWith((req, res) => {
    if (req.url?.includes('cursor=1')) json(200, { items: [{}], nextCursor: null })(req, res);
    else complete(req, res);
  });
  expect((await download(part)).isWhole).toBe(false);
});

test('T111 a list that repeats a cursor is never complete', async () => {
  const { provider, part } = await start();
  provider.respondWith(pages((page) => ({ ids: idsOf(page, 1), next: String((page + 1) % 3) })));
  expect((await download(part)).isWhole).toBe(false);
  expect(provider.calls.length).toBeLessThan(6);
});

test(
  'T111 a list that never ends is abandoned after 1000 pages',
  { timeout: 120_000 },
  async () => {
    const { provider, part } = await start();
    provider.respondWith(pages((page) => ({ ids: ['same'], next: String(page + 1) })));
    const endless = await download(part);
    expect(endless.isWhole).toBe(false);
    expect(endless.text.match(/<url>/g)).toHaveLength(1);
    expect(provider.calls).toHaveLength(1000);
  },
);

test('a part ends after 50,000 addresses', { timeout: 120_000 }, async () => {
  const { provider, part } = await start();
  provider.respondWith(pages((page) => ({ ids: idsOf(page), next: String(page + 1) })));
  const full = await download(part);
  expect(full.text.match(/<url>/g)).toHaveLength(50_000);
  expect(full.text.endsWith(END)).toBe(true);
  expect(provider.calls).toHaveLength(Math.ceil(50_000 / PAGE));
});

test('many readers of a part cause one generation', async () => {
  const { provider, part } = await start();
  provider.respondWith(short(4));
  const readers = await Promise.all(Array.from({ length: 20 }, async () => download(part)));
  expect(new Set(readers.map(({ text }) => text)).size).toBe(1);
  expect(readers[0]?.text.endsWith(END)).toBe(true);
  expect(provider.calls).toHaveLength(4);
});

test(
  'T112 a slow reader holds back its generation, but no other reader',
  { timeout: 120_000 },
  async () => {
    // Long addresses fill the buffers of the connection before the list ends.
    const host = Array.from({ length: 4 }, () => 'a'.repeat(60)).join('.');
    const { provider, bff, part } = await start({ PUBLIC_URL: `https://${host}` });
    const length = 600;
    provider.respondWith(
      pages((page) => ({
        ids: idsOf(page),
        next: page + 1 < length ? String(page + 1) : null,
      })),
    );
    const slow = await sendAndNeverRead(
      bff.port,
      '127.0.0.1',
      `GET ${PART} HTTP/1.1\r\nHost: a\r\n\r\n`,
    );
    onTestFinished(() => void slow.destroy());
    let before = -1;
    const hasStalled = (): boolean => {
      const stalled = provider.calls.length === before;
      before = provider.calls.length;
      return stalled && before > 0;
    };
    await expect.poll(hasStalled, { interval: 1000, timeout: 60_000 }).toBe(true);
    expect(provider.calls.length).toBeLessThan(length);

    const quick = await download(part);
    expect(quick.text.endsWith(END)).toBe(true);
    expect(provider.calls).toHaveLength(length);
  },
);

test('T112 a reader that is too slow is disconnected', async () => {
  const { provider, part } = await start({ SITEMAP_DEADLINE_MS: '500', READ_DEADLINE_MS: '60000' });
  const complete = short(3);
  provider.respondWith((req, res) => {
    if (!req.url?.includes('cursor=1')) complete(req, res);
  });
  expect(await download(part)).toMatchObject({ status: 200, isWhole: false });

  provider.respondWith(() => undefined);
  expect((await download(part)).status).toBe(504);
});

test('a part that no one reads any more is not continued', async () => {
  const { provider, bff, part } = await start();
  let release = (): void => undefined;
  const complete = short(3);
  provider.respondWith((req, res) => {
    if (req.url?.includes('cursor=1')) release = () => complete(req, res);
    else complete(req, res);
  });
  const reader = new AbortController();
  const response = await fetch(part, { signal: reader.signal });
  expect(response.status).toBe(200);
  await expect.poll(() => provider.calls.length).toBe(2);
  reader.abort();
  await expect.poll(() => bff.logLines.length).toBeGreaterThan(0);
  release();
  await pause(200);
  expect(provider.calls).toHaveLength(2);

  provider.respondWith(complete);
  expect((await download(part)).text.endsWith(END)).toBe(true);
});

test('T112 at most eight parts are generated concurrently', async () => {
  const { provider, bff } = await start();
  provider.respondWith(() => undefined);
  const readers = Array.from({ length: 8 }, () => new AbortController());
  const pending = readers.map(async ({ signal }, index) =>
    fetch(`${bff.url}/sitemaps/avatars/c${index}.xml`, { signal }).catch(() => undefined),
  );
  await expect.poll(() => provider.calls.length).toBe(8);
  const refused = await request(bff.url).get(PART);
  expect(refused.status).toBe(503);
  expect(refused.headers['retry-after']).toBe('30');

  for (const reader of readers) reader.abort();
  await Promise.all(pending);
  provider.respondWith(short(1));
  await expect.poll(async () => (await request(bff.url).get(PART)).status).toBe(200);
});

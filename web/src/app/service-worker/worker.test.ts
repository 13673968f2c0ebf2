import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { seenCache } from '@/lib/offline/seen-cache';
import { fakeCaches } from '@/testing/fake-caches';

import { createWorker, SLOW_MS } from './worker';

const origin = 'https://market.test';
const build = { entry: '/assets/index-one.js', files: ['/assets/open-offline.js'] };
const CODE = `code ${build.entry}`;
const SHELL = `<!doctype html><html lang="en"><link href="/assets/sans.woff2"><script src="${build.entry}"></script>`;

const shellResponse = () =>
  new Response(SHELL, {
    headers: { 'content-security-policy': "default-src 'self'", 'content-encoding': 'br' },
  });
const script = (text: string) => {
  const response = new Response(text, { headers: { 'content-type': 'text/javascript' } });
  Object.defineProperty(response, 'type', { value: 'basic' });
  const clone = response.clone.bind(response);
  return Object.assign(response, { clone });
};

type Fetch = (request: Request | string) => Promise<Response>;

const start = async (fetch = vi.fn<Fetch>(async () => shellResponse())) => {
  const { caches, paths } = fakeCaches();
  const worker = createWorker({ location: { origin }, caches, fetch }, build);
  await worker.install();
  fetch.mockReset();
  return { worker, fetch, caches, paths };
};
const navigate = (path: string) => {
  const request = new Request(new URL(path, origin));
  Object.defineProperty(request, 'mode', { value: 'navigate' });
  return request;
};
const notPreloaded = Promise.resolve(undefined);
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('E316 stores the document, its files and the offline code', async () => {
  const { paths } = await start();
  expect(paths(CODE)).toEqual([
    '/assets/open-offline.js',
    '/assets/sans.woff2',
    build.entry,
    '/offline-shell',
  ]);
});

test('E318 is not installed while the server has another build', async () => {
  const fetch = vi.fn<Fetch>(
    async () => new Response('<script src="/assets/index-two.js"></script>'),
  );
  await expect(start(fetch)).rejects.toThrow('another build');
  const failing = vi.fn<Fetch>(async () => new Response(SHELL, { status: 503 }));
  await expect(start(failing)).rejects.toThrow('another build');
});

test('E318 sends every page from the network whenever it answers, also a failure', async () => {
  const { worker, fetch, paths } = await start();
  fetch.mockResolvedValue(new Response('new', { status: 503 }));
  const response = await worker.answer(navigate('/market'), notPreloaded);
  expect(response?.status).toBe(503);
  expect(paths(CODE)).not.toContain('/market');
  const preloaded = Promise.resolve(new Response('preloaded'));
  expect(await (await worker.answer(navigate('/market'), preloaded))?.text()).toBe('preloaded');
  expect(fetch).toHaveBeenCalledOnce();
});

test('E316 without a network opens the stored document, marked, with the server’s policy', async () => {
  const { worker, fetch } = await start();
  fetch.mockImplementation(lost);
  for (const preloaded of [notPreloaded, lost()]) {
    const response = await worker.answer(navigate('/traits/red-hat'), preloaded);
    expect(await response?.text()).toBe(SHELL.replace('<html', '<html data-offline'));
    expect(response?.headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(response?.headers.has('content-encoding')).toBe(false);
  }
});

test('E316 reports the failure if the document has been deleted', async () => {
  const { worker, fetch, caches } = await start();
  await caches.delete(CODE);
  fetch.mockImplementation(lost);
  await expect(worker.answer(navigate('/'), notPreloaded)).rejects.toThrow('Failed to fetch');
});

test('E316 a slow network is waited for, except that a seen page opens after the limit', async () => {
  const { worker, fetch, caches } = await start();
  fetch.mockImplementation(
    () =>
      new Promise((resolve) => {
        setTimeout(() => resolve(new Response('late')), 2 * SLOW_MS);
      }),
  );
  await (await caches.open(seenCache(build.entry))).put('/market', new Response('{}'));
  const seen = worker.answer(navigate('/market'), notPreloaded);
  const unseen = worker.answer(navigate('/leaders'), notPreloaded);
  const opened = vi.fn();
  void seen?.then(opened);
  await vi.advanceTimersByTimeAsync(SLOW_MS - 1);
  expect(opened).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await (await seen)?.text()).toContain('data-offline');
  await vi.advanceTimersByTimeAsync(SLOW_MS);
  expect(await (await unseen)?.text()).toBe('late');
});

test('E318 takes a file of the build from the cache, and stores new ones once', async () => {
  const { worker, fetch, paths } = await start();
  const request = new Request(`${origin}/assets/market.js`);
  fetch.mockImplementation(async () => script('market'));
  for (const _ of [1, 2])
    expect(await (await worker.answer(request, notPreloaded))?.text()).toBe('market');
  expect(fetch).toHaveBeenCalledOnce();
  expect(paths(CODE)).toContain('/assets/market.js');
});

test('E319 stores no file after the cache was deleted', async () => {
  const { worker, fetch, caches } = await start();
  await caches.delete(CODE);
  fetch.mockImplementation(async () => script('market'));
  const response = await worker.answer(new Request(`${origin}/assets/market.js`), notPreloaded);
  expect(await response?.text()).toBe('market');
  expect(await caches.keys()).toEqual([]);
});

test('T143 does not store a page in place of a missing file', async () => {
  const { worker, fetch, paths } = await start();
  fetch.mockResolvedValue(new Response('<html>', { headers: { 'content-type': 'text/html' } }));
  const response = await worker.answer(new Request(`${origin}/assets/gone.js`), notPreloaded);
  expect(await response?.text()).toBe('<html>');
  expect(paths(CODE)).not.toContain('/assets/gone.js');
});

test('leaves all other requests to the browser', async () => {
  const { worker, fetch } = await start();
  expect(worker.answer(new Request(`${origin}/economy/v1/traits`), notPreloaded)).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
});

test('E318 deletes only the caches of other builds', async () => {
  const { worker, caches } = await start();
  for (const name of [
    'code /assets/index-old.js',
    seenCache('/assets/index-old.js'),
    seenCache(build.entry),
  ])
    await caches.open(name);
  await worker.deleteOtherBuilds();
  expect(await caches.keys()).toEqual([CODE, seenCache(build.entry)]);
});

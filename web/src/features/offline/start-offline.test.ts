import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { codeCache } from '@/lib/offline/seen-cache';
import { ANONYMOUS, type Session } from '@/lib/session/session';
import { mockWorld } from '@/lib/storage';
import { createStore } from '@/lib/store';
import { fakeCaches } from '@/testing/fake-caches';

import { startOffline } from './start-offline';

const fetched = vi.fn(async (_file: string) => new Response());
let serviceWorker = new EventTarget();

const file = (name: string) => `${location.origin}/assets/${name}`;

beforeEach(() => {
  fetched.mockClear();
  serviceWorker = new EventTarget();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('caches', fakeCaches().caches);
  vi.stubGlobal('navigator', { serviceWorker, onLine: true });
  const entries = [
    file('index-one.js'),
    file('market.js'),
    file('market.js'),
    'https://other.test/assets/x.js',
  ];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    entries.map((name) => ({ name }) as PerformanceEntry),
  );
  document.head.innerHTML = '<script type="module" src="/assets/index-one.js"></script>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  mockWorld.clear();
  document.head.replaceChildren();
});

const start = () =>
  startOffline({ session: createStore<Session>(ANONYMOUS), queryClient: new QueryClient() });

test('E316 lets the worker store the code that loaded before it, once', async () => {
  const cache = await caches.open(codeCache('/assets/index-one.js'));
  await cache.put(file('index-one.js'), new Response());
  await start();
  expect(fetched.mock.calls).toEqual([[file('market.js')]]);
});

test('E318 lets the next worker of the same build store it again', async () => {
  await caches.open(codeCache('/assets/index-one.js'));
  await start();
  fetched.mockClear();
  serviceWorker.dispatchEvent(new Event('controllerchange'));
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
});

test('E318 a tab of an old build doesn’t recreate the code that a new build deleted', async () => {
  await caches.open(codeCache('/assets/index-one.js'));
  await start();
  fetched.mockClear();
  await caches.delete(codeCache('/assets/index-one.js'));
  const checked = vi.spyOn(caches, 'has');
  serviceWorker.dispatchEvent(new Event('controllerchange'));
  await vi.waitFor(() => expect(checked).toHaveBeenCalled());
  await checked.mock.results[0]?.value;
  expect(fetched).not.toHaveBeenCalled();
  expect(await caches.keys()).toEqual([]);
});

test('stores nothing in another world of the mock', async () => {
  mockWorld.write('w1');
  await start();
  expect(fetched).not.toHaveBeenCalled();
});

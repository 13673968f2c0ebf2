import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ANONYMOUS, type Session } from '@/lib/session/session';
import { createStore } from '@/lib/store';
import { fakeCaches } from '@/testing/fake-caches';

import { registerWorker } from './register-worker';

const register = vi.fn(async () => {});
const getRegistrations = vi.fn(async () => []);

beforeEach(() => {
  vi.clearAllMocks();
  const serviceWorker = Object.assign(new EventTarget(), {
    register,
    getRegistrations,
    ready: Promise.resolve(),
  });
  vi.stubGlobal('navigator', { serviceWorker, onLine: true });
  vi.stubGlobal('caches', fakeCaches().caches);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
});
afterEach(() => vi.unstubAllGlobals());

const start = (offlinePages: boolean) =>
  registerWorker({
    session: createStore<Session>(ANONYMOUS),
    queryClient: new QueryClient(),
    appConfig: { offlinePages },
  });

test('E316 registers the service worker', async () => {
  await start(true);
  expect(register).toHaveBeenCalledWith('/service-worker.js');
});

test('E319 once the operator switched it off, deletes what is stored and never registers again', async () => {
  await caches.open('seen /assets/index-one.js');
  await start(false);
  expect(register).not.toHaveBeenCalled();
  expect(await caches.keys()).toEqual([]);
});

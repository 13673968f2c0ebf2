import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { AppError } from '../app-error';
import { networkLost, PROBE_MS, watchNetwork } from './network';

let isOnline = true;
let stop = () => {};
const probe = vi.fn(async () => new Response());
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const fail = (kind: 'network' | 'http') =>
  client.prefetchQuery({
    queryKey: ['traits'],
    queryFn: () => Promise.reject(new AppError(kind, 'failed')),
  });

beforeEach(() => {
  vi.useFakeTimers();
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.stubGlobal(
    'fetch',
    probe.mockReset().mockImplementation(async () => new Response()),
  );
  stop = watchNetwork(client);
});
afterEach(() => {
  stop();
  networkLost.write(false);
  delete document.documentElement.dataset['offline'];
  client.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('E419 the network is lost as soon as the browser says so, and back once the site answers', async () => {
  isOnline = false;
  window.dispatchEvent(new Event('offline'));
  await vi.advanceTimersByTimeAsync(0);
  expect(networkLost.read()).toBe(true);
  expect(document.documentElement).toHaveAttribute('data-offline');
  expect(probe).not.toHaveBeenCalled();
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(networkLost.read()).toBe(false);
  expect(document.documentElement).not.toHaveAttribute('data-offline');
  expect(probe).toHaveBeenCalledOnce();
});

test('E420 a failed request and a failed check mean that the network is lost, whatever the browser says', async () => {
  const refreshed = vi.spyOn(client, 'invalidateQueries');
  const online = vi.fn();
  window.addEventListener('online', online, { once: true });
  probe.mockImplementation(lost);
  await fail('network');
  await vi.advanceTimersByTimeAsync(0);
  expect(networkLost.read()).toBe(true);
  await vi.advanceTimersByTimeAsync(PROBE_MS);
  expect(networkLost.read()).toBe(true);
  probe.mockImplementation(async () => new Response());
  await vi.advanceTimersByTimeAsync(PROBE_MS);
  expect(networkLost.read()).toBe(false);
  expect(refreshed).toHaveBeenCalledOnce();
  expect(online).toHaveBeenCalledOnce();
});

test('E420 code that fails to load is a failed request', async () => {
  probe.mockImplementation(lost);
  window.dispatchEvent(new Event('vite:preloadError'));
  await vi.advanceTimersByTimeAsync(0);
  expect(networkLost.read()).toBe(true);
});

test('E420 a failed request alone doesn’t mean that the network is lost', async () => {
  await fail('network');
  await vi.advanceTimersByTimeAsync(0);
  expect(probe).toHaveBeenCalledOnce();
  expect(networkLost.read()).toBe(false);
});

test('E420 an answer with an error is no lost network', async () => {
  probe.mockImplementation(lost);
  await fail('http');
  await vi.advanceTimersByTimeAsync(0);
  expect(probe).not.toHaveBeenCalled();
  expect(networkLost.read()).toBe(false);
});

test('E419 a check that is overtaken by the browser’s event is ignored', async () => {
  let answer: (response: Response) => void = () => {};
  probe.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await fail('network');
  isOnline = false;
  window.dispatchEvent(new Event('offline'));
  await vi.advanceTimersByTimeAsync(0);
  const changed = vi.fn();
  const unsubscribe = networkLost.subscribe(changed);
  answer(new Response());
  await vi.advanceTimersByTimeAsync(0);
  unsubscribe();
  expect(networkLost.read()).toBe(true);
  expect(changed).not.toHaveBeenCalled();
});

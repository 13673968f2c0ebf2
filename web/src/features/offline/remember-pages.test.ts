import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { economyKeys } from '@/lib/economy/queries/keys';
import { offlineView } from '@/lib/offline/offline-view';
import { ALICE } from '@/testing/session-store';

import { rememberPages } from './remember-pages';

const key = economyKeys.trait('red-hat');

const start = (path = '/traits/red-hat', owner = '') => {
  history.replaceState(null, '', path);
  document.title = 'Red Hat';
  const queryClient = new QueryClient();
  queryClient.setQueryData(key, { id: 'first' });
  new QueryObserver(queryClient, { queryKey: key, staleTime: Infinity }).subscribe(() => {});
  const save = vi.fn<(...saved: unknown[]) => Promise<void>>(async () => {});
  const flush = rememberPages({ queryClient }, { save, owner: () => owner });
  return { queryClient, save, flush };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  offlineView.write(undefined);
});

test('E317 stores the page with its data once it has settled', async () => {
  const { queryClient, save } = start();
  queryClient.setQueryData(key, { id: 'red-hat' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(save).toHaveBeenCalledOnce();
  expect(save).toHaveBeenCalledWith(
    { path: '/traits/red-hat', title: 'Red Hat', at: Date.now() - 1000 },
    [expect.objectContaining({ queryKey: key })],
  );
});

test('E317 stores newer data of the same page every 20 s, also while it keeps changing', async () => {
  const { queryClient, save } = start();
  await vi.advanceTimersByTimeAsync(1000);
  for (let seconds = 0; seconds < 20; seconds += 1) {
    queryClient.setQueryData(key, { seconds });
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(save).toHaveBeenCalledTimes(2);
});

test('E316 a page whose refresh fails keeps the time of its data', async () => {
  const { queryClient, save } = start();
  const seenAt = Date.now();
  await vi.advanceTimersByTimeAsync(1000);
  for (let minutes = 0; minutes < 60; minutes += 1) {
    const queryFn = () => Promise.reject(new Error('lost'));
    await queryClient.prefetchQuery({ queryKey: key, queryFn, retry: false });
    await vi.advanceTimersByTimeAsync(60_000);
  }
  expect(save.mock.calls.length).toBeGreaterThan(1);
  expect(save.mock.lastCall?.[0]).toMatchObject({ at: seenAt });
});

test('E317 stores the next page after a move', async () => {
  const { queryClient, save } = start();
  await vi.advanceTimersByTimeAsync(1000);
  history.pushState(null, '', '/collections');
  queryClient.setQueryData(key, {});
  await vi.advanceTimersByTimeAsync(1000);
  expect(save.mock.calls.map(([page]) => page)).toMatchObject([
    { path: '/traits/red-hat' },
    { path: '/collections' },
  ]);
});

test('E317 never stores a page whose data failed to load', async () => {
  const { queryClient, save } = start('/collections');
  const queryFn = () => Promise.reject(new Error('lost'));
  const failing = { queryKey: economyKeys.collections(), queryFn, retry: false };
  const stop = new QueryObserver(queryClient, failing).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).not.toHaveBeenCalled();
  stop();
  queryClient.setQueryData(key, { id: 'newer' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalled();
});

test('E317 flushing stores pending data immediately', async () => {
  const { save, flush } = start();
  await flush();
  await flush();
  expect(save).toHaveBeenCalledOnce();
});

test.each([
  ['a private page', '/dashboard', ''],
  ['a profile', `/profile/${ALICE}`, ''],
  ['a page that names the user', `/market?owner=${ALICE}`, ALICE.toLowerCase()],
])('T144 never stores %s', async (_, path, owner) => {
  const { save } = start(path, owner);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).not.toHaveBeenCalled();
});

test('E317 stores nothing while the network is lost, because old data would seem new', async () => {
  const View = () => null;
  offlineView.write({
    seen: [],
    unseen: undefined,
    Notice: View,
    UnseenPage: View,
    SeenPages: View,
  });
  const { save } = start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).not.toHaveBeenCalled();
});

import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { OfflineBar } from '@/components/offline/offline-bar';
import { networkLost, PROBE_MS, watchNetwork } from '@/lib/offline/network';
import { offlineView } from '@/lib/offline/offline-view';
import type { SeenPage } from '@/lib/offline/seen-pages';
import { ANONYMOUS, type Session } from '@/lib/session/session';
import { createStore } from '@/lib/store';
import { useStore } from '@/lib/use-store';
import { fakeCaches } from '@/testing/fake-caches';
import { ALICE } from '@/testing/session-store';

import { ownPages } from './own-pages';
import { seenMoment } from './seen-moment';
import { showOffline } from './show-offline';

const seenAt = new Date(2026, 10, 26, 14, 2);
const market = { path: '/market', title: 'Market · Trait Market', at: seenAt.getTime() };

let isOnline = false;
let stopWatching = () => {};
const setOnline = (next: boolean) => {
  isOnline = next;
  if (next) window.dispatchEvent(new Event('online'));
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 26, 14, 30) });
  isOnline = false;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response()),
  );
});
afterEach(async () => {
  stopWatching();
  networkLost.write(false);
  offlineView.write(undefined);
  delete document.documentElement.dataset['offline'];
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const start = async ({ at = '/market', isOpened = true, seen = [market] as SeenPage[] } = {}) => {
  history.replaceState(null, '', at);
  const session = createStore<Session>(ANONYMOUS);
  const queryClient = new QueryClient();
  const refreshed = vi.spyOn(queryClient, 'invalidateQueries');
  const reload = vi.fn();
  const list = vi.fn(async () => seen);
  document.documentElement.dataset['offline'] = '';
  stopWatching = watchNetwork(queryClient);
  await showOffline({ session }, { list }, { isOpened, reload });
  return { session, refreshed, reload, list };
};

function View() {
  const view = useStore(offlineView);
  if (!view) return null;
  return (
    <>
      {view.unseen !== undefined && <view.UnseenPage />}
      <OfflineBar />
    </>
  );
}
const show = (at: string) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <View />
    </MemoryRouter>,
  );

test('E316 says when the page was seen, and that its prices are old', async () => {
  await start();
  show('/market');
  const notice = screen.getByRole('status');
  expect(notice).toHaveTextContent(/^You’re offline\. Showing what you saw at 14:02 UTC\S*\./);
  expect(notice).toHaveTextContent(
    'Prices may be out of date. You need the network to buy or sign.',
  );
  expect(document.documentElement.dataset['offline']).toBe('');
});

test('E316 a page of another day has its date', () => {
  expect(seenMoment(seenAt.getTime(), new Date(2026, 10, 27))).toMatch(/^26 Nov 2026, 14:02 UTC/);
});

test('E316 a browser that has a network blames the site', async () => {
  isOnline = true;
  await start();
  show('/market');
  expect(screen.getByRole('status')).toHaveTextContent(
    /^The site doesn’t answer\. Showing what you saw at 14:02 UTC/,
  );
});

test('E316 without an answer of the site, a page that isn’t stored says so', async () => {
  isOnline = true;
  await start({ at: '/leaders', seen: [] });
  show('/leaders');
  expect(screen.getByRole('heading', { name: 'The site doesn’t answer' })).toBeVisible();
  expect(
    screen.getByText(
      'This page isn’t stored in this browser. It loads when the site answers again.',
    ),
  ).toBeVisible();
});

test('E316 a page that was not seen lists those that were', async () => {
  await start({ at: '/leaders', seen: [market, { ...market, path: '/', title: 'Trait Market' }] });
  show('/leaders');
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Market' })).toHaveAttribute('href', '/market');
  expect(screen.getAllByText(/^14:02 UTC/)).toHaveLength(2);
  expect(screen.getByRole('status')).toHaveTextContent('What you see may be out of date.');
});

test('E316 without seen pages, the page only says that it loads later', async () => {
  await start({ at: '/leaders', seen: [] });
  show('/leaders');
  expect(screen.getByText(/It loads when the network is back\.$/)).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('E316 a page that was open before isn’t replaced', async () => {
  await start({ at: '/dashboard', isOpened: false });
  show('/dashboard');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('You’re offline.');
});

test('E318 back online, a page that was opened offline reloads once', async () => {
  const { reload } = await start();
  setOnline(true);
  setOnline(true);
  await vi.advanceTimersByTimeAsync(PROBE_MS * 3);
  expect(reload).toHaveBeenCalledOnce();
});

test('E318 unsaved work prevents the reload, and the data is loaded again', async () => {
  document.body.innerHTML = '<div role="dialog"></div>';
  const { reload, refreshed } = await start();
  setOnline(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).not.toHaveBeenCalled();
  expect(refreshed).toHaveBeenCalledOnce();
  expect(offlineView.read()).toBeUndefined();
});

test('E318 a page opened over a slow network doesn’t reload automatically, because it could loop', async () => {
  isOnline = true;
  const { reload, refreshed } = await start();
  await vi.advanceTimersByTimeAsync(PROBE_MS);
  expect(reload).not.toHaveBeenCalled();
  expect(refreshed).toHaveBeenCalledOnce();
  expect(document.documentElement.dataset['offline']).toBeUndefined();
});

test('E316 the notice stays until the site answers', async () => {
  vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  const { reload } = await start();
  setOnline(true);
  await vi.advanceTimersByTimeAsync(PROBE_MS);
  expect(offlineView.read()).toBeDefined();
  vi.mocked(fetch).mockResolvedValue(new Response());
  await vi.advanceTimersByTimeAsync(PROBE_MS);
  expect(reload).toHaveBeenCalledOnce();
});

test('T144 a sign-out empties the list while the pages are still being deleted', async () => {
  vi.stubGlobal('caches', fakeCaches().caches);
  history.replaceState(null, '', '/leaders');
  const session = createStore<Session>({
    kind: 'signedIn',
    token: ALICE,
    address: ALICE,
    expiresAt: new Date(),
  });
  const services = { queryClient: new QueryClient(), session };
  const pages = await ownPages(services);
  await pages.save({ ...market, at: Date.now() }, []);
  networkLost.write(true);
  await showOffline(services, pages, { isOpened: true, reload: () => {} });
  show('/leaders');
  expect(screen.getByRole('link', { name: 'Market' })).toBeVisible();
  vi.spyOn(caches, 'keys').mockReturnValueOnce(new Promise(() => {}));
  await act(async () => session.write(ANONYMOUS));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  localStorage.clear();
});

test('T144 after a sign-out, the list is empty', async () => {
  const { session, list } = await start({ at: '/leaders' });
  show('/leaders');
  expect(screen.getByRole('link', { name: 'Market' })).toBeVisible();
  list.mockResolvedValue([]);
  await act(async () => session.write({ ...ANONYMOUS }));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

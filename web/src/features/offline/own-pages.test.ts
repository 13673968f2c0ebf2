import { dehydrate, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ANONYMOUS, type Session } from '@/lib/session/session';
import { seenBy } from '@/lib/storage';
import { createStore } from '@/lib/store';
import { fakeCaches } from '@/testing/fake-caches';
import { ALICE, BOB } from '@/testing/session-store';

import { ownPages } from './own-pages';

const signedIn = (address: typeof ALICE | typeof BOB): Session => ({
  kind: 'signedIn',
  token: address,
  address,
  expiresAt: new Date(),
});

const start = async (session: Session) => {
  const store = createStore<Session>(session);
  const queryClient = new QueryClient();
  const pages = await ownPages({ session: store, queryClient });
  return { store, queryClient, pages };
};

const page = { path: '/traits/red-hat', title: 'Red Hat', at: Date.now() };

beforeEach(() => vi.stubGlobal('caches', fakeCaches().caches));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('T144 a sign-out deletes the pages, also those in memory', async () => {
  const { store, queryClient, pages } = await start(signedIn(ALICE));
  await pages.save(page, []);
  queryClient.setQueryData(['restored'], {});
  store.write(ANONYMOUS);
  await vi.waitFor(async () => expect(await pages.list()).toEqual([]));
  expect(queryClient.getQueryData(['restored'])).toBeUndefined();
});

test('T144 during a sign-out, pages that are still being deleted are neither listed nor restored', async () => {
  const { store, queryClient, pages } = await start(signedIn(ALICE));
  queryClient.setQueryData(['shown'], {});
  await pages.save(page, dehydrate(queryClient).queries);
  vi.spyOn(caches, 'keys').mockReturnValueOnce(new Promise(() => {}));
  store.write(ANONYMOUS);
  expect(await pages.list()).toEqual([]);
  expect(await pages.queries()).toEqual([]);
});

test('T144 another account sees nothing from before', async () => {
  const { store, pages } = await start(signedIn(ALICE));
  await pages.save(page, []);
  store.write(signedIn(BOB));
  await vi.waitFor(async () => expect(await pages.list()).toEqual([]));
  await pages.save(page, []);
  expect(await pages.list()).toHaveLength(1);
});

test('T144 a session that ended while the browser was closed leaves nothing', async () => {
  const before = await start(signedIn(ALICE));
  await before.pages.save(page, []);
  const { pages } = await start(ANONYMOUS);
  expect(await pages.list()).toEqual([]);
});

test('T144 a page that was being stored during the sign-out is deleted too', async () => {
  const { store, pages } = await start(signedIn(ALICE));
  let continueSaving = () => {};
  const signedOut = new Promise<void>((resolve) => {
    continueSaving = resolve;
  });
  vi.spyOn(caches, 'open').mockImplementationOnce(async (name) => {
    await signedOut;
    return caches.open(name);
  });
  const deleted = vi.spyOn(caches, 'keys');
  const saved = pages.save(page, []);
  store.write(ANONYMOUS);
  await vi.waitFor(() => expect(deleted).toHaveBeenCalled());
  continueSaving();
  await saved;
  expect(await caches.keys()).toEqual([]);
});

test('E317 a guest’s pages stay after signing in, and the user’s after a reload', async () => {
  const { store, pages } = await start(ANONYMOUS);
  await pages.save(page, []);
  store.write(signedIn(ALICE));
  expect(seenBy.read()).toBe(ALICE.toLowerCase());
  const again = await start(signedIn(ALICE));
  expect(await again.pages.list()).toHaveLength(1);
});

test('T144 pages that could not be deleted at the sign-out are deleted by the next page', async () => {
  const before = await start(signedIn(ALICE));
  await before.pages.save(page, []);
  vi.spyOn(caches, 'keys').mockRejectedValueOnce(new DOMException('Busy'));
  before.store.write(ANONYMOUS);
  await vi.waitFor(() => expect(caches.keys).toHaveBeenCalled());
  expect(await caches.keys()).toHaveLength(1);
  const { pages } = await start(ANONYMOUS);
  expect(await pages.list()).toEqual([]);
});

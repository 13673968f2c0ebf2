import { expect, test, vi } from 'vitest';

import { fakeCaches } from '@/testing/fake-caches';

import { createSeenPages, SEEN_FOR_MS } from './seen-pages';

const NOW = 1_800_000_000_000;
const query = (text: string) => [
  { queryHash: text, queryKey: [text], state: {} as never, dehydratedAt: 0 },
];

const start = (now = () => NOW) => {
  const { caches } = fakeCaches();
  return { caches, pages: createSeenPages(caches, '/assets/index-one.js', now) };
};

test('E317 stores a page with its title and data, and replaces it', async () => {
  const { pages } = start();
  await pages.save({ path: '/market?name=x', title: 'Market · “é”', at: NOW - 2 }, query('old'));
  await pages.save({ path: '/', title: 'Home', at: NOW - 1 }, query('home'));
  await pages.save({ path: '/market?name=x', title: 'Market · “é”', at: NOW }, query('new'));
  expect(await pages.list()).toEqual([
    { path: '/market?name=x', title: 'Market · “é”', at: NOW },
    { path: '/', title: 'Home', at: NOW - 1 },
  ]);
  expect((await pages.queries()).map(({ queryHash }) => queryHash)).toEqual(['new', 'home']);
});

test('E317 stores at most 40 pages, and deletes the oldest', async () => {
  const { pages } = start();
  for (let index = 0; index < 42; index += 1)
    await pages.save({ path: `/traits/${index}`, title: '', at: NOW - index }, query('x'));
  const paths = (await pages.list()).map(({ path }) => path);
  expect(paths).toHaveLength(40);
  expect(paths).not.toContain('/traits/40');
});

test('E317 stores at most 8 MB, and deletes the oldest', async () => {
  const { pages } = start();
  for (let index = 0; index < 10; index += 1)
    await pages.save(
      { path: `/traits/${index}`, title: '', at: NOW + index },
      query('x'.repeat(450_000)),
    );
  const paths = (await pages.list()).map(({ path }) => path);
  expect(paths).toHaveLength(8);
  expect(paths).not.toContain('/traits/1');
});

test('E317 doesn’t store a page of more than 1 MB', async () => {
  const { pages } = start();
  await pages.save({ path: '/market', title: '', at: NOW }, query('x'.repeat(600_000)));
  expect(await pages.list()).toEqual([]);
});

test('E317 neither lists nor restores a page after seven days', async () => {
  let now = NOW;
  const { pages } = start(() => now);
  await pages.save({ path: '/market', title: '', at: NOW }, query('x'));
  now += SEEN_FOR_MS;
  expect(await pages.list()).toHaveLength(1);
  now += 1;
  expect(await pages.list()).toEqual([]);
  expect(await pages.queries()).toEqual([]);
});

test('T144 deletes the pages of all builds', async () => {
  const { caches, pages } = start();
  await createSeenPages(caches, '/assets/index-old.js').save(
    { path: '/', title: '', at: NOW },
    query('x'),
  );
  await pages.save({ path: '/', title: '', at: NOW }, query('x'));
  await caches.open('code /assets/index-one.js');
  await pages.clear();
  expect(await caches.keys()).toEqual(['code /assets/index-one.js']);
});

test('T144 a cache that another tab is deleting has no pages', async () => {
  const { caches, pages } = start();
  await pages.save({ path: '/', title: '', at: NOW }, query('x'));
  vi.spyOn(caches, 'open').mockRejectedValue(new DOMException('Deleted'));
  expect(await pages.list()).toEqual([]);
  expect(await pages.queries()).toEqual([]);
});

import { expect, test, vi } from 'vitest';

import { fetchAllPages } from './fetch-all-pages';

/** Three pages, each naming the next. */
const list = () =>
  vi.fn(async ({ cursor = '0' }: { cursor?: string }) => ({
    items: [`item ${cursor}`],
    nextCursor: cursor === '2' ? null : String(Number(cursor) + 1),
  }));

test('fetches every page by the cursor of the previous one', async () => {
  const fetchPage = list();
  expect(await fetchAllPages(fetchPage)).toEqual(['item 0', 'item 1', 'item 2']);
  expect(fetchPage.mock.calls).toEqual([[{}], [{ cursor: '1' }], [{ cursor: '2' }]]);
});

test('fetches no more pages than wanted', async () => {
  const fetchPage = list();
  expect(await fetchAllPages(fetchPage, 2)).toEqual(['item 0', 'item 1']);
  expect(fetchPage).toHaveBeenCalledTimes(2);
});

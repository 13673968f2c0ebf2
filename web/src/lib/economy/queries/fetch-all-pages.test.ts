import { expect, test, vi } from 'vitest';

import { AppError } from '@/lib/app-error';

import { fetchAllPages } from './fetch-all-pages';

const list = () =>
  vi.fn(async ({ cursor = '0' }: { cursor?: string }) => ({
    items: [`item ${cursor}`],
    nextCursor: cursor === '2' ? null : String(Number(cursor) + 1),
  }));
const idOf = (item: string) => item;

const refusal = (status: number) => new AppError('http', 'Refused', { status });

test('fetches every page by the cursor of the previous one', async () => {
  const fetchPage = list();
  expect(await fetchAllPages({ fetchPage, idOf })).toEqual(['item 0', 'item 1', 'item 2']);
  expect(fetchPage.mock.calls).toEqual([[{}], [{ cursor: '1' }], [{ cursor: '2' }]]);
});

test('fetches no more pages than wanted', async () => {
  const fetchPage = list();
  expect(await fetchAllPages({ fetchPage, idOf, most: 2 })).toEqual(['item 0', 'item 1']);
  expect(fetchPage).toHaveBeenCalledTimes(2);
});

test('counts an item that moved to a later page once, as it is there', async () => {
  const pages = [
    { items: ['a1', 'b1'], nextCursor: '1' },
    { items: ['a2', 'c1'], nextCursor: null },
  ];
  const fetchPage = async ({ cursor = '0' }: { cursor?: string }) =>
    pages[Number(cursor)] ?? { items: [], nextCursor: null };
  const found = await fetchAllPages({ fetchPage, idOf: (item) => item.charAt(0) });
  expect(found).toEqual(['a2', 'b1', 'c1']);
});

test('starts over once when the server refuses the cursor that it gave', async () => {
  const fetchPage = list();
  fetchPage.mockImplementationOnce(list()).mockRejectedValueOnce(refusal(400));
  expect(await fetchAllPages({ fetchPage, idOf })).toEqual(['item 0', 'item 1', 'item 2']);
  expect(fetchPage.mock.calls.map(([{ cursor }]) => cursor)).toEqual([
    undefined,
    '1',
    undefined,
    '1',
    '2',
  ]);
});

test.each([
  ['the first page is refused', [refusal(400)]],
  ['a page fails otherwise', [undefined, refusal(503)]],
  ['a cursor is refused again', [undefined, refusal(400), undefined, refusal(400)]],
] as const)('fails when %s', async (_case, answers) => {
  const fetchPage = list();
  for (const answer of answers) {
    if (answer === undefined) fetchPage.mockImplementationOnce(list());
    else fetchPage.mockRejectedValueOnce(answer);
  }
  await expect(fetchAllPages({ fetchPage, idOf })).rejects.toBe(answers.at(-1));
  expect(fetchPage).toHaveBeenCalledTimes(answers.length);
});

test('reports the number of fetched items, and fetches nothing more once it is aborted', async () => {
  const fetchPage = list();
  const controller = new AbortController();
  const counts: number[] = [];
  const onProgress = (fetched: number) => {
    counts.push(fetched);
    if (fetched === 2) controller.abort();
  };
  await expect(
    fetchAllPages({ fetchPage, idOf, onProgress, signal: controller.signal }),
  ).rejects.toThrow(/abort/);
  expect(counts).toEqual([1, 2]);
  expect(fetchPage).toHaveBeenCalledTimes(2);
});

import { openDrawReader } from '@trait-market/conformance/draws/read-draws';
import { drawLog } from '@trait-market/contract/fixtures/economy/draw-log';
import { drawVectors } from '@trait-market/contract/testing/draw-vectors';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

const { refusal } = await drawVectors();

/** Answers requests of the log's head, its entries and the chains, and returns their addresses. */
const provider = (size: number, pageOf: (url: URL) => object): string[] => {
  const read: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address);
    read.push(url.pathname + url.search);
    const isHead = url.pathname.endsWith('/draws/log');
    return Response.json(isHead ? { ...drawLog, head: { ...drawLog.head, size } } : pageOf(url));
  });
  return read;
};

const entryAt = (index: number) => ({ index, entry: refusal.entry, signature: refusal.signature });
const fromOf = (url: URL): number => Number(url.searchParams.get('from'));
const reader = () => openDrawReader('http://provider.test');

test('E353 T161 a log of more pages than any list is read up to its signed head', async () => {
  const size = 2_100;
  provider(size, (url) => ({ items: [entryAt(fromOf(url))], next: fromOf(url) + 1 }));
  expect(await reader().entries(size)).toHaveLength(size);
  expect(await reader().refusals()).toHaveLength(size);
});

test('E353 an empty page isn’t the end of the log', async () => {
  provider(3, (url) => {
    const from = fromOf(url);
    return { items: from === 1 ? [] : [entryAt(from)], next: from === 2 ? null : from + 1 };
  });
  expect(await reader().refusals('0x00000000000000000000000000000000000000C1')).toHaveLength(2);
});

test('E353 the entries of a log are read once', async () => {
  const read = provider(2, (url) => ({ items: [entryAt(fromOf(url))], next: fromOf(url) + 1 }));
  const one = reader();
  await one.refusals();
  expect(await one.entries(2)).toHaveLength(2);
  expect(read.filter((path) => path.includes('/entries'))).toHaveLength(2);
});

test.each([
  [3_000, 'nothing'],
  [10, 'a list that doesn’t end'],
])(
  'E353 T161 a list may have as many pages as a log of %s entries, or 2,000',
  async (size, failure) => {
    provider(size, (url) => {
      const page = Number(url.searchParams.get('cursor') ?? 0) + 1;
      return { items: [], total: 0, nextCursor: page < 2_050 ? String(page) : null };
    });
    const failed = await reader()
      .chains()
      .then(
        () => 'nothing',
        (error: Error) => error.message,
      );
    expect(failed).toContain(failure);
  },
);

import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { MARKET_POLL_MS } from '@/config/constants';
import { createLettersApi, passes, refused } from '@/testing/letters-api';
import { renderScreen } from '@/testing/render-screen';

import { cursorPages, type AtPage } from './cursor-pages';
import { useAllPages } from './use-all-pages';

type Answer = string | Error;

let requestedPages: number[] = [];
let pages: Answer[] = [];
let once: (Answer | undefined)[] = [];

let third: Promise<unknown> | undefined;

const api = createLettersApi(async (cursor = '0') => {
  const at = Number(cursor);
  requestedPages.push(at);
  if (requestedPages.length === 3) await third;
  const page = once.shift() ?? pages[at] ?? '';
  if (page instanceof Error) throw page;
  const nextCursor = at + 1 < pages.length ? String(at + 1) : null;
  return { items: page.split(' '), nextCursor, total: pages.length };
});

beforeEach(() => {
  requestedPages = [];
  pages = ['a', 'b', 'c'];
  once = [];
  third = undefined;
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const firstLetter = (item: string) => item.charAt(0);

function All({ most, name = 'all' }: { most?: number; name?: string }) {
  const queryKey = [name];
  const { data, error, isPending, refetch } = useAllPages(
    api.list.useInfiniteQuery({
      ...cursorPages,
      queryKey,
      queryData: ({ pageParam }: AtPage) => ({ query: pageParam }),
    }),
    { queryKey, idOf: firstLetter, ...(most === undefined ? {} : { most }) },
  );
  return (
    <button onClick={() => void refetch()}>
      {[isPending && 'loading', data?.join(' '), error && 'failed'].filter(Boolean).join(', ')}
    </button>
  );
}

/** Waits for all pages. Each page is requested only when React has rendered the previous one. */
const settles = async () => {
  for (let page = 0; page < 8; page += 1) await passes(0);
};

const expectShown = (text: string) => expect(screen.getByRole('button')).toHaveTextContent(text);

test('fetches one page after the other, and shows the items once it has all', async () => {
  const seen = new Set<string | null>();
  renderScreen(<All />);
  new MutationObserver(() => seen.add(screen.getByRole('button').textContent)).observe(
    screen.getByRole('button'),
    { characterData: true, childList: true, subtree: true },
  );
  expectShown('loading');
  await settles();
  expectShown('a b c');
  expect(requestedPages).toEqual([0, 1, 2]);
  expect([...seen]).toEqual(['a b c']);
});

test('fetches each page once where two components show the list', async () => {
  renderScreen(
    <>
      <All />
      <All />
    </>,
  );
  await settles();
  for (const button of screen.getAllByRole('button')) expect(button).toHaveTextContent('a b c');
  expect(requestedPages).toEqual([0, 1, 2]);
});

test('fetches no more pages than wanted', async () => {
  renderScreen(<All most={2} />);
  await settles();
  expectShown('a b');
  expect(requestedPages).toEqual([0, 1]);
});

test('counts an item that moved to a later page once, as it is there', async () => {
  pages = ['a1 b1', 'a2 c1'];
  renderScreen(<All />);
  await settles();
  expectShown('a2 b1 c1');
});

test('shows the previous items while a refreshed list grows by a page', async () => {
  pages = ['a'];
  renderScreen(<All />);
  await settles();
  const seen: (string | null)[] = [];
  new MutationObserver(() => seen.push(screen.getByRole('button').textContent)).observe(
    screen.getByRole('button'),
    { characterData: true, childList: true, subtree: true },
  );
  pages = ['a', 'b'];
  await passes(MARKET_POLL_MS);
  await settles();
  expectShown('a b');
  expect(seen).toEqual(['a b']);
});

test('starts over once when the server refuses the cursor that it gave', async () => {
  once = [undefined, refused(400)];
  third = new Promise((resolve) => setTimeout(resolve, 1000));
  renderScreen(<All />);
  await settles();
  expectShown('loading');
  await passes(1000);
  await settles();
  expectShown('a b c');
  expect(requestedPages).toEqual([0, 1, 0, 1, 2]);
});

test.each([
  ['the first page is refused', [refused(400)], [0]],
  ['a page fails otherwise', [undefined, refused(503)], [0, 1]],
  ['a cursor is refused again', [undefined, refused(400), undefined, refused(400)], [0, 1, 0, 1]],
  ['starting over fails', [undefined, refused(400), refused(503)], [0, 1, 0]],
] as const)('fails when %s, and can be retried', async (_case, answers, requests) => {
  once = [...answers];
  renderScreen(<All />);
  await settles();
  expectShown('failed');
  expect(requestedPages).toEqual(requests);
  act(() => screen.getByRole('button').click());
  await settles();
  expectShown('a b c');
});

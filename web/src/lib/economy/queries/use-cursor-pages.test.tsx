import { keepPreviousData } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { MARKET_POLL_MS } from '@/config/constants';
import { createLettersApi, passes, refused, type LettersPage } from '@/testing/letters-api';
import { renderScreen } from '@/testing/render-screen';

import { cursorPages, type AtPage } from './cursor-pages';
import { useCursorPages } from './use-cursor-pages';

let requestedPages: number[] = [];
let isOutOfReach = false;

let pageAt: (cursor?: string) => LettersPage;
const api = createLettersApi((cursor) => pageAt(cursor));

const showPages = (...pages: string[]) => {
  pageAt = (cursor = '0') => {
    const at = Number(cursor);
    requestedPages.push(at);
    if (isOutOfReach) throw new Error('No network');
    const nextCursor = at + 1 < pages.length ? String(at + 1) : null;
    return { items: [...(pages[at] ?? '')], nextCursor, total: pages.length };
  };
};

beforeEach(() => {
  requestedPages = [];
  isOutOfReach = false;
  showPages('a', 'b');
  vi.useFakeTimers();
  // Makes the document visible, because jsdom doesn't.
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

type LettersProps = {
  name?: string;
  options?: { refetchInterval?: false; placeholderData?: typeof keepPreviousData };
};

function Letters({ name = 'letters', options }: LettersProps) {
  const queryKey = [name];
  const { items, total, isMoreMissing, fetchMore, beginWith } = useCursorPages(
    api.list.useInfiniteQuery({
      ...cursorPages,
      queryKey,
      queryData: ({ pageParam }: AtPage) => ({ query: pageParam }),
      ...options,
    }),
    { queryKey, idOf: (letter) => letter },
  );
  const fresh: LettersPage = { items: ['z'], nextCursor: null, total: 26 };
  return (
    <>
      <button onClick={fetchMore}>{items?.join(' ')}</button>
      <button onClick={() => beginWith(fresh)}>Restart</button>
      <p>{`${total} pages${isMoreMissing ? ', one is missing' : ''}`}</p>
    </>
  );
}

const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const expectShown = (letters: string) =>
  expect(screen.getByRole('button', { name: letters })).toBeInTheDocument();

test('refreshes a list page by page, and less often the more pages it has', async () => {
  renderScreen(<Letters />);
  await passes(0);
  await passes(MARKET_POLL_MS);
  expect(requestedPages).toEqual([0, 0]);
  press('a');
  await passes(0);
  expectShown('a b');
  expect(requestedPages).toEqual([0, 0, 1]);
  await passes(MARKET_POLL_MS);
  expect(requestedPages).toEqual([0, 0, 1]);
  await passes(MARKET_POLL_MS);
  expect(requestedPages).toEqual([0, 0, 1, 0, 1]);
});

test('does not refresh a list without an interval', async () => {
  showPages('a');
  renderScreen(<Letters options={{ refetchInterval: false }} />);
  await passes(0);
  await passes(10 * MARKET_POLL_MS);
  expect(requestedPages).toEqual([0]);
});

test('shows an item that is on two pages once', async () => {
  showPages('ab', 'bc');
  renderScreen(<Letters />);
  await passes(0);
  press('a b');
  await passes(0);
  expectShown('a b c');
});

test('notices a page that failed to load, and can request it again', async () => {
  renderScreen(<Letters />);
  await passes(0);
  isOutOfReach = true;
  press('a');
  await passes(0);
  expectShown('a');
  expect(screen.getByText('2 pages, one is missing')).toBeInTheDocument();
  isOutOfReach = false;
  press('a');
  await passes(0);
  expectShown('a b');
  expect(screen.getByText('2 pages')).toBeInTheDocument();
});

test('a list can restart with a page that is already loaded', async () => {
  renderScreen(<Letters />);
  await passes(0);
  press('a');
  await passes(0);
  press('Restart');
  await passes(0);
  expectShown('z');
  expect(screen.getByText('26 pages')).toBeInTheDocument();
  expect(requestedPages).toEqual([0, 1]);
});

test('keeps the previous list while another is fetched, on request', async () => {
  const options = { placeholderData: keepPreviousData };
  function TwoLists() {
    const [isSecond, setIsSecond] = useState(false);
    return (
      <>
        <Letters name={String(isSecond)} options={options} />
        <button onClick={() => setIsSecond(true)}>Other list</button>
      </>
    );
  }
  showPages('a');
  renderScreen(<TwoLists />);
  await passes(0);
  showPages('b');
  press('Other list');
  expectShown('a');
  await passes(0);
  expectShown('b');
});

test('starts over when its cursor is refused, and loses nothing that is shown', async () => {
  pageAt = (cursor) => {
    requestedPages.push(Number(cursor ?? 0));
    if (cursor === undefined)
      return { items: ['a'], nextCursor: String(requestedPages.length), total: 2 };
    if (cursor === '1') throw refused(400);
    return { items: ['b'], nextCursor: null, total: 2 };
  };
  renderScreen(<Letters options={{ refetchInterval: false }} />);
  await passes(0);
  press('a');
  await passes(0);
  expectShown('a');
  expect(requestedPages).toEqual([0, 1, 0]);
  press('a');
  await passes(0);
  expectShown('a b');
  expect(requestedPages).toEqual([0, 1, 0, 3]);
});

test('starts over once where the same cursor is refused again', async () => {
  pageAt = (cursor) => {
    requestedPages.push(Number(cursor ?? 0));
    if (cursor !== undefined) throw refused(400);
    return { items: ['a'], nextCursor: '1', total: 2 };
  };
  renderScreen(<Letters options={{ refetchInterval: false }} />);
  await passes(0);
  press('a');
  await passes(0);
  press('a');
  await passes(0);
  expect(screen.getByText('2 pages, one is missing')).toBeInTheDocument();
  expect(requestedPages).toEqual([0, 1, 0, 1]);
});

import { keepPreviousData } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { MARKET_POLL_MS } from '@/config/constants';
import { AppError } from '@/lib/app-error';
import { renderScreen } from '@/testing/render-screen';

import { usePages } from './use-pages';

/** Time passes, and what is asked at its end is answered. */
const passes = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await vi.advanceTimersByTimeAsync(1);
  });

let asked: number[] = [];
let isOutOfReach = false;

beforeEach(() => {
  asked = [];
  isOutOfReach = false;
  vi.useFakeTimers();
  // A test has no window that could lie behind another.
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

type LettersProps = {
  pages: readonly string[];
  options?: Partial<Parameters<typeof usePages<string>>[0]>;
};

function Letters({ pages, options }: LettersProps) {
  const { items, total, isMoreMissing, fetchMore, beginWith } = usePages({
    queryKey: ['letters', pages.join(' ')],
    idOf: (letter: string) => letter,
    fetchPage: async ({ cursor = '0' }) => {
      const at = Number(cursor);
      asked.push(at);
      if (isOutOfReach) throw new Error('No network');
      const nextCursor = at + 1 < pages.length ? String(at + 1) : null;
      return { items: [...(pages[at] ?? '')], nextCursor, total: pages.length };
    },
    ...options,
  });
  return (
    <>
      <button onClick={fetchMore}>{items?.join(' ')}</button>
      <button onClick={() => beginWith({ items: ['z'], nextCursor: null, total: 26 })}>Anew</button>
      <p>{`${total} pages${isMoreMissing ? ', one is missing' : ''}`}</p>
    </>
  );
}

const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const expectShown = (letters: string) =>
  expect(screen.getByRole('button', { name: letters })).toBeInTheDocument();

test('refreshes a list page by page, and less often the more pages it has', async () => {
  renderScreen(<Letters pages={['a', 'b']} />);
  await passes(0);
  await passes(MARKET_POLL_MS);
  expect(asked).toEqual([0, 0]);
  press('a');
  await passes(0);
  expectShown('a b');
  expect(asked).toEqual([0, 0, 1]);
  await passes(MARKET_POLL_MS);
  expect(asked).toEqual([0, 0, 1]);
  await passes(MARKET_POLL_MS);
  expect(asked).toEqual([0, 0, 1, 0, 1]);
});

test('does not refresh a list that is told to stay', async () => {
  renderScreen(<Letters pages={['a']} options={{ refetchInterval: false }} />);
  await passes(0);
  await passes(10 * MARKET_POLL_MS);
  expect(asked).toEqual([0]);
});

test('shows an item that is on two pages once', async () => {
  renderScreen(<Letters pages={['ab', 'bc']} />);
  await passes(0);
  press('a b');
  await passes(0);
  expectShown('a b c');
});

test('notices a page that failed to load, and can request it again', async () => {
  renderScreen(<Letters pages={['a', 'b']} />);
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

test('a list can start with a page that is already known', async () => {
  renderScreen(<Letters pages={['a', 'b']} />);
  await passes(0);
  press('a');
  await passes(0);
  press('Anew');
  await passes(0);
  expectShown('z');
  expect(screen.getByText('26 pages')).toBeInTheDocument();
  expect(asked).toEqual([0, 1]);
});

test('keeps the previous list while another is fetched, on request', async () => {
  function TwoLists() {
    const [pages, setPages] = useState(['a']);
    return (
      <>
        <Letters pages={pages} options={{ placeholderData: keepPreviousData }} />
        <button onClick={() => setPages(['b'])}>Other list</button>
      </>
    );
  }
  renderScreen(<TwoLists />);
  await passes(0);
  press('Other list');
  expectShown('a');
  await passes(0);
  expectShown('b');
});

/** A list whose cursors hold until it begins again. */
function Restarting({ isKnown }: { isKnown: (cursor: string) => boolean }) {
  const { items, isMoreMissing, fetchMore } = usePages({
    queryKey: ['restarting'],
    idOf: (letter: string) => letter,
    refetchInterval: false,
    fetchPage: async ({ cursor }) => {
      asked.push(Number(cursor ?? 0));
      if (cursor === undefined) {
        return { items: ['a'], nextCursor: String(asked.length), total: 2 };
      }
      if (!isKnown(cursor)) throw new AppError('http', 'Refused', { status: 400 });
      return { items: ['b'], nextCursor: null, total: 2 };
    },
  });
  return (
    <button onClick={fetchMore}>{`${items?.join(' ')}${isMoreMissing ? ', stuck' : ''}`}</button>
  );
}

test('starts over when its cursor is refused, and loses nothing that is shown', async () => {
  renderScreen(<Restarting isKnown={(cursor) => cursor !== '1'} />);
  await passes(0);
  press('a');
  await passes(0);
  expectShown('a');
  expect(asked).toEqual([0, 1, 0]);
  press('a');
  await passes(0);
  expectShown('a b');
  expect(asked).toEqual([0, 1, 0, 3]);
});

test('starts over once where the same cursor is refused again', async () => {
  function Stuck() {
    const { items, isMoreMissing, fetchMore } = usePages({
      queryKey: ['stuck'],
      idOf: (letter: string) => letter,
      refetchInterval: false,
      fetchPage: async ({ cursor }) => {
        asked.push(Number(cursor ?? 0));
        if (cursor !== undefined) throw new AppError('http', 'Refused', { status: 400 });
        return { items: ['a'], nextCursor: '1', total: 2 };
      },
    });
    return (
      <button onClick={fetchMore}>{`${items?.join(' ')}${isMoreMissing ? ', stuck' : ''}`}</button>
    );
  }
  renderScreen(<Stuck />);
  await passes(0);
  press('a');
  await passes(0);
  press('a');
  await passes(0);
  expectShown('a, stuck');
  expect(asked).toEqual([0, 1, 0, 1]);
});

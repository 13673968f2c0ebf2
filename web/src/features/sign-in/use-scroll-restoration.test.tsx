import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Session } from '@/lib/session/session';
import { SessionContext } from '@/lib/session/session-context';
import { anonymous, refusedAlice, signedInAsAlice, storeIn } from '@/testing/sessions';

import { useScrollRestoration } from './use-scroll-restoration';

/** The maximum scroll position that remains after the page has lost its content. */
let longest: number;
let grow: (height: number) => void;

const scrollPage = (top: number) =>
  Object.defineProperty(window, 'scrollY', { configurable: true, value: Math.min(top, longest) });

beforeEach(() => {
  longest = Infinity;
  vi.stubGlobal('scrollTo', (_left: number, top: number) => scrollPage(top));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(resized: () => void) {
        grow = (height) => {
          longest = height;
          resized();
        };
      }
      observe = () => undefined;
      disconnect = () => {
        grow = () => undefined;
      };
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const ended = { kind: 'anonymous', failure: { of: 'session', end: 'expired' } } as const;
const connecting = { kind: 'connecting', connectorId: 'test' } as const;

function Page() {
  useScrollRestoration();
  return <Link to="/elsewhere">Elsewhere</Link>;
}

const pageOf = (session: Session) => {
  const store = storeIn(session);
  const view = render(
    <SessionContext value={store}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </SessionContext>,
  );
  scrollPage(400);
  return {
    ...view,
    become: (next: Session) => act(() => store.becomes(next)),
    shrink: () => {
      longest = 0;
      scrollPage(0);
    },
    lengthen: () => {
      longest = Infinity;
    },
  };
};

test('people who sign in again after their session ended are back where they were', () => {
  const { become, shrink, lengthen } = pageOf(signedInAsAlice);
  become(ended);
  shrink();
  lengthen();
  become(connecting);
  expect(window.scrollY).toBe(0);
  become(signedInAsAlice);
  expect(window.scrollY).toBe(400);
});

test('even when the content loads only after they sign in', () => {
  const { become, shrink } = pageOf(signedInAsAlice);
  become(ended);
  shrink();
  become(signedInAsAlice);
  expect(window.scrollY).toBe(0);
  grow(1000);
  expect(window.scrollY).toBe(400);
});

test('even after a refused token, whose content stays until another sign-in begins', () => {
  const { become, shrink, lengthen } = pageOf(refusedAlice);
  become(connecting);
  shrink();
  become({ ...connecting, kind: 'signingIn', address: signedInAsAlice.address });
  lengthen();
  become(signedInAsAlice);
  expect(window.scrollY).toBe(400);
});

test('restores the position where the session ended, whatever is announced afterwards', () => {
  const { become, shrink, lengthen } = pageOf(signedInAsAlice);
  become(ended);
  shrink();
  become({ kind: 'anonymous', failure: { of: 'session', end: 'elsewhere' } });
  lengthen();
  become(signedInAsAlice);
  expect(window.scrollY).toBe(400);
});

test.each<[string, Session, Session]>([
  ['signed out themselves', signedInAsAlice, anonymous],
  ['left a sign-in that was refused', refusedAlice, anonymous],
  ['were not signed in before', anonymous, connecting],
])('people who %s stay where they are', (_, before, next) => {
  const { become, shrink, lengthen } = pageOf(before);
  become(next);
  shrink();
  lengthen();
  become(signedInAsAlice);
  expect(window.scrollY).toBe(0);
});

test.each(['wheel', 'touchmove'])(
  'people who have scrolled since (%s) stay where they are',
  (event) => {
    const { become, shrink, lengthen } = pageOf(signedInAsAlice);
    become(ended);
    shrink();
    lengthen();
    window.dispatchEvent(new Event(event));
    become(signedInAsAlice);
    expect(window.scrollY).toBe(0);
  },
);

test('people who go to another page meanwhile start at its top', async () => {
  const { become, shrink, lengthen } = pageOf(signedInAsAlice);
  become(ended);
  shrink();
  await userEvent.click(screen.getByText('Elsewhere'));
  lengthen();
  become(signedInAsAlice);
  expect(window.scrollY).toBe(0);
});

test('stops scrolling another page as it grows', async () => {
  const { become, shrink } = pageOf(signedInAsAlice);
  become(ended);
  shrink();
  become(signedInAsAlice);
  // Clicks by a script, because a pointer press would have ended the restoration.
  act(() => screen.getByText('Elsewhere').click());
  grow(1000);
  expect(window.scrollY).toBe(0);
});

test('stops listening when the page is gone', () => {
  const added = vi.spyOn(window, 'addEventListener');
  const removed = vi.spyOn(window, 'removeEventListener');
  const { become, unmount } = pageOf(signedInAsAlice);
  const listening = () => {
    const of = (calls: unknown[][]) =>
      calls.map(([event]) => event).filter((event) => event === 'wheel' || event === 'touchmove');
    return of(added.mock.calls).length - of(removed.mock.calls).length;
  };
  expect(listening()).toBe(2);
  become(ended);
  scrollPage(0);
  unmount();
  expect(listening()).toBe(0);
  become(signedInAsAlice);
  expect(window.scrollY).toBe(0);
});

import { divingHelmetCard, laserEyesCard } from '@trait-market/contract/fixtures/economy/traits';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, StaticRouter } from 'react-router-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';

import { SessionContext } from '@/lib/session/session-context';
import { anonymous, storeIn } from '@/testing/sessions';

import { TraitWall } from './trait-wall';

let resized: () => void = () => undefined;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});

test('hydrates the server’s cards without measuring them before the browser’s own layout', async () => {
  const traits = Array.from({ length: 24 }, (_, index) => ({
    ...divingHelmetCard,
    id: `helmet-${index}`,
  }));
  const wall = (
    <SessionContext value={storeIn(anonymous)}>
      <StaticRouter location="/market">
        <TraitWall
          traits={traits}
          collections={[]}
          total={24}
          selected={undefined}
          onSelect={() => undefined}
          onNearEnd={() => undefined}
        />
      </StaticRouter>
    </SessionContext>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(wall);
  document.body.append(container);
  const loading = () =>
    [...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'));
  const fromServer = loading();
  expect(fromServer.filter((mode) => mode === 'eager')).toHaveLength(10);
  const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  const root = await act(async () => hydrateRoot(container, wall));
  expect(measured).not.toHaveBeenCalled();
  await act(async () => resized());
  expect(measured).toHaveBeenCalled();
  // A change to `eager` would fetch the pictures below the visible ones.
  expect(loading()).toEqual(fromServer);
  act(() => root.unmount());
  container.remove();
  measured.mockRestore();
});

test('E569 a card and a row have the top offer, or say that there is none', () => {
  const { bestOffer: _, ...unknown } = { ...laserEyesCard, id: 'unknown' };
  render(
    <SessionContext value={storeIn(anonymous)}>
      <MemoryRouter>
        <TraitWall
          traits={[divingHelmetCard, laserEyesCard, unknown]}
          collections={[]}
          total={3}
          selected={undefined}
          onSelect={() => undefined}
          onNearEnd={() => undefined}
        />
      </MemoryRouter>
    </SessionContext>,
  );
  const [offered, without, other] = screen.getAllByRole('listitem');
  expect(offered).toHaveTextContent('Top offer 0.09 ETH');
  expect(without).toHaveTextContent(/listed ?No offers/);
  expect(other).not.toHaveTextContent(/(top|no) offer/i);
});

import { divingHelmetCard } from '@trait-market/contract/fixtures/economy/traits';
import { act } from '@testing-library/react';
import { StaticRouter } from 'react-router-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

import { SessionContext } from '@/lib/session/session-context';
import { anonymous, storeIn } from '@/testing/sessions';

import { TraitWall } from './trait-wall';

test('hydrates the server’s cards without measuring them before the browser’s own layout', async () => {
  let resized: () => void = () => undefined;
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
  expect(fromServer.filter((mode) => mode === 'eager')).toHaveLength(8);
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

import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

import { loadServerModules } from '@/lib/lazy-module';

import { lazyComponent } from './lazy-component';

test('hydrates code that the server rendered in a single render', async () => {
  const render = vi.fn(() => <p>Screen</p>);
  const Screen = lazyComponent(async () => render, { source: 'test/screen.tsx' });
  expect(await loadServerModules(['test/screen.tsx'])).toBe(true);
  const container = document.createElement('div');
  container.innerHTML = '<p>Screen</p>';
  const server = container.firstElementChild;
  const root = await act(async () => hydrateRoot(container, <Screen />));
  expect(container.firstElementChild).toBe(server);
  expect(render).toHaveBeenCalledOnce();
  act(() => root.unmount());
});

import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

import { loadServerModules } from '@/lib/lazy-module';

import { lazyComponent } from './lazy-component';

test('hydrates code that the server rendered in a single render', async () => {
  const rendered = vi.fn(() => <p>Screen</p>);
  const Screen = lazyComponent(async () => rendered, { source: 'test/screen.tsx' });
  expect(await loadServerModules(['test/screen.tsx'])).toBe(true);
  const container = document.createElement('div');
  container.innerHTML = '<p>Screen</p>';
  const server = container.firstElementChild;
  const root = await act(async () => hydrateRoot(container, <Screen />));
  expect(container.firstElementChild).toBe(server);
  expect(rendered).toHaveBeenCalledOnce();
  act(() => root.unmount());
});

test('loads its code only once its place comes near the viewport', async () => {
  let meet: IntersectionObserverCallback = () => undefined;
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback) {
        super(callback);
        meet = callback;
      }
      override disconnect = disconnect;
    },
  );
  const load = vi.fn(async () => () => <p>Part</p>);
  const Part = lazyComponent(load, { loading: <p>Placeholder</p>, whenNear: true });
  render(<Part />);
  const report = (isIntersecting: boolean) => {
    const entry = { isIntersecting } as IntersectionObserverEntry;
    act(() => meet([entry], new IntersectionObserver(meet)));
  };
  report(false);
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByText('Placeholder')).toBeInTheDocument();
  report(true);
  expect(await screen.findByText('Part')).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
  expect(disconnect).toHaveBeenCalledOnce();
});

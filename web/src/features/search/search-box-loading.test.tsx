import { fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// The popup's code loads only once per page, so each test imports the modules of a new page.
beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.doUnmock('./search-popup');
});

const newPage = async () => {
  const { SearchBox } = await import('./search-box');
  const { renderScreen } = await import('@/testing/render-screen');
  function Box() {
    return <SearchBox field={useRef<HTMLInputElement>(null)} onChosen={() => undefined} />;
  }
  const { toasts } = await import('@/lib/toasts');
  const { settled } = renderScreen(<Box />);
  return { settled, said: () => toasts.read().map(({ header }) => header) };
};

const field = () => screen.getByRole('combobox');

test('the field accepts text and keys before the search has loaded, which then finds that text', async () => {
  const { settled } = await newPage();
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: 'a' } });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  // The text field still handles its keys itself.
  expect(fireEvent.keyDown(field(), { key: 'ArrowDown' })).toBe(true);
  fireEvent.submit(screen.getByRole('search'));
  expect(field()).toHaveValue('a');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await settled();
  expect(screen.getByRole('status')).toHaveTextContent('Searching');
});

test('does not load the search before the field gets the focus', async () => {
  const { settled } = await newPage();
  await settled();
  fireEvent.change(field(), { target: { value: 'a' } });
  await settled();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  fireEvent.focus(field());
  await settled();
  expect(screen.getByRole('status')).toBeInTheDocument();
});

test('reports each failure to load once, and tries again on the next focus', async () => {
  const load = vi.fn(() => {
    throw new Error('No network');
  });
  vi.doMock('./search-popup', load);
  const { settled, said } = await newPage();
  await settled();
  expect(said()).toEqual([]);
  fireEvent.focus(field());
  await settled();
  expect(said()).toEqual(['Couldn’t load the search']);
  fireEvent.change(field(), { target: { value: 'a' } });
  fireEvent.blur(field());
  await settled();
  expect(load).toHaveBeenCalledOnce();
  fireEvent.focus(field());
  await settled();
  expect(said()).toHaveLength(2);
  fireEvent.blur(field());
  vi.doUnmock('./search-popup');
  fireEvent.focus(field());
  await settled();
  expect(screen.getByRole('status')).toBeInTheDocument();
  expect(said()).toHaveLength(2);
});

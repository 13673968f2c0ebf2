import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { OverlayErrorBoundary, PageErrorBoundary, PartErrorBoundary } from './error-boundary';

beforeEach(() => {
  // React logs every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error('Failed to fetch dynamically imported module');
}

test('a broken page offers a reload', async () => {
  const reload = vi.fn();
  render(
    <PageErrorBoundary resetKey="/packs" reload={reload}>
      <Broken />
    </PageErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This page isn’t working');
  await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('going to another page leaves the broken one behind', () => {
  const { rerender } = render(
    <PageErrorBoundary resetKey="/packs">
      <Broken />
    </PageErrorBoundary>,
  );
  rerender(<PageErrorBoundary resetKey="/market">The market</PageErrorBoundary>);
  expect(screen.getByText('The market')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['The header', PartErrorBoundary],
  ['The tax declaration', OverlayErrorBoundary],
])('T101 %s that breaks leaves the rest of the page, and offers a reload', (name, Boundary) => {
  render(
    <>
      <p>The market</p>
      <Boundary name={name}>
        <Broken />
      </Boundary>
    </>,
  );
  expect(screen.getByText('The market')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(`${name} isn’t working.`);
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
});

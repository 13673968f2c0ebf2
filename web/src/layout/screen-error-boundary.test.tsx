import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ScreenErrorBoundary } from './screen-error-boundary';

beforeEach(() => {
  // React logs what a boundary catches.
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
    <ScreenErrorBoundary page="/packs" reload={reload}>
      <Broken />
    </ScreenErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This page isn’t working');
  await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('going to another page leaves the broken one behind', () => {
  const { rerender } = render(
    <ScreenErrorBoundary page="/packs">
      <Broken />
    </ScreenErrorBoundary>,
  );
  rerender(<ScreenErrorBoundary page="/market">The market</ScreenErrorBoundary>);
  expect(screen.getByText('The market')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

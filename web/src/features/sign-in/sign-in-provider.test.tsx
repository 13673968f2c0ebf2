import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

// The code of the dialogs loads only once per page, so each test imports the modules of a new page.
beforeEach(() => {
  vi.resetModules();
});

const newPage = async ({ isAccepted = false } = {}) => {
  const page = await import('@/testing/sign-in');
  const { policy } = await import('@/lib/storage');
  if (isAccepted) policy.accept();
  return { ...page, ...page.signInPage() };
};

const connect = () => screen.getByRole('button', { name: /Connect$/, hidden: true });
const spinner = () => connect().querySelector('svg');

test.each([
  [false, 'Terms and policies'],
  [true, 'Connect a wallet'],
])('responds to a press before the dialog has loaded (accepted: %s)', async (isAccepted, name) => {
  await newPage({ isAccepted });
  expect(connect()).toHaveAttribute('aria-busy', 'false');
  expect(spinner()).toBeNull();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  fireEvent.click(connect());
  expect(screen.getByRole('dialog', { name })).toHaveTextContent('Loading');
  expect(connect()).toHaveAttribute('aria-busy', 'true');
  expect(spinner()).not.toBeNull();
  await waitFor(() => expect(connect()).toHaveAttribute('aria-busy', 'false'));
  expect(screen.getByRole('dialog', { name })).not.toHaveTextContent('Loading');
  // The placeholder is removed, not only hidden from screen readers.
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
});

test('Cancel before the dialog has loaded closes it for good', async () => {
  const { settled } = await newPage();
  fireEvent.click(connect());
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(connect()).toHaveAttribute('aria-busy', 'false');
  await settled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('loads nothing of the dialog before someone connects', async () => {
  const { settled } = await newPage();
  await settled();
  fireEvent.click(connect());
  expect(screen.getByRole('dialog')).toHaveTextContent('Loading');
});

test('a button outside the provider throws an error that names the provider', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { ConnectButton } = await import('./connect-button');
  expect(() => render(<ConnectButton />)).toThrow(/SignInProvider/);
});

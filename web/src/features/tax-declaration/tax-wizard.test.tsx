import { WALLET_ADDRESSES_MESSAGE } from '@trait-market/contract/v1/tax';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { toasts } from '@/lib/toasts';
import { TAX, show, opened, press, answer, goToLastStep, declare } from '@/testing/tax-declaration';

beforeEach(() => {
  // jsdom lacks ResizeObserver, which the checkbox component needs.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of toasts.read()) toasts.dismiss(id);
});

describe('the wizard', () => {
  test('Escape leaves it open, and it has no Close button', async () => {
    const { settled } = show();
    const dialog = await opened();
    await userEvent.keyboard('{Escape}');
    await settled();
    expect(dialog).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  });

  test('R9.12 is at most 25rem wide', async () => {
    show();
    expect(await opened()).toHaveStyle({ maxWidth: '25rem' });
  });

  test('opens with the focus on its introduction, and without a Back button', async () => {
    show();
    await opened();
    const heading = screen.getByRole('heading', { level: 3 });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(heading).toHaveAttribute('tabindex', '-1');
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  });

  test('keeps its name and moves the focus to each step’s heading', async () => {
    show();
    const dialog = await opened();
    await answer(/Did you Mint any NFTs/, 'Yes');
    await press('Continue');
    expect(dialog).toHaveAccessibleName('Australian GST Tax Declaration');
    expect(screen.getByText('Step 2 of 4')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 3 })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await press('Back');
    expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
  });

  test('R2.48 Submit is disabled until the declaration is ticked', async () => {
    show();
    await goToLastStep();
    expect(screen.getByRole('heading', { level: 3, name: 'Other wallets' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
    await declare();
    expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
    await declare();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
  });

  test('T41 refuses a bad address under the field, and sends nothing', async () => {
    const { server } = show();
    await goToLastStep();
    const field = screen.getByPlaceholderText('Type Addresses (comma separated for multiple)');
    expect(field).toBeValid();
    expect(field).toHaveAttribute('spellcheck', 'false');
    expect(field).not.toHaveAccessibleDescription();
    await userEvent.type(field, '0x12');
    await declare();
    await press('Submit');
    expect(await screen.findByText(WALLET_ADDRESSES_MESSAGE)).toBeInTheDocument();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(WALLET_ADDRESSES_MESSAGE);
    expect(field).toHaveValue('0x12');
    expect(server.requests).not.toContain(TAX);
  });

  test('Disconnect wallet signs out', async () => {
    const { store } = show();
    await opened();
    await press('Disconnect wallet');
    expect(store.signOut).toHaveBeenCalledOnce();
  });
});

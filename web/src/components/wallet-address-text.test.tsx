import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { WalletAddressText } from './wallet-address-text';

const press = () => screen.getByRole('button', { name: 'Copy address 0x8ba…BA72' });

test('shows the address shortened, and in full in its title', () => {
  render(<WalletAddressText address={aliceAddress} />);
  expect(screen.getByTitle(aliceAddress)).toHaveTextContent('0x8ba…BA72');
});

test('copies the whole address and says so', async () => {
  const user = userEvent.setup();
  render(<WalletAddressText address={aliceAddress} />);
  await user.click(press());
  expect(await screen.findByText('Address copied')).toBeInTheDocument();
  await expect(navigator.clipboard.readText()).resolves.toBe(aliceAddress);
});

test('shows the whole address for selection where the browser does not allow copying', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No'));
  render(<WalletAddressText address={aliceAddress} />);
  await user.click(press());
  expect(
    await screen.findByText('Couldn’t copy. Select the address and copy it.'),
  ).toBeInTheDocument();
  expect(screen.getByText(aliceAddress)).toBeVisible();
});

import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { WalletAddressText } from './wallet-address-text';

test('shows the address shortened, and in full in its title', () => {
  render(<WalletAddressText address={aliceAddress} />);
  expect(screen.getByTitle(aliceAddress)).toHaveTextContent('0x8ba…BA72');
});

test('copies the whole address and says so', async () => {
  const copy = vi.fn(() => Promise.resolve());
  render(<WalletAddressText address={aliceAddress} copy={copy} />);
  await userEvent.click(screen.getByRole('button', { name: 'Copy address 0x8ba…BA72' }));
  expect(copy).toHaveBeenCalledWith(aliceAddress);
  expect(await screen.findByText('Address copied')).toBeInTheDocument();
});

test('says when the browser does not allow copying', async () => {
  render(<WalletAddressText address={aliceAddress} copy={() => Promise.reject(new Error())} />);
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Your browser blocked copying')).toBeInTheDocument();
});

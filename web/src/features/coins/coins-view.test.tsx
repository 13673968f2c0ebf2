import { balances } from '@trait-market/contract/fixtures/economy/collectors';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { CoinsView } from './coins-view';

const BALANCES = '/economy/v1/wallets/me/balances';

const show = () => {
  const { start, within: acting } = stubActions();
  renderScreen(acting(<CoinsView />), { session: signedInAsAlice });
  return start;
};

test('shows each chain’s balance separately, to the last digit', async () => {
  stubApi({ [BALANCES]: { body: balances } });
  show();
  const ethereum = within(screen.getByRole('region', { name: 'Ethereum' }));
  const polygon = within(screen.getByRole('region', { name: 'Polygon' }));
  expect(await ethereum.findByText('2.45')).toBeInTheDocument();
  expect(await screen.findByText(/^No estimates right now/)).toBeVisible();
  const texts = (chain: typeof ethereum) =>
    chain.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(texts(ethereum)).toEqual(['2.45 ETH', '0 WETH']);
  expect(texts(polygon)).toEqual(['318 POL', '0.000000000000000012 WPOL']);
});

test('offers to wrap and unwrap when there is something to convert', async () => {
  stubApi({ [BALANCES]: { body: balances } });
  const start = show();
  await screen.findByText('2.45');
  expect(screen.getByRole('button', { name: 'Unwrap WETH' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Wrap ETH' }));
  expect(start).toHaveBeenLastCalledWith({ kind: 'wrap', chainId: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Unwrap WPOL' }));
  expect(start).toHaveBeenLastCalledWith({ kind: 'unwrap', chainId: 137 });
});

test('does not show a balance that could not be fetched as zero', async () => {
  const api = stubApi({ [BALANCES]: { status: 504, body: { message: 'Too slow' } } });
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Too slow');
  expect(screen.getAllByText('Unknown')).toHaveLength(4);
  api.answer(BALANCES, { body: balances });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2.45')).toBeInTheDocument();
});

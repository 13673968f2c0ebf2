import { buyCartRequest, listing } from '@trait-market/contract/fixtures/economy/orders';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import type { Order } from '@trait-market/contract/economy/orders';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import type { Action } from '@/lib/actions/action';
import { ofBob, openAction, press } from '@/testing/actions/open-action';

import { readActionDraft } from './dialog/signing/action-draft';

afterEach(() => sessionStorage.clear());

const buying = (...orders: readonly Order[]): Action => ({
  kind: 'buySeveral',
  lines: orders.map((order) => ({ order, quantity: 1 })),
});

test('E82 a cart opens with its review: each line with seller, network and price, and the total', async () => {
  openAction(buying(ofBob));
  expect(
    await screen.findByRole('heading', { name: 'What your wallet will sign' }),
  ).toBeInTheDocument();
  const [line] = buyCartRequest.message.lines;
  expect(readActionDraft(aliceAddress)?.steps).toMatchObject([
    { kind: 'cart', chainId: 1, message: { lines: [line], total: line?.highestPrice } },
  ]);
  const item = screen.getByText(/^1 × .*Diving Helmet/).closest('div');
  if (item === null) throw new Error('The line has no row.');
  expect(within(item).getByText(/^From .*, on Ethereum$/)).toBeInTheDocument();
  expect(within(item).getByText('0.12 ETH')).toBeInTheDocument();
  expect(screen.getByText('You pay at most').closest('div')).toHaveTextContent('0.12 ETH');
  expect(screen.getByRole('button', { name: 'Sign the purchase' })).toBeEnabled();
});

test('leaves out own listings, and says so', async () => {
  openAction(buying(ofBob, listing));
  expect(
    await screen.findByText('You can’t buy from yourself, so your own listings are left out.'),
  ).toBeInTheDocument();
  expect(readActionDraft(aliceAddress)?.steps).toMatchObject([{ message: { lines: [{}] } }]);
});

test('T123 can’t sign a cart whose price differs from the signed order', async () => {
  openAction(buying({ ...ofBob, unitPrice: { chainId: 1, coin: 'native', amount: '1' } }));
  await press('Review');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'One of these orders doesn’t match its signature',
  );
  expect(screen.queryByRole('button', { name: /^Sign/ })).not.toBeInTheDocument();
});

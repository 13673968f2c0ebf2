import type { Order } from '@trait-market/contract/economy/orders';
import { balances } from '@trait-market/contract/fixtures/economy/collectors';
import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { openAction, press } from '@/testing/open-action';

import { readActionDraft } from './dialog/signing/action-draft';

afterEach(() => sessionStorage.clear());

test('canceling names the orders, and starts with what is signed', async () => {
  openAction({ kind: 'cancel', orders: [listing] });
  expect(screen.getByText('Listing: 3 × Brass Diving Helmet at 0.12 ETH each')).toBeInTheDocument();
  expect(await screen.findByText('You cancel 1 order for good.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
});

test('E19 canceling more orders than one signature can name needs several signatures, one after the other', async () => {
  const orders = Array.from({ length: 250 }, (_, number): Order => ({
    ...listing,
    hash: `0x${String(number).padStart(64, '0')}`,
  }));
  openAction({ kind: 'cancel', orders });
  expect(
    await screen.findByText(
      'One signature can cancel up to 100 orders, so your wallet will ask 3 times.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByText('Signature 3 of 3: cancellation')).toBeInTheDocument();
  expect(screen.getByText('You cancel 50 orders for good.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign 3 times' })).toBeInTheDocument();
  const steps = readActionDraft(aliceAddress)?.steps ?? [];
  const hashes = steps.flatMap((step) => (step.kind === 'cancel' ? step.message.orderHashes : []));
  expect(hashes).toEqual(orders.map(({ hash }) => hash));
});

test('canceling everything can be tried again where the counter does not load', async () => {
  const { answer } = openAction(
    { kind: 'cancelAll', chainId: 137 },
    { '/economy/v1/wallets/me/balances': { status: 502, body: { message: 'Bad gateway' } } },
  );
  expect(await screen.findByText('Couldn’t prepare the review')).toBeInTheDocument();
  answer('/economy/v1/wallets/me/balances', { body: balances });
  await press('Try again');
  expect(await screen.findByText(/ever signed here on Polygon/)).toBeInTheDocument();
});

test('canceling everything signs the current counter', async () => {
  openAction({ kind: 'cancelAll', chainId: 137 });
  expect(await screen.findByText(/ever signed here on Polygon/)).toBeInTheDocument();
  const [step] = readActionDraft(aliceAddress)?.steps ?? [];
  expect(step).toMatchObject({ kind: 'cancelAll', chainId: 137, message: { counter: '2' } });
});

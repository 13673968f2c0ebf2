import type { Order } from '@trait-market/contract/economy/orders';
import { orderHash } from '@trait-market/contract/economy/typed-data';
import { balances } from '@trait-market/contract/fixtures/economy/collectors';
import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetRef } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { AmountRows } from '@/components/economy/prices/amount-rows';
import type { Action } from '@/lib/actions/action';
import { openAction, press } from '@/testing/actions/open-action';
import { linesOf } from '@/testing/several-receipt';
import { stubApi } from '@/testing/stub-api';

import { readActionDraft } from './dialog/signing/action-draft';
import { severalOf, withMissedLines } from './dialog/signing/several-lines';
import { cancelMessage, cancelSteps } from './messages/cancel';
import { sideRows } from './messages/side-rows';

afterEach(() => sessionStorage.clear());

const listingAt = (salt: number): Order => {
  const components = { ...listing.components, salt: String(salt) };
  return { ...listing, components, hash: orderHash(components) };
};

test('E241 the review of a cancellation lists each order with its picture, price and end', async () => {
  openAction({ kind: 'cancel', orders: [listing, listingAt(2)] });
  expect(await screen.findByText('You cancel 2 orders for good.')).toBeInTheDocument();
  const list = screen.getByRole('list', { name: 'Orders to cancel on Ethereum' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent('Listing: 3 × Brass Diving Helmet0.12 ETH each · ends 24 Dec');
  expect(second).toHaveTextContent('Listing: 3 × Brass Diving Helmet');
  expect(first?.querySelector('img')).toHaveAttribute('src', divingHelmetRef.imageUrl);
  expect(screen.getByRole('button', { name: 'Sign the cancellation' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
});

test('T127 an order whose hash names another order cannot be canceled', async () => {
  openAction({ kind: 'cancel', orders: [listing, { ...listing, hash: listingAt(2).hash }] });
  expect(await screen.findByRole('alert')).toHaveTextContent('doesn’t match what would be signed');
  expect(screen.queryByRole('button', { name: /^Sign/ })).not.toBeInTheDocument();
});

test('E241 the receipt names the orders that were already closed', async () => {
  const orders = [listing, listingAt(2)];
  const progress = { steps: cancelSteps(orders, aliceAddress), at: 0 };
  const missedLines = [{ id: listing.hash, title: 'Already filled' }];
  const summary = { title: 'Canceled', words: '', rows: [], missedLines };
  const action: Action = { kind: 'cancel', orders };
  expect(severalOf(action, progress)).toBeUndefined();
  const done = withMissedLines(progress, { kind: 'executed', summary });
  expect(severalOf(action, done)).toBeDefined();
  expect(linesOf(action, done)).toMatchObject({
    title: 'You canceled 1 of 2 orders',
    rows: [{ id: listing.hash, value: 'Already filled' }, { value: '0.12 ETH' }],
  });
});

test('E429 a line of the receipt has the picture, the kind and the name of its order', () => {
  const orders = [listing, listingAt(2)];
  const done = withMissedLines(
    { steps: cancelSteps(orders, aliceAddress), at: 0 },
    {
      kind: 'executed',
      summary: {
        title: '',
        words: '',
        rows: [],
        missedLines: [{ id: listing.hash, title: 'Already filled' }],
      },
    },
  );
  const { rows } = linesOf({ kind: 'cancel', orders }, done);
  expect(rows.map(({ label }) => label)).toEqual(
    orders.map(() => 'Listing: 3 × Brass Diving Helmet'),
  );
  render(<AmountRows rows={rows} />);
  expect(document.querySelectorAll(`img[src="${divingHelmetRef.imageUrl}"]`)).toHaveLength(2);
});

test('E429 the receipt of a cancellation shows which order it was', async () => {
  stubApi({
    '/economy/v1/orders/cancel': {
      body: { chainId: 1, orders: [{ hash: listing.hash, state: 'cancelled' }] },
    },
  });
  const [step] = cancelSteps([listing], aliceAddress);
  if (step === undefined) throw new Error('There is no step.');
  const sent = await cancelMessage.send(step, `0x${'5a'.repeat(65)}`, {
    kind: 'cancel',
    orders: [listing],
  });
  if (!('rows' in sent)) throw new Error('The receipt has no rows.');
  render(<AmountRows rows={sent.rows} />);
  expect(screen.getByText('Listing: 3 × Brass Diving Helmet')).toBeVisible();
  expect(screen.getByText('0.12 ETH each')).toBeVisible();
  expect(document.querySelector('img')).toHaveAttribute('src', divingHelmetRef.imageUrl);
});

test('E429 the receipt of a trade shows both sides with pictures', () => {
  render(
    <AmountRows
      rows={[...sideRows('You give', listing.gives), ...sideRows('You get', listing.gives)]}
    />,
  );
  expect(screen.getByText('You give')).toBeVisible();
  expect(screen.getByText('You get')).toBeVisible();
  expect(document.querySelectorAll('img')).toHaveLength(2);
});

test('E19 canceling more orders than one signature can name needs several signatures, one after the other', async () => {
  const orders = Array.from({ length: 250 }, (_, salt) => listingAt(salt));
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

import { buyCartRequest, listing } from '@trait-market/contract/fixtures/economy/orders';
import { listingTerms } from '@trait-market/contract/fixtures/economy/orders';
import { buildOrder, orderHash } from '@trait-market/contract/economy/typed-data';
import type { WalletAddress } from '@trait-market/contract/shared';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import type { Order } from '@trait-market/contract/economy/orders';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import type { Action } from '@/lib/actions/action';
import { ofBob, openAction, ordersOf, page, press } from '@/testing/actions/open-action';

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
  expect(await screen.findByRole('button', { name: 'Sign the purchase' })).toBeEnabled();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

const ETH = 10n ** 18n;

const priced = (unitPrice: bigint, maker: WalletAddress = bobAddress): Order => {
  const components = buildOrder({ ...listingTerms, unitPrice });
  return {
    ...ofBob,
    components,
    hash: orderHash(components),
    maker: { address: maker, username: null },
    unitPrice: { chainId: 1, coin: 'native', amount: String(unitPrice) },
  };
};
const cheapest = (...others: readonly Order[]) => ({ [ordersOf('listing')]: page(...others) });

test('E401 a line of a cart far above the floor waits for a tick, and own listings are no floor', async () => {
  const listings = cheapest(priced(ETH / 100n, aliceAddress), priced(ETH / 20n), ofBob);
  openAction(buying(ofBob), listings);
  const words = 'I want to buy Brass Diving Helmet 140% above the floor';
  const box = await screen.findByRole('checkbox', { name: words });
  const sign = screen.getByRole('button', { name: 'Sign the purchase' });
  expect(sign).toBeDisabled();
  await userEvent.click(box);
  expect(sign).toBeEnabled();
});

test('E401 one tick names each far line of a cart and its difference', async () => {
  openAction(buying(ofBob, priced(ETH), priced(ETH / 15n)), cheapest(priced(ETH / 20n)));
  expect(
    await screen.findByRole('checkbox', {
      name: /^I want to buy 2 of these at prices far from .*:\s?Brass Diving Helmet: 140% above the floor\sBrass Diving Helmet: more than 10 times the floor$/,
    }),
  ).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Sign the purchase' })).toBeDisabled();
});

test('E633 a cheaper listing isn’t a warning if the cart buys it, too', async () => {
  const cheaper = priced(ETH / 10n);
  const { unmount } = openAction(buying(ofBob), cheapest(cheaper, ofBob));
  const words = /^Brass Diving Helmet: There is a cheaper listing: 0\.1 ETH\.$/;
  expect(await screen.findByText(words)).toBeVisible();
  unmount();
  sessionStorage.clear();
  openAction(buying(ofBob, cheaper), cheapest(cheaper, ofBob));
  expect(await screen.findByRole('button', { name: 'Sign the purchase' })).toBeEnabled();
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});

test('E401 signing a cart waits for the floor, and a floor that couldn’t be loaded doesn’t prevent it', async () => {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  openAction(buying(ofBob), {
    [ordersOf('listing')]: { status: 500, body: { message: 'Error' }, until },
  });
  expect(await screen.findByRole('button', { name: 'Checking the price…' })).toBeDisabled();
  release();
  expect(await screen.findByText('Couldn’t compare every price with the floor.')).toBeVisible();
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

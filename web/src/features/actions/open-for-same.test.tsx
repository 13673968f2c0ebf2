import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import type { Order } from '@trait-market/contract/economy/orders';
import { buildOrder, orderHash } from '@trait-market/contract/economy/typed-data';
import { anyHatOffer } from '@trait-market/contract/fixtures/economy/criteria';
import { listing, listingTerms } from '@trait-market/contract/fixtures/economy/orders';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import type { Action } from '@/lib/actions/action';
import { ofBob, onStart, openAction, press } from '@/testing/actions/open-action';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { readActionDraft } from './dialog/signing/action-draft';
import { CancelOpenForSame } from './shared/orders/cancel-open-for-same';
import { openForSameWords } from './shared/orders/open-for-same';

afterEach(() => sessionStorage.clear());

const ORDERS = `/economy/v1/wallets/${aliceAddress}/orders`;

const hashOf = (digit: string) => `0x${digit.repeat(64)}` as const;

/** An own open offer for one helmet, unless that's changed. */
const offer = (changes: Partial<WalletOrder> = {}): WalletOrder => ({
  ...listing,
  kind: 'offer',
  hash: hashOf('1'),
  gives: [],
  gets: listing.gives,
  unitPrice: { chainId: 1, coin: 'wrapped', amount: '80000000000000000' },
  remaining: 1,
  components: buildOrder({ ...listingTerms, kind: 'offer', commitments: [] }),
  state: { kind: 'fillable' },
  revivedAt: null,
  ...changes,
});

const avatar = { collection: 'fathom-club', tokenId: '7', name: 'Fathom Club #7' };

const trade = offer({
  kind: 'trade',
  hash: hashOf('2'),
  unitPrice: null,
  gives: [{ kind: 'avatar', avatar }],
});

const pageOf = (...items: readonly WalletOrder[]) => ({
  body: { items, nextCursor: null, total: items.length },
});

const open = (action: Action, ...items: readonly WalletOrder[]) =>
  openAction(action, { [ORDERS]: pageOf(...items) });

const buying: Action = { kind: 'buy', order: ofBob };

const dearer = buildOrder({ ...listingTerms, unitPrice: 130000000000000000n });
const other: Order = {
  ...ofBob,
  hash: orderHash(dearer),
  components: dearer,
  unitPrice: { chainId: 1, coin: 'native', amount: '130000000000000000' },
};
const cart: Action = {
  kind: 'buySeveral',
  lines: [ofBob, other].map((order) => ({ order, quantity: 1 })),
};

const reviewed = () => screen.findByRole('heading', { name: 'What your wallet will sign' });

test('E446 the review of a purchase names an open offer for the same, and one press cancels it first', async () => {
  open(buying, offer());
  const words =
    'You have an open offer for Brass Diving Helmet: 0.08 WETH for 1. If it’s accepted too, you get it twice.';
  expect(await screen.findByText(words)).toBeInTheDocument();
  await press('Cancel the offer first');
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  expect(screen.getByText('Signature 1 of 2: cancellation')).toBeInTheDocument();
  expect(readActionDraft(aliceAddress)?.steps).toMatchObject([
    { kind: 'cancel', message: { orderHashes: [offer().hash] } },
    { kind: 'fulfilment' },
  ]);
});

test('E446 the review names open trades for the same, too', async () => {
  open(buying, offer({ remaining: 2 }), trade);
  expect(
    await screen.findByText(
      /^You have an open offer for Brass Diving Helmet: 0\.08 WETH each for 2\./,
    ),
  ).toBeInTheDocument();
  expect(
    screen.getByText(/^You have an open trade for Brass Diving Helmet: you give Fathom Club #7\./),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cancel these 2 orders first' })).toBeInTheDocument();
});

test('E446 the review of a cart names the trait of an open offer', async () => {
  open(cart, offer());
  expect(
    await screen.findByText(/^You have an open offer for Brass Diving Helmet: 0\.08 WETH for 1\./),
  ).toBeInTheDocument();
});

test.each([
  ['a listing', { ...offer(), ...listing }],
  ['a reserved listing', offer({ kind: 'listing' })],
  ['an offer on another network', offer({ chainId: 137 })],
  ['an offer for any trait of a set', offer({ components: anyHatOffer.components })],
  [
    'an offer for another trait',
    offer({
      components: buildOrder({
        ...listingTerms,
        kind: 'offer',
        commitments: [],
        asset: { ...listingTerms.asset, tokenId: '99' },
      }),
    }),
  ],
])('E446 the review of a purchase doesn’t name %s', async (_, order) => {
  open(buying, order);
  await reviewed();
  expect(screen.queryByText(/^You have/)).not.toBeInTheDocument();
});

test('E446 E424 a purchase is reviewed once the open offers have loaded, so that nothing moves', async () => {
  let load = () => {};
  const until = new Promise<void>((resolve) => {
    load = resolve;
  });
  openAction(buying, { [ORDERS]: { ...pageOf(offer()), until } });
  await waitFor(() => expect(readActionDraft(aliceAddress)?.steps).toHaveLength(1));
  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(screen.queryByText('What your wallet will sign')).not.toBeInTheDocument();
  load();
  await reviewed();
  expect(screen.getByText(/^You have an open offer/)).toBeInTheDocument();
});

test('E446 a purchase can be signed if the open offers can’t be loaded, and says so', async () => {
  openAction(buying, { [ORDERS]: { status: 404, body: { message: 'Later' } } });
  await reviewed();
  expect(
    screen.getByText('Couldn’t check whether you have an open offer for the same thing.'),
  ).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Sign/ })).toBeEnabled());
});

test('E446 many open offers are counted, with the names of three traits', () => {
  const named = (value: string): WalletOrder =>
    offer({
      gets: listing.gives.map((item) =>
        item.kind === 'trait' ? { ...item, trait: { ...item.trait, value } } : item,
      ),
    });
  expect(openForSameWords(['Fez', 'Fez', 'Cap', 'Hat', 'Hood'].map(named))).toEqual([
    'You have 5 open offers and trades for Fez, Cap, Hat and 1 more. If they’re accepted too, you get these twice.',
  ]);
});

test.each([
  ['Cancel your offer for the same', [offer()]],
  ['Cancel your 2 orders for the same', [offer(), trade]],
])('E446 the receipt of a purchase offers: %s', async (name, orders) => {
  stubApi({ [ORDERS]: pageOf(...orders, offer({ hash: hashOf('3'), chainId: 137 })) });
  renderScreen(<CancelOpenForSame bought={[ofBob]} address={aliceAddress} onStart={onStart} />, {
    session: signedInAsAlice,
  });
  await press(name);
  expect(onStart).toHaveBeenLastCalledWith({
    kind: 'cancel',
    orders: orders.map(({ hash }) => expect.objectContaining({ hash })),
  });
});

test('E446 the receipt of a purchase without open offers for the same offers nothing', async () => {
  stubApi({
    [ORDERS]: pageOf(offer({ maker: { address: bobAddress, username: null }, chainId: 137 })),
  });
  const { settled } = renderScreen(
    <CancelOpenForSame bought={[ofBob]} address={aliceAddress} onStart={onStart} />,
    { session: signedInAsAlice },
  );
  await settled();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

import { approvals } from '@trait-market/contract/fixtures/economy/approvals';
import { anyHatOffer } from '@trait-market/contract/fixtures/economy/criteria';
import {
  dormantListing,
  undercutListing,
  walletOrderPage,
} from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetRef, laserEyesRef } from '@trait-market/contract/fixtures/economy/traits';
import { fathom7 } from '@trait-market/contract/fixtures/economy/collectors';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { Radar } from './radar';

const ORDERS = `/economy/v1/wallets/${aliceAddress}/orders`;

const SOON = new Date(Date.now() + 3_600_000).toISOString();
const LATER = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString();

/** Builds an order that is at risk because it ends soon. */
const order = (number: number, part: Partial<WalletOrder> = {}): WalletOrder => ({
  ...dormantListing,
  expiresAt: SOON,
  hash: `0x${String(number).padStart(64, '0')}`,
  state: { kind: 'fillable' },
  ...part,
});

const show = (at = '/dashboard?view=radar') => {
  const { start, within: acting } = stubActions();
  renderScreen(acting(<Radar address={aliceAddress} />), { at, session: signedInAsAlice });
  return start;
};

const pageOf = (items: WalletOrder[], nextCursor: string | null = null) => ({
  body: { ...walletOrderPage, items, nextCursor, total: items.length },
});

test('an inactive order says why, and what would make it active again', async () => {
  stubApi({ [ORDERS]: pageOf([{ ...dormantListing, state: { ...dormantListing.state } }]) });
  show();
  expect(await screen.findByText('Inactive')).toBeInTheDocument();
  expect(screen.getByText(/You no longer hold/)).toHaveTextContent(
    'anyone can buy it again for 0.12 ETH',
  );
  expect(screen.getByRole('status')).toHaveTextContent('0 active, 1 inactive');
});

test('E440 a listing whose edition an avatar wears names the avatar, and can be canceled', async () => {
  const items = [{ kind: 'avatar', avatar: fathom7, rank: { place: 30, of: 250 } }];
  stubApi({
    [ORDERS]: pageOf([{ ...dormantListing, state: { ...dormantListing.state } }]),
    [`/economy/v1/wallets/${aliceAddress}/inventory`]: {
      body: { items, nextCursor: null, total: 1 },
    },
  });
  show();
  expect(await screen.findByText(/wears your Brass Diving Helmet/)).toHaveTextContent(
    'Fathom Club #7 wears your Brass Diving Helmet. Take it off or cancel.',
  );
  expect(screen.getByRole('link', { name: 'Take it off' })).toHaveAttribute(
    'href',
    expect.stringContaining('/extract'),
  );
  expect(screen.queryByText(/You no longer hold/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Cancel the listing/ })).toBeVisible();
});

test('E405 says which orders are at risk, and links to all of them', async () => {
  stubApi({ [ORDERS]: pageOf([]) });
  show();
  expect(
    screen.getByText(/^Open orders that are undercut, outbid, about to end or inactive/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute(
    'href',
    '/dashboard?view=orders',
  );
  await screen.findByText('No open orders');
});

test('E484 leaves out open orders without a risk, and each row leads to the same one in Orders', async () => {
  const market = { floor: null, undercutBy: null, bestOffer: null, lastSale: null };
  const safe = order(1, { expiresAt: LATER, market });
  const offer = order(2, { kind: 'offer', gives: [], gets: safe.gives });
  stubApi({ [ORDERS]: pageOf([safe, offer]) });
  show();
  expect(await screen.findByText('2 open orders: 2 active, 0 inactive.')).toBeVisible();
  const links = screen.getAllByRole('link', { name: /see it in Orders$/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/dashboard?view=orders&show=offers-made&name=Brass%20Diving%20Helmet#order-${offer.hash}`,
  ]);
});

test('E484 says so when no open order is at risk', async () => {
  const market = { floor: null, undercutBy: null, bestOffer: null, lastSale: null };
  stubApi({ [ORDERS]: pageOf([order(1, { expiresAt: LATER, market })]) });
  show();
  expect(await screen.findByText('None of your open orders is at risk.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all your orders' })).toHaveAttribute(
    'href',
    '/dashboard?view=orders',
  );
});

test('asks only for orders that can still be executed', async () => {
  const { requests } = stubApi({ [ORDERS]: pageOf([]) });
  show();
  await screen.findByText('No open orders');
  expect(requests.filter((address) => address.includes('state'))).toEqual([
    `${ORDERS}?side=made&state=fillable&state=dormant&limit=60`,
  ]);
});

test('reads every page before it counts anything', async () => {
  const pages = [pageOf([order(1), order(2)], 'bW9yZQ'), pageOf([order(2), order(3)])];
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(Response.json((address.includes('state') ? pages.shift() : pageOf([]))?.body)),
  );
  show();
  expect(await screen.findByText(/^3 open orders: /)).toBeInTheDocument();
  expect(pages).toEqual([]);
});

test('one order is canceled by its own button, all orders of an item by one signature', async () => {
  const [first, second] = [order(1), order(2)];
  const other = order(3, { gives: [{ kind: 'trait', trait: laserEyesRef, quantity: 1 }] });
  stubApi({ [ORDERS]: pageOf([first, second, other]) });
  const start = show();
  const helmet = await screen.findByRole('heading', { name: 'Brass Diving Helmet' });
  expect(within(helmet).getByRole('link')).toHaveAttribute(
    'href',
    '/traits/brass-diving-helmet-fathom-club',
  );
  const [cancelFirst] = screen.getAllByRole('button', {
    name: 'Cancel the listing of Brass Diving Helmet, 3 editions, 0.12 ETH each',
  });
  if (cancelFirst) await userEvent.click(cancelFirst);
  expect(start).toHaveBeenLastCalledWith({ kind: 'cancel', orders: [first] });
  await userEvent.click(
    screen.getByRole('button', { name: 'Cancel all 2 orders for Brass Diving Helmet' }),
  );
  expect(start).toHaveBeenLastCalledWith({ kind: 'cancel', orders: [first, second] });
  expect(screen.queryByRole('button', { name: /all .* about Crimson/ })).not.toBeInTheDocument();
});

test('shows the whole trade under each thing it gives, and cancels it with one signature', async () => {
  const trade = order(1, {
    kind: 'trade',
    gives: [
      { kind: 'avatar', avatar: fathom7 },
      { kind: 'trait', trait: divingHelmetRef, quantity: 17 },
    ],
    gets: [{ kind: 'trait', trait: laserEyesRef, quantity: 1 }],
    unitPrice: null,
    quantity: 1,
    remaining: 1,
  });
  stubApi({ [ORDERS]: pageOf([trade]) });
  show();
  const whole = 'Fathom Club #7 and 17 × Brass Diving Helmet in return for Crimson Laser Eyes';
  expect(await screen.findAllByText(whole)).toHaveLength(2);
  for (const name of ['Fathom Club #7', 'Brass Diving Helmet'])
    expect(screen.getByRole('heading', { name })).toBeInTheDocument();
  expect(screen.getAllByText(/^Can be accepted now/)).toHaveLength(2);
  expect(screen.getByText(/^1 open order: /)).toBeInTheDocument();
});

test('an order that is active again says since when, latest first, and an inactive one does not', async () => {
  const eyes = order(1, {
    kind: 'offer',
    gives: [],
    gets: [{ kind: 'trait', trait: laserEyesRef, quantity: 1 }],
    revivedAt: '2026-11-20T10:00:00.000Z',
  });
  const helmet = order(2, { revivedAt: '2026-11-21T10:00:00.000Z' });
  const asleep = { ...dormantListing, revivedAt: '2026-11-22T10:00:00.000Z' };
  stubApi({ [ORDERS]: pageOf([eyes, order(3), helmet, asleep]) });
  show();
  const region = await screen.findByRole('region', { name: 'Recently active again' });
  expect(
    within(region)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    expect.stringContaining('Your listing of 3 × Brass Diving Helmet is live again.'),
    expect.stringContaining('Your offer for Crimson Laser Eyes is live again.'),
  ]);
});

test('cancels everything on a chain at once, including orders not shown here', async () => {
  stubApi({ [ORDERS]: pageOf([]) });
  const start = show();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Cancel everything on Polygon' }),
  );
  expect(start).toHaveBeenLastCalledWith({ kind: 'cancelAll', chainId: 137 });
});

test('canceling everything names the number of open orders, after the orders themselves', async () => {
  stubApi({ [ORDERS]: pageOf([order(1), order(2)]) });
  const start = show();
  const button = await screen.findByRole('button', { name: 'Cancel everything on Ethereum' });
  const item = await screen.findByRole('heading', { name: 'Brass Diving Helmet' });
  expect(item.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(button);
  expect(start).toHaveBeenLastCalledWith({ kind: 'cancelAll', chainId: 1, openOrders: 2 });
});

test('when orders can’t be loaded, does not claim there are none, can still cancel everything, and can try again', async () => {
  const api = stubApi({
    [ORDERS]: { status: 503, body: { message: 'Closed for cleaning.' } },
    '/economy/v1/wallets/me/approvals': { body: approvals },
  });
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Closed for cleaning.');
  expect(screen.queryByText('No open orders')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cancel everything on Ethereum' })).toBeEnabled();
  api.answer(ORDERS, pageOf([order(1)]));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^1 open order: /)).toBeInTheDocument();
});

test('shows the trait’s cheapest price beside an undercut listing, which two presses reprice', async () => {
  stubApi({ [ORDERS]: pageOf([undercutListing]) });
  const start = show();
  expect(await screen.findByText('Undercut')).toBeInTheDocument();
  expect(document.body).toHaveTextContent(
    /Floor 0.1 ETH · yours is 0.02 ETH above \(20%\) · last sale 0.09 ETH, 25% below yours/,
  );
  // Amounts don't break at the end of a line.
  expect(document.body.textContent).toContain(
    'Floor 0.1\u00A0ETH · yours is 0.02\u00A0ETH above\u00A0(20%)',
  );
  await userEvent.click(screen.getByRole('button', { name: /^Match the floor: Brass/ }));
  const price = '100000000000000000';
  expect(start).toHaveBeenLastCalledWith({
    kind: 'reprice',
    lines: [{ order: undercutListing, unitPrice: price }],
  });
  await userEvent.click(screen.getByRole('button', { name: /^Lower to 0.099 ETH: Brass/ }));
  expect(start).toHaveBeenLastCalledWith({
    kind: 'reprice',
    lines: [{ order: undercutListing, unitPrice: '99000000000000000' }],
  });
});

test('undercut listings can match the floor together', async () => {
  stubApi({ [ORDERS]: pageOf([undercutListing, order(2)]) });
  const start = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Select orders' }));
  const bar = within(screen.getByRole('region', { name: 'Selected orders' }));
  await userEvent.click(bar.getByRole('button', { name: 'Select all 2' }));
  await userEvent.click(bar.getByRole('button', { name: 'Match the floor with 1' }));
  expect(start).toHaveBeenLastCalledWith({
    kind: 'reprice',
    lines: [{ order: undercutListing, unitPrice: '100000000000000000' }],
  });
});

test('E98 a listing that no one undercuts only has its price changed, and the button for several says about how much', async () => {
  const unitPrice = { chainId: 1, coin: 'native', amount: '1234' } as const;
  const market = { floor: null, undercutBy: null, bestOffer: null, lastSale: null };
  stubApi({ [ORDERS]: pageOf([order(1, { market, unitPrice }), order(2, { market })]) });
  const start = show();
  expect(await screen.findAllByRole('button', { name: /^Change the price: Brass/ })).toHaveLength(
    2,
  );
  expect(screen.queryByRole('button', { name: /^Lower to/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Select orders' }));
  const bar = within(screen.getByRole('region', { name: 'Selected orders' }));
  await userEvent.click(bar.getByRole('button', { name: 'Select all 2' }));
  expect(bar.getByRole('button', { name: 'Lower 2 by about 5%' })).toBeVisible();
  const [button] = screen.getAllByRole('button', { name: /^Change the price: Brass/ });
  if (button) await userEvent.click(button);
  expect(start).toHaveBeenLastCalledWith({
    kind: 'reprice',
    lines: [{ order: order(1, { market, unitPrice }) }],
  });
});

test('E442 says that an own offer is the best one or proposes a price that is, instead of naming it as someone else’s', async () => {
  const { gives } = order(1);
  const bestOffer = { chainId: 1, coin: 'wrapped', amount: '90000000000000000' } as const;
  const market = { floor: null, undercutBy: null, bestOffer, lastSale: null };
  const offerAt = (number: number, amount: string) =>
    order(number, {
      kind: 'offer',
      gives: [],
      gets: gives,
      unitPrice: { ...bestOffer, amount },
      market,
    });
  stubApi({ [ORDERS]: pageOf([offerAt(1, bestOffer.amount), offerAt(2, '80000000000000000')]) });
  const start = show();
  expect(await screen.findByText(/yours is the best.offer/)).toHaveTextContent(
    '· yours is the best offer',
  );
  expect(screen.getByText(/best offer 0\.09 ETH/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Change offer: .*0\.09 WETH/ }));
  expect(start).toHaveBeenLastCalledWith({
    kind: 'raise',
    order: offerAt(1, bestOffer.amount),
    isLowerAllowed: true,
  });
  // E442: an outbid offer is raised to one step above the best one (E549).
  const raise = screen.getByRole('button', { name: /^Raise to 0\.0901 WETH: .*0\.08 WETH/ });
  expect(raise).toHaveTextContent(/^Raise to 0\.0901 WETH$/);
  await userEvent.click(raise);
  expect(start).toHaveBeenLastCalledWith({
    kind: 'raise',
    order: offerAt(2, '80000000000000000'),
    unitPrice: '90100000000000000',
  });
});

test('E476 an offer for any trait of a set is compared with the set, and raised in one step', async () => {
  const floor = { chainId: 1, coin: 'native', amount: '70000000000000000' } as const;
  const bestOffer = { ...floor, coin: 'wrapped', amount: '60000000000000000' } as const;
  const market = { floor, undercutBy: null, bestOffer, lastSale: null };
  const own = { ...order(2), ...anyHatOffer, market };
  stubApi({ [ORDERS]: pageOf([order(1), own]) });
  const start = show();
  const line = await screen.findByText(/best offer 0\.06 ETH/);
  expect(line.closest('p')).toHaveTextContent(
    /^Outbid · Floor without yours 0\.07.ETH.*best offer 0\.06.ETH, [\d.]+% above.yours$/,
  );
  expect(line.closest('p')).not.toHaveTextContent(/sold|sale/);
  expect(screen.getAllByRole('button', { name: /^Change offer/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: /^Raise to 0\.0601 WETH: any / }));
  expect(start).toHaveBeenLastCalledWith({
    kind: 'raise',
    order: own,
    unitPrice: '60100000000000000',
  });
});

test('offers no floor to match on a listing that is not undercut, and no lower price', async () => {
  const floor = undercutListing.market?.floor ?? null;
  const market = { floor, undercutBy: null, bestOffer: null, lastSale: null };
  stubApi({ [ORDERS]: pageOf([order(1, { market }), { ...dormantListing, market }]) });
  show();
  expect(await screen.findByText(/another listing of.yours/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Match the floor/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Lower to / })).not.toBeInTheDocument();
});

test.each([
  ['undercut', 'Undercut 1', 'Undercut'],
  ['outbid', 'Outbid 1', 'Outbid'],
  ['ending', 'Ending soon 1', 'Only yours is for sale'],
  ['inactive', 'Inactive 1', 'Inactive'],
])('E122 the address filters for orders that need attention: %s', async (name, words, row) => {
  const bestOffer = { chainId: 1, coin: 'wrapped', amount: '90000000000000000' } as const;
  const market = { floor: null, undercutBy: null, bestOffer: null, lastSale: null };
  const orders = [
    order(1, { expiresAt: LATER, market }),
    order(5, {
      kind: 'offer',
      gives: [],
      gets: dormantListing.gives,
      unitPrice: { ...bestOffer, amount: '80000000000000000' },
      expiresAt: LATER,
      market: { ...market, bestOffer },
    }),
    order(3, { ...undercutListing, hash: order(3).hash, expiresAt: LATER }),
    order(2, { market }),
    // An order that also ends soon, but can't be filled.
    { ...dormantListing, hash: order(4).hash, expiresAt: SOON },
  ];
  stubApi({ [ORDERS]: pageOf(orders) });
  show(`/dashboard?view=radar&show=${name}`);
  const filter = within(await screen.findByRole('navigation', { name: 'Orders at risk' }));
  expect(filter.getByRole('link', { current: 'page' })).toHaveTextContent(words);
  expect(filter.getByRole('link', { name: 'All 4' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\?view=radar$/),
  );
  expect(screen.getAllByText(row)).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: /^Cancel the/ })).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('5 open orders: 4 active, 1 inactive.');
});

test('E122 says when no order has the risk in the address, and links to all that have one', async () => {
  const market = { floor: null, undercutBy: null, bestOffer: null, lastSale: null };
  stubApi({ [ORDERS]: pageOf([order(1, { market })]) });
  show('/dashboard?view=radar&show=undercut');
  expect(await screen.findByText('None of your listings is undercut.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Show all at risk' }));
  expect(screen.getAllByRole('button', { name: /^Cancel the/ })).toHaveLength(1);
});

test('E102 several orders can be selected, and canceled or lowered together', async () => {
  const [first, second] = [order(1), order(2)];
  const offer = order(3, { kind: 'offer', gives: [], gets: first.gives });
  stubApi({ [ORDERS]: pageOf([first, second, offer]) });
  const start = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Select orders' }));
  const bar = within(screen.getByRole('region', { name: 'Selected orders' }));
  expect(bar.queryByRole('button', { name: /^Cancel/ })).not.toBeInTheDocument();
  await userEvent.click(bar.getByRole('button', { name: 'Select all 3' }));
  expect(bar.getByText('2 of them are listings that can be repriced')).toBeInTheDocument();
  await userEvent.click(bar.getByRole('button', { name: 'Cancel 3' }));
  expect(start).toHaveBeenLastCalledWith({ kind: 'cancel', orders: [first, second, offer] });
  await userEvent.click(bar.getByRole('button', { name: 'Lower 2 by 10%' }));
  const unitPrice = '108000000000000000';
  expect(start).toHaveBeenLastCalledWith({
    kind: 'reprice',
    lines: [
      { order: first, unitPrice },
      { order: second, unitPrice },
    ],
  });
  await userEvent.click(bar.getByRole('button', { name: 'Change 2 prices' }));
  expect(start).toHaveBeenLastCalledWith({
    kind: 'reprice',
    lines: [{ order: first }, { order: second }],
  });
  const [box] = screen.getAllByRole('checkbox');
  if (box) await userEvent.click(box);
  expect(bar.getByRole('status')).toHaveTextContent('2 orders selected');
});

test('E296 a listing of an avatar can be repriced like a trait’s', async () => {
  const listed = order(1, { gives: [{ kind: 'avatar', avatar: fathom7 }] });
  stubApi({ [ORDERS]: pageOf([listed, order(2)]) });
  const start = show();
  await userEvent.click(
    await screen.findByRole('button', { name: /^Change the price: .*Fathom Club #7/ }),
  );
  expect(start).toHaveBeenLastCalledWith({ kind: 'reprice', lines: [{ order: listed }] });
  await userEvent.click(screen.getByRole('button', { name: 'Select orders' }));
  const bar = within(screen.getByRole('region', { name: 'Selected orders' }));
  await userEvent.click(bar.getByRole('button', { name: 'Select all 2' }));
  await userEvent.click(bar.getByRole('button', { name: 'Change 2 prices' }));
  expect(start).toHaveBeenLastCalledWith({
    kind: 'reprice',
    lines: [{ order: listed }, { order: order(2) }],
  });
});

test('E204 approvals show which orders depend on them, and each can be taken back', async () => {
  const [avatars, traits, ...others] = approvals.items;
  if (avatars === undefined || traits === undefined) throw new Error('There are approvals');
  stubApi({
    [ORDERS]: pageOf([]),
    '/economy/v1/wallets/me/approvals': {
      body: { items: [{ ...avatars, orders: 2 }, traits, ...others] },
    },
  });
  const start = show();
  expect(await screen.findByText('1 approved, 1 missing')).toBeInTheDocument();
  expect(
    screen.getByText(
      'Ethereum. Not approved. 2 open orders need it: inactive until you approve it again.',
    ),
  ).toBeInTheDocument();
  expect(
    screen.getByText('Ethereum. Approved. 1 open order needs it, and becomes inactive without it.'),
  ).toBeInTheDocument();
  await userEvent.click(
    screen.getByRole('button', { name: 'Revoke approval for Fathom Club traits' }),
  );
  expect(start).toHaveBeenLastCalledWith({ kind: 'approve', approval: traits, isGiven: false });
});

import { approvals } from '@trait-market/contract/fixtures/economy/approvals';
import { dormantListing, undercutListing } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetRef, laserEyesRef } from '@trait-market/contract/fixtures/economy/traits';
import { fathom7, fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { LATER, order, ORDERS, pageOf, selectFirst, showRadar, SOON } from '@/testing/pages/radar';
import { stubApi } from '@/testing/stub-api';

test('an inactive order says why, and what would make it active again', async () => {
  stubApi({ [ORDERS]: pageOf([{ ...dormantListing, state: { ...dormantListing.state } }]) });
  showRadar();
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
  showRadar();
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

test('E538 an item names its collection', async () => {
  stubApi({
    [ORDERS]: pageOf([order(1)]),
    '/economy/v1/collections': { body: { items: [fathomClub], nextCursor: null, total: 1 } },
  });
  showRadar();
  const heading = await screen.findByRole('heading', { name: 'Brass Diving Helmet' });
  expect(await screen.findByTitle('Fathom Club')).toBeVisible();
  expect(heading.nextElementSibling).toHaveTextContent('Fathom Club');
});

test('E405 says which orders are at risk, and links to all of them', async () => {
  stubApi({ [ORDERS]: pageOf([]) });
  showRadar();
  expect(
    screen.getByText(/^Open orders that are undercut, outbid, about to end or inactive/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute(
    'href',
    '/dashboard?view=orders',
  );
  await screen.findByText(/^Your listings, offers and trades that/);
});

test('E484 leaves out open orders without a risk, and each row leads to the same one in Orders', async () => {
  const market = { floor: null, undercutBy: null, bestOffer: null, lastSale: null };
  const safe = order(1, { expiresAt: LATER, market });
  const offer = order(2, { kind: 'offer', gives: [], gets: safe.gives });
  stubApi({ [ORDERS]: pageOf([safe, offer]) });
  showRadar();
  expect(await screen.findByText('2 open orders: 2 active, 0 inactive.')).toBeVisible();
  const links = screen.getAllByRole('link', { name: /see it in Orders$/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/dashboard?view=orders&show=offers-made&name=Brass%20Diving%20Helmet#order-${offer.hash}`,
  ]);
});

test('E484 says so when no open order is at risk', async () => {
  const market = { floor: null, undercutBy: null, bestOffer: null, lastSale: null };
  stubApi({ [ORDERS]: pageOf([order(1, { expiresAt: LATER, market })]) });
  showRadar();
  expect(await screen.findByText('None of your open orders is at risk.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all your orders' })).toHaveAttribute(
    'href',
    '/dashboard?view=orders',
  );
});

test('asks only for orders that can still be executed', async () => {
  const { requests } = stubApi({ [ORDERS]: pageOf([]) });
  showRadar();
  await screen.findByText(/^Your listings, offers and trades that/);
  expect(requests.filter((address) => address.includes('state'))).toEqual([
    `${ORDERS}?side=made&state=fillable&state=dormant&limit=60`,
  ]);
});

test('reads every page before it counts anything', async () => {
  const pages = [pageOf([order(1), order(2)], 'bW9yZQ'), pageOf([order(2), order(3)])];
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(Response.json((address.includes('state') ? pages.shift() : pageOf([]))?.body)),
  );
  showRadar();
  expect(await screen.findByText(/^3 open orders: /)).toBeInTheDocument();
  expect(pages).toEqual([]);
});

test('one order is canceled by its own button, all orders of an item by one signature', async () => {
  const [first, second] = [order(1), order(2)];
  const other = order(3, { gives: [{ kind: 'trait', trait: laserEyesRef, quantity: 1 }] });
  stubApi({ [ORDERS]: pageOf([first, second, other]) });
  const start = showRadar();
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

test('E617 shows the whole trade under each thing it gives, and cancels it with one signature', async () => {
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
  showRadar();
  const whole = 'Fathom Club #7 and 17 × Brass Diving Helmet in return for Crimson Laser Eyes';
  expect(await screen.findAllByText(whole)).toHaveLength(2);
  for (const name of ['Fathom Club #7', 'Brass Diving Helmet'])
    expect(screen.getByRole('heading', { name })).toBeInTheDocument();
  for (const name of screen.getAllByText('Trade'))
    expect(name.closest('.facts')).toHaveTextContent(/^Trade · Active · ends /);
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
  showRadar();
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
  const start = showRadar();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Cancel everything on Polygon' }),
  );
  expect(start).toHaveBeenLastCalledWith({ kind: 'cancelAll', chainId: 137 });
});

test('canceling everything names the number of open orders, after the orders themselves', async () => {
  stubApi({ [ORDERS]: pageOf([order(1), order(2)]) });
  const start = showRadar();
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
  showRadar();
  expect(await screen.findByRole('alert')).toHaveTextContent('Closed for cleaning.');
  expect(screen.queryByText(/^Your listings, offers and trades that/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cancel everything on Ethereum' })).toBeEnabled();
  api.answer(ORDERS, pageOf([order(1)]));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^1 open order: /)).toBeInTheDocument();
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
  showRadar(`/dashboard?view=radar&show=${name}`);
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
  showRadar('/dashboard?view=radar&show=undercut');
  expect(await screen.findByText('None of your listings is undercut.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Show all at risk' }));
  expect(screen.getAllByRole('button', { name: /^Cancel the/ })).toHaveLength(1);
});

test('E102 E675 several orders can be selected without a mode, and canceled or lowered together', async () => {
  const [first, second] = [order(1), order(2)];
  const offer = order(3, { kind: 'offer', gives: [], gets: first.gives });
  stubApi({ [ORDERS]: pageOf([first, second, offer]) });
  const start = showRadar();
  expect(await screen.findAllByRole('checkbox', { name: /^Select the/ })).toHaveLength(3);
  expect(screen.queryByRole('region', { name: 'Selected orders' })).not.toBeInTheDocument();
  await selectFirst();
  const bar = within(screen.getByRole('region', { name: 'Selected orders' }));
  expect(bar.getByRole('status')).toHaveTextContent('1 order selected');
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

test('E204 approvals show which orders depend on them, and each can be taken back', async () => {
  const [avatars, traits, ...others] = approvals.items;
  if (avatars === undefined || traits === undefined) throw new Error('There are approvals');
  stubApi({
    [ORDERS]: pageOf([]),
    '/economy/v1/wallets/me/approvals': {
      body: { items: [{ ...avatars, orders: 2 }, traits, ...others] },
    },
  });
  const start = showRadar();
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

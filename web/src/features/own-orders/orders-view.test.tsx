import { anyHatOffer } from '@trait-market/contract/fixtures/economy/criteria';
import {
  dormantListing,
  undercutListing,
  walletOrderPage,
} from '@trait-market/contract/fixtures/economy/orders';
import { fathom7, fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import { divingHelmetRef, laserEyesRef } from '@trait-market/contract/fixtures/economy/traits';
import { rates } from '@trait-market/contract/fixtures/economy/rates';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import type { Item } from '@trait-market/contract/economy/shared';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import { hiddenOffersText } from '@/lib/storage';
import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi, type StubbedAnswer } from '@/testing/stub-api';

import { OrdersView } from './orders-view';

afterEach(() => hiddenOffersText(aliceAddress).write(''));

const ORDERS = `/economy/v1/wallets/${aliceAddress}/orders`;
const OPEN = 'state=fillable&state=dormant';
/** The own open orders, among which are counters of received offers. */
const MADE = `${ORDERS}?side=made&${OPEN}&limit=60`;
const CLOSED = 'state=filled&state=cancelled&state=expired';
const AT = '2026-11-21T10:00:00.000Z';

const order = (number: number, part: Partial<WalletOrder> = {}): WalletOrder => ({
  ...dormantListing,
  hash: `0x${String(number).padStart(64, '0')}`,
  state: { kind: 'fillable' },
  ...part,
});

const pageOf = (items: WalletOrder[], nextCursor: string | null = null, total = items.length) => ({
  body: { ...walletOrderPage, items, nextCursor, total },
});

/** Stubs the open and the closed orders. */
const ordersAre = (open: StubbedAnswer, closed: StubbedAnswer = pageOf([])) => ({
  [ORDERS]: open,
  [`${ORDERS}?side=made&kind=listing&${CLOSED}&limit=24`]: closed,
});

const show = (at = '/dashboard?view=orders') => {
  const { start, within: acting } = stubActions();
  renderScreen(acting(<OrdersView address={aliceAddress} />), { at, session: signedInAsAlice });
  return start;
};

test('E597 the columns of own listings have heads', async () => {
  stubApi(ordersAre(pageOf([order(1)])));
  show();
  expect(await screen.findByText('Compared')).toBeInTheDocument();
});

test.each([
  ['', 'side=made&kind=listing'],
  ['&show=offers-made', 'side=made&kind=offer'],
  ['&show=offers-received', 'side=received&kind=offer&kind=trade&kind=listing'],
  ['&show=trades', 'side=made&kind=trade'],
  ['&show=__proto__', 'side=made&kind=listing'],
])('"%s" asks for %s', async (show_, query) => {
  const { requests } = stubApi({ [ORDERS]: pageOf([]) });
  show(`/dashboard?view=orders${show_}`);
  await screen.findByRole('link', { name: /^(See what|Go to)/ });
  // Ignores the request that only counts the received offers.
  const lists = requests.filter((address) => address.startsWith(`${ORDERS}?`));
  expect(lists.filter((address) => address !== `${ORDERS}?side=received&limit=1`)).toEqual(
    query.startsWith('side=received')
      ? // Closed orders of other users can't be accepted.
        [`${ORDERS}?${query}&${OPEN}&sort=value&limit=24`, MADE]
      : [MADE, `${ORDERS}?${query}&${CLOSED}&limit=24`],
  );
});

test('E405 says what it lists, and links to the orders at risk', async () => {
  stubApi({ [ORDERS]: pageOf([]) });
  show();
  expect(
    screen.getByText(/^To fix orders that are undercut, outbid, about to end or inactive/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Orders at risk' })).toHaveAttribute(
    'href',
    '/dashboard?view=radar',
  );
  await screen.findByText(/You have no open listings/);
});

test('E545 an own offer for any trait of a set says how many traits it has, as signed', async () => {
  stubApi({
    [ORDERS]: pageOf([order(1, anyHatOffer)]),
    [`${ORDERS}?side=made&kind=offer&${CLOSED}&limit=24`]: pageOf([]),
  });
  show('/dashboard?view=orders&show=offers-made');
  const size = await screen.findByText('2 traits, fixed when signed');
  expect(size.closest('.facts')).toHaveTextContent(
    '2 editions, 0.05 WETH each · 2 traits, fixed when signed',
  );
});

test('E321 E617 lists open orders first, shows the state of each, and lets only open ones be canceled', async () => {
  const open = order(1);
  stubApi(
    ordersAre(
      pageOf([open, order(2, dormantListing)]),
      pageOf([
        order(3, { state: { kind: 'filled', at: AT } }),
        order(4, { state: { kind: 'cancelled', at: AT } }),
        order(5, { state: { kind: 'expired', at: AT } }),
      ]),
    ),
  );
  const start = show();
  expect(
    await screen.findByRole('heading', { name: 'Filled, canceled and expired' }),
  ).toBeInTheDocument();
  const [active] = screen.getAllByText('Active', { selector: '.facts *' });
  expect(active?.closest('.facts')).toHaveTextContent('Active · ends 24 Dec 2026');
  expect(screen.getByRole('link', { name: /^Inactive/ })).toBeInTheDocument();
  for (const words of ['Filled on', 'Canceled on', 'Expired on'])
    expect(screen.getByText(new RegExp(words))).toHaveTextContent(`${words} 21 Nov 2026`);
  const cancels = screen.getAllByRole('button', { name: /^Cancel the listing for Brass/ });
  expect(cancels).toHaveLength(2);
  if (cancels[0]) await userEvent.click(cancels[0]);
  expect(start).toHaveBeenLastCalledWith({ kind: 'cancel', orders: [open] });
});

test.each(['', '&show=offers-received'])(
  'E550 a row of “%s” estimates its price in the user’s currency',
  async (list) => {
    stubApi({
      [ORDERS]: pageOf([order(1)]),
      '/economy/v1/rates': { body: { ...rates, at: rates.asOf } },
    });
    show(`/dashboard?view=orders${list}`);
    const [estimate] = await screen.findAllByText(/^≈\s\$[\d,.]+$/);
    expect(estimate).toBeVisible();
  },
);

test.each([
  ['', {}],
  ['&show=offers-made', { kind: 'offer', gives: [], gets: dormantListing.gives }],
  ['&show=offers-received', { kind: 'offer', gives: [], gets: dormantListing.gives }],
] satisfies [string, Partial<WalletOrder>][])(
  'E538 a row of “%s” names the trait’s collection',
  async (list, part) => {
    stubApi({
      [ORDERS]: pageOf([order(1, part)]),
      '/economy/v1/collections': { body: { items: [fathomClub], nextCursor: null, total: 1 } },
    });
    show(`/dashboard?view=orders${list}`);
    const [collection] = await screen.findAllByTitle('Fathom Club');
    expect(collection).toBeVisible();
    const [heading] = screen.getAllByRole('heading', { name: /^Brass Diving Helmet/ });
    expect(heading?.nextElementSibling).toHaveTextContent('Fathom Club');
  },
);

test('E541 a received order says who asks, what you give and what you get, and can be accepted', async () => {
  const bob = { address: bobAddress, username: 'bob' } as const;
  const swap = order(1, {
    kind: 'trade',
    maker: bob,
    gives: [{ kind: 'trait', trait: laserEyesRef, quantity: 1 }],
    gets: [{ kind: 'trait', trait: divingHelmetRef, quantity: 1 }],
    unitPrice: null,
  });
  const offer = order(2, {
    kind: 'offer',
    maker: bob,
    gives: [],
    gets: [{ kind: 'avatar', avatar: fathom7 }],
    unitPrice: { chainId: 1, coin: 'wrapped', amount: '90000000000000000' },
    quantity: 1,
    remaining: 1,
  });
  stubApi({ [ORDERS]: pageOf([swap, offer]) });
  const start = show('/dashboard?view=orders&show=offers-received');
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent(
    /You giveBrass Diving HelmetYou getCrimson Laser EyesTrade by bob/,
  );
  expect(second).toHaveTextContent(/Fathom Club #7.*0.09 WETH.*Offer by bob · ends/);
  if (second) await userEvent.click(within(second).getByRole('button', { name: /^Accept/ }));
  expect(start).toHaveBeenLastCalledWith({ kind: 'accept', order: offer });
});

test('E408 a hidden offer is counted neither in the link nor in the list’s foot', async () => {
  const offers = [1, 2].map((number) =>
    order(number, {
      kind: 'offer',
      maker: { address: bobAddress, username: 'bob' },
      gives: [],
      gets: [{ kind: 'avatar', avatar: fathom7 }],
      unitPrice: { chainId: 1, coin: 'wrapped', amount: `${number}0000000000000000` },
    }),
  );
  stubApi({
    [ORDERS]: pageOf(offers, 'bW9yZQ', 3),
    [`${ORDERS}?side=received&limit=60`]: pageOf(offers, null, 3),
  });
  show('/dashboard?view=orders&show=offers-received');
  expect(await screen.findByRole('link', { name: 'Offers received 3' })).toBeInTheDocument();
  expect(screen.getByText('2 of 3 offers shown')).toBeInTheDocument();
  const [hide] = await screen.findAllByRole('button', { name: /^Hide the offer/ });
  if (hide) await userEvent.click(hide);
  expect(await screen.findByRole('link', { name: 'Offers received 2' })).toBeInTheDocument();
  expect(screen.getByText('1 of 2 offers shown')).toBeInTheDocument();
});

test('E408 an offer that was hidden beyond the first 60 isn’t counted either, nor while it loads', async () => {
  const offers = [1, 2].map((number) => order(number, { kind: 'offer', gets: [], gives: [] }));
  const [first, second] = offers;
  if (!first || !second) throw new Error('There are two offers.');
  hiddenOffersText(aliceAddress).write(JSON.stringify([second.hash]));
  let arrive = (): void => undefined;
  const until = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const all = `${ORDERS}?side=received&limit=60`;
  stubApi({
    [ORDERS]: pageOf([first], 'bW9yZQ', 70),
    [MADE]: pageOf([]),
    [all]: pageOf([first], 'bW9yZQ', 70),
    [`${all}&cursor=bW9yZQ`]: { ...pageOf([second], null, 70), until },
  });
  show('/dashboard?view=orders&show=offers-received');
  expect(await screen.findByRole('button', { name: /^Show more offers/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Offers received' })).toBeInTheDocument();
  expect(screen.queryByText(/70/)).not.toBeInTheDocument();
  arrive();
  expect(await screen.findByRole('link', { name: 'Offers received 69' })).toBeInTheDocument();
  expect(screen.getByText('1 of 69 offers shown')).toBeInTheDocument();
});

test('shows more on request, and an order that moved between pages once', async () => {
  const many = Array.from({ length: 31 }, (_, index) => order(index + 1));
  stubApi({
    ...ordersAre(pageOf([])),
    [MADE]: pageOf(many.slice(0, 20), 'bW9yZQ', 31),
    [`${MADE}&cursor=bW9yZQ`]: pageOf(many.slice(19), null, 31),
  });
  show();
  expect(await screen.findByText('30 of 31 listings shown')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show more listings' }));
  expect(await screen.findByText('31 of 31 listings shown')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more listings' })).not.toBeInTheDocument();
});

test('E484 E675 several open orders are selected without a mode and canceled together, and no closed ones', async () => {
  const [first, second] = [order(1), order(2)];
  stubApi(
    ordersAre(pageOf([first, second]), pageOf([order(3, { state: { kind: 'filled', at: AT } })])),
  );
  const start = show();
  await screen.findByRole('heading', { name: 'Filled, canceled and expired' });
  const [box, ...others] = await screen.findAllByRole('checkbox', { name: /^Select the listing/ });
  expect(others).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Selected orders' })).not.toBeInTheDocument();
  if (box) await userEvent.click(box);
  expect(screen.getByText('1 order selected')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Select all 2' }));
  expect(screen.getByRole('region', { name: 'Selected orders' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel 2' }));
  expect(start).toHaveBeenLastCalledWith({ kind: 'cancel', orders: [first, second] });
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('region', { name: 'Selected orders' })).not.toBeInTheDocument();
  expect(box?.closest('ul')).toHaveFocus();
  expect(box).not.toBeChecked();
});

test('E484 an order at risk leads to its row among those at risk, which has the prices that fix it', async () => {
  const undercut = { ...undercutListing, hash: order(1).hash };
  stubApi(ordersAre(pageOf([undercut, { ...dormantListing, hash: order(2).hash }])));
  show();
  expect(await screen.findByRole('link', { name: /^Undercut/ })).toHaveAttribute(
    'href',
    `/dashboard?view=radar&show=undercut#order-${undercut.hash}`,
  );
  expect(screen.getByRole('link', { name: /^Inactive/ })).toHaveAttribute(
    'href',
    `/dashboard?view=radar&show=inactive#order-${order(2).hash}`,
  );
  expect(screen.getByRole('button', { name: /^Change the price/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Match the floor|Lower to)/ })).toBeNull();
});

test('E488 the pictures of orders lead to their items', async () => {
  const trade = order(2, {
    kind: 'trade',
    gives: [{ kind: 'avatar', avatar: fathom7 }],
    gets: [{ kind: 'trait', trait: laserEyesRef, quantity: 1 }],
    unitPrice: null,
  });
  stubApi({
    [ORDERS]: pageOf([trade]),
    [`${ORDERS}?side=made&kind=trade&${CLOSED}&limit=24`]: pageOf([]),
  });
  show('/dashboard?view=orders&show=trades');
  await screen.findAllByRole('heading', { name: 'Fathom Club #7' });
  const links = [...document.querySelectorAll('li [aria-hidden] a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/avatars/fathom-club/7',
    '/traits/crimson-laser-eyes-fathom-club',
  ]);
});

test('E485 hidden offers are listed from every page, and each is shown again', async () => {
  const offers = [1, 2].map((number) =>
    order(number, {
      kind: 'offer',
      maker: { address: bobAddress, username: 'bob' },
      gives: [],
      gets: [{ kind: 'avatar', avatar: fathom7 }],
    }),
  );
  const [first, second] = offers;
  if (!first || !second) throw new Error('There are two offers.');
  hiddenOffersText(aliceAddress).write(JSON.stringify([second.hash]));
  const all = `${ORDERS}?side=received&limit=60`;
  stubApi({
    [ORDERS]: pageOf([first], 'bW9yZQ', 2),
    [MADE]: pageOf([]),
    [all]: pageOf([first], 'bW9yZQ', 2),
    [`${all}&cursor=bW9yZQ`]: pageOf([second], null, 2),
  });
  show('/dashboard?view=orders&show=offers-received');
  await userEvent.click(await screen.findByRole('link', { name: 'Hidden 1' }));
  const again = await screen.findAllByRole('button', { name: /^Show the offer .* again$/ });
  expect(again).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: /^Accept and give/ })).toHaveLength(1);
  if (again[0]) await userEvent.click(again[0]);
  expect(await screen.findByText(/^You haven’t hidden any open offer/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Hidden' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Offers received 2' })).toBeInTheDocument();
});

test('T36 hostile names are shown as plain text', async () => {
  const value = `\u202E<img src=x>${'y'.repeat(500)}`;
  stubApi(
    ordersAre(
      pageOf([
        order(1, { gives: [{ kind: 'trait', trait: { ...divingHelmetRef, value }, quantity: 1 }] }),
      ]),
    ),
  );
  show();
  const heading = await screen.findByRole('heading', { name: /^<img src=x>y/ });
  expect(heading.textContent.length).toBeLessThanOrEqual(120);
});

test('E442 received offers are filtered by collection and kind', async () => {
  const gives = [{ kind: 'trait', trait: laserEyesRef, quantity: 1 }] as const;
  const gets = [{ kind: 'trait', trait: divingHelmetRef, quantity: 1 }] as const;
  const base = {
    gives: [],
    gets: [...gets],
    maker: { address: bobAddress, username: 'bob' },
  } satisfies Partial<WalletOrder>;
  const offer = order(1, { ...base, kind: 'offer' });
  const trade = order(2, { ...base, kind: 'trade', gives: [...gives], unitPrice: null });
  stubApi({ [ORDERS]: pageOf([offer, trade]) });
  show('/dashboard?view=orders&show=offers-received');
  await screen.findAllByRole('button', { name: /^Accept and give/ });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Trades');
  expect(await screen.findByText('1 of your 2 offers matches')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Accept and give/ })).toHaveLength(1);
  expect(screen.getByRole('button', { name: /^Counter the trade for/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findAllByRole('button', { name: /^Accept and give/ })).toHaveLength(2);
});

test('E442 the address filters received offers by collection', async () => {
  stubApi({ [ORDERS]: pageOf([order(1, { kind: 'offer', gives: [] })]) });
  show('/dashboard?view=orders&show=offers-received&collection=elsewhere');
  expect(await screen.findByText(/^0 of your 1 offers match/)).toBeVisible();
});

test('E686 a received offer says at what price the user countered it, and an own one at what price its owner did', async () => {
  const bob = { address: bobAddress, username: 'bob' } as const;
  const alice = { address: aliceAddress, username: 'alice' } as const;
  const wants = {
    kind: 'offer',
    gives: [],
    gets: [{ kind: 'trait', trait: divingHelmetRef, quantity: 1 }],
  } satisfies Partial<WalletOrder>;
  const counter = (number: number, part: Partial<WalletOrder>) =>
    order(number, { createdAt: '2026-11-24T10:00:00.000Z', quantity: 1, ...part });
  const ofAlice = counter(2, { maker: alice, reservedFor: bob });
  const earlier = { ...ofAlice, hash: order(3).hash, createdAt: '2026-11-01T10:00:00.000Z' };
  const ofBob = counter(4, { maker: bob, reservedFor: alice });
  stubApi({
    [ORDERS]: pageOf([order(1, { ...wants, maker: bob })]),
    [MADE]: pageOf([earlier, ofAlice, order(5, { ...wants, maker: alice })]),
    [`${ORDERS}?side=made&kind=offer&${CLOSED}&limit=24`]: pageOf([]),
    [`${ORDERS}?side=received&kind=listing&limit=60`]: pageOf([ofBob]),
  });
  show('/dashboard?view=orders&show=offers-received');
  expect(
    await screen.findByRole('link', { name: /^You countered at 0\.12\sETH$/ }),
  ).toHaveAttribute(
    'href',
    `/dashboard?view=orders&show=listings&name=Brass%20Diving%20Helmet#order-${ofAlice.hash}`,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Offers made' }));
  expect(
    await screen.findByRole('link', { name: /^bob countered at 0\.12\sETH$/ }),
  ).toHaveAttribute(
    'href',
    `/dashboard?view=orders&show=offers-received&kind=listing#order-${ofBob.hash}`,
  );
});

test('E686 a received trade says that the user countered it, and an own one that the other side did', async () => {
  const bob = { address: bobAddress, username: 'bob' } as const;
  const alice = { address: aliceAddress, username: 'alice' } as const;
  const helmet = [{ kind: 'trait', trait: divingHelmetRef, quantity: 1 }] satisfies Item[];
  const avatar = [{ kind: 'avatar', avatar: fathom7 }] satisfies Item[];
  const trade = (number: number, part: Partial<WalletOrder>) =>
    order(number, { kind: 'trade', unitPrice: null, quantity: 1, remaining: 1, ...part });
  const later = '2026-11-24T10:00:00.000Z';
  const ofBob = trade(1, { maker: bob, gives: helmet, gets: avatar });
  const ofAlice = trade(2, { maker: alice, gives: avatar, gets: helmet, createdAt: later });
  stubApi({
    [ORDERS]: pageOf([ofBob]),
    [MADE]: pageOf([trade(3, { maker: alice, gives: helmet, gets: avatar }), ofAlice]),
    [`${ORDERS}?side=made&kind=trade&${CLOSED}&limit=24`]: pageOf([]),
    [`${ORDERS}?side=received&kind=trade&limit=60`]: pageOf([
      trade(4, { maker: bob, gives: avatar, gets: helmet, createdAt: later }),
    ]),
  });
  show('/dashboard?view=orders&show=offers-received');
  expect(await screen.findByRole('link', { name: 'You countered this trade' })).toHaveAttribute(
    'href',
    expect.stringMatching(`show=trades&name=.*#order-${ofAlice.hash}$`),
  );
  await userEvent.click(screen.getByRole('link', { name: 'Trades' }));
  const links = await screen.findAllByRole('link', { name: 'bob countered this trade' });
  expect(links).toHaveLength(1);
  expect(links[0]).toHaveAttribute(
    'href',
    `/dashboard?view=orders&show=offers-received&kind=trade#order-${order(4).hash}`,
  );
});

test('E273 received offers are sorted by how close they are to the floor, or by what share of the last sale they pay', async () => {
  const native = (amount: string) => ({ chainId: 1, coin: 'native', amount }) as const;
  const compared = (number: number, amount: string, floor: string, sale: string | null) =>
    order(number, {
      kind: 'offer',
      maker: { address: bobAddress, username: 'bob' },
      gives: [],
      gets: [{ kind: 'trait', trait: divingHelmetRef, quantity: 1 }],
      quantity: 1,
      remaining: 1,
      given: { held: 1 },
      unitPrice: { chainId: 1, coin: 'wrapped', amount: `${amount}0000000000000000` },
      market: {
        floor: native(`${floor}0000000000000000`),
        undercutBy: null,
        bestOffer: null,
        lastSale: sale === null ? null : { price: native(`${sale}0000000000000000`), at: AT },
      },
    });
  stubApi({
    [ORDERS]: pageOf([
      compared(1, '50', '100', null),
      compared(2, '30', '40', '60'),
      compared(3, '10', '50', '8'),
    ]),
    [MADE]: pageOf([]),
  });
  show('/dashboard?view=orders&show=offers-received');
  const sort = await screen.findByRole('combobox', { name: 'Sort by' });
  const expectPrices = async (prices: string[]) => {
    await screen.findByText(/^3 of your 3 offers match/);
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('checkbox', { name: /^Select the offer/ })
          .map((box) => /0\.\d+ WETH/.exec(box.getAttribute('aria-label') ?? '')?.[0]),
      ).toEqual(prices),
    );
  };
  await userEvent.selectOptions(sort, 'Closest to floor');
  await expectPrices(['0.3 WETH', '0.5 WETH', '0.1 WETH']);
  await userEvent.selectOptions(sort, 'Best against last sale');
  await expectPrices(['0.1 WETH', '0.3 WETH', '0.5 WETH']);
});

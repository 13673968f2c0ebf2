import type { ListingNow } from '@trait-market/contract/economy/listings';
import type { Order } from '@trait-market/contract/economy/orders';
import { listingOfFathom7 } from '@trait-market/contract/fixtures/economy/avatars';
import { balances, fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { rates } from '@trait-market/contract/fixtures/economy/rates';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { divingHelmetCard } from '@trait-market/contract/fixtures/economy/traits';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import { cart } from '@/lib/cart/cart';
import type { Session } from '@/lib/session/session';
import { stubActions } from '@/testing/actions/actions-stub';
import { ofBob, ordersOf, page, TRAIT_ID } from '@/testing/actions/open-action';
import { setBrowserLocale } from '@/testing/browser-locale';
import { renderScreen } from '@/testing/render-screen';
import { anonymous, signedInAsAlice } from '@/testing/sessions';
import { settled } from '@/testing/settled';
import { stubApi } from '@/testing/stub-api';

import { CartScreen } from './cart-screen';

const hashAt = (position: number) => `0x${String(position).padStart(64, '0')}` as const;
const bob = { address: `0x${'b0'.repeat(20)}` as const, username: null };
const orderAt = (position: number, change: Partial<Order> = {}): Order => ({
  ...listing,
  hash: hashAt(position),
  maker: bob,
  remaining: 1,
  ...change,
});
const there = (order: Order): ListingNow => ({ hash: order.hash, listing: order, next: null });

afterEach(cart.clear);

const show = (
  now: readonly ListingNow[],
  session: Session = anonymous,
  found: readonly Order[] = [],
  answers: Parameters<typeof stubApi>[0] = {},
) => {
  const api = stubApi({
    '/economy/v1/listings/now': { body: { items: now } },
    '/economy/v1/listings': { body: { items: found, nextCursor: null, total: found.length } },
    '/economy/v1/collections': { body: { items: [fathomClub], nextCursor: null, total: 1 } },
    ...answers,
  });
  const { start, within: acting } = stubActions();
  const { queryClient } = renderScreen(acting(<CartScreen />), { session });
  return { ...api, queryClient, start };
};

test('E622 an empty cart has one button, which leads to traits for sale', async () => {
  show([]);
  expect(screen.getByText(/Your cart is empty/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse traits for sale' })).toHaveAttribute(
    'href',
    '/market?listed=true',
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('buys everything still available together, and shows the cost and the fees', async () => {
  const orders = [orderAt(1), orderAt(2, { remaining: 3 })];
  cart.add(orderAt(1));
  cart.add(orderAt(2, { remaining: 3 }), 2);
  const { start } = show(orders.map(there));
  const total = within(screen.getByRole('region', { name: 'Total' }));
  await userEvent.click(await total.findByRole('button', { name: 'Buy 3 editions of 1 trait' }));
  expect(total.getByText('0.36 ETH')).toBeVisible();
  expect(start).toHaveBeenCalledWith({
    kind: 'buySeveral',
    lines: [
      { order: expect.objectContaining({ hash: hashAt(1) }), quantity: 1 },
      { order: expect.objectContaining({ hash: hashAt(2) }), quantity: 2 },
    ],
  });
});

test('E652 the total of each network says how much of it is market fees and royalties', async () => {
  const onPolygon = orderAt(2, { chainId: 137, fees: [] });
  cart.add(orderAt(1, { remaining: 2 }), 2);
  cart.add(onPolygon);
  show([there(orderAt(1, { remaining: 2 })), there(onPolygon)]);
  const total = within(screen.getByRole('region', { name: 'Total' }));
  await total.findByText('On Polygon');
  const figures = total
    .getAllByText(/^Including/)
    .map((label) => `${label.textContent}: ${label.nextElementSibling?.textContent}`);
  expect(figures).toEqual([
    'Including market fees: 0.006 ETH',
    'Including artists’ royalties: 0.012 ETH',
    'Including market fees: 0 POL',
    'Including artists’ royalties: 0 POL',
  ]);
});

test('E506 phones have the total and the Buy button in a bar at the bottom', async () => {
  const orders = [orderAt(1), orderAt(2, { remaining: 3 })];
  cart.add(orderAt(1));
  cart.add(orderAt(2, { remaining: 3 }), 2);
  const { start } = show(orders.map(there));
  const bar = within(await screen.findByRole('region', { name: 'Buy your cart' }));
  expect(bar.getByText('0.36 ETH')).toBeVisible();
  await userEvent.click(bar.getByRole('button', { name: 'Buy 3 editions of 1 trait' }));
  expect(start).toHaveBeenCalledWith(expect.objectContaining({ kind: 'buySeveral' }));
});

test('E506 a cart without anything to buy has no bar', async () => {
  cart.add(orderAt(1));
  show([{ hash: hashAt(1), listing: null, next: null }]);
  await screen.findByText('Nothing in your cart can be bought right now.');
  expect(screen.queryByRole('region', { name: 'Buy your cart' })).not.toBeInTheDocument();
});

test('a line names its collection, network and seller, and the price of each edition', async () => {
  cart.add(orderAt(1, { remaining: 3 }), 2);
  show([there(orderAt(1, { remaining: 3 }))]);
  const row = within(await screen.findByRole('listitem'));
  expect(await row.findByText('Fathom Club')).toBeVisible();
  expect(row.getByText('Ethereum')).toBeVisible();
  expect(row.getByRole('link', { name: /^0xb0b/ })).toHaveAttribute(
    'href',
    `/profile/${bob.address}`,
  );
  expect(row.getByText('0.24 ETH')).toBeVisible();
  expect(row.getByText('0.12 ETH')).toBeVisible();
});

test('E678 a line has the estimate of its price', async () => {
  const three = { remaining: 3 };
  cart.add(orderAt(1, three), 2);
  cart.add(orderAt(2));
  show([there(orderAt(1, three)), { hash: hashAt(2), listing: null, next: null }], anonymous, [], {
    '/economy/v1/rates': { body: rates },
  });
  const [both, gone] = await screen.findAllByRole('listitem');
  await waitFor(() => expect(both).toHaveTextContent(/0\.24 ETH≈\s\$720\.00/));
  expect(gone).toHaveTextContent(/0\.12 ETH≈\s\$360\.00/);
});

test('E81 shows a listing that has gone with the price of the next one, which can replace it', async () => {
  const dearer = orderAt(9, {
    unitPrice: { chainId: 1, coin: 'native', amount: '150000000000000000' },
  });
  cart.add(orderAt(1));
  cart.add(orderAt(2));
  show([{ hash: hashAt(1), listing: null, next: dearer }, there(orderAt(2))]);
  expect(await screen.findByText(/It’s no longer for sale/)).toHaveTextContent(
    'It’s no longer for sale. The next one costs 0.15 ETH, 0.03 ETH more.',
  );
  const total = within(screen.getByRole('region', { name: 'Total' }));
  expect(total.getByRole('button', { name: 'Buy 1 trait' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Take the next one' }));
  expect(cart.read().map(({ hash }) => hash)).toEqual([hashAt(9), hashAt(2)]);
});

test('promises no number of signatures while the listings load', async () => {
  cart.add(orderAt(1));
  show([there(orderAt(1))]);
  expect(screen.getByText('Loading your cart')).toBeInTheDocument();
  expect(screen.queryByText(/signature/)).not.toBeInTheDocument();
  expect(screen.queryByText(/Nothing in your cart/)).not.toBeInTheDocument();
  expect(await screen.findByText('One signature buys them all.')).toBeVisible();
});

test('shows prices as they were added if the listings can’t be loaded', async () => {
  cart.add(orderAt(1));
  show([], anonymous, [], { '/economy/v1/listings/now': { status: 503, body: { message: '' } } });
  expect(await screen.findByText('Couldn’t check what’s still for sale')).toBeVisible();
  expect(screen.getByText('0.12 ETH').closest('.line-through')).toBeNull();
});

test('cannot buy your own listing, or one that is no longer for sale', async () => {
  cart.add(orderAt(1));
  cart.add(orderAt(2));
  const own = orderAt(1, { maker: { address: aliceAddress, username: null } });
  show([there(own), { hash: hashAt(2), listing: null, next: null }], signedInAsAlice);
  expect(await screen.findByText(/This is your own listing/)).toBeVisible();
  expect(screen.getByText(/no longer for sale, and there’s no other listing/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Buy' })).toBeDisabled();
  expect(screen.queryByText(/signature/)).not.toBeInTheDocument();
  for (const price of screen.getAllByText('0.12 ETH'))
    expect(price.closest('.line-through')).not.toBeNull();
});

test('a line can be removed, and the cart emptied', async () => {
  for (const position of [1, 2, 3]) cart.add(orderAt(position));
  show([1, 2, 3].map((position) => there(orderAt(position))));
  const [remove] = await screen.findAllByRole('button', { name: /^Remove/ });
  await userEvent.click(remove as HTMLElement);
  expect(cart.read()).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Empty the cart' }));
  expect(cart.read()).toEqual([]);
});

const traitAt = (position: number, id: string, change: Partial<Order> = {}): Order =>
  orderAt(position, {
    gives: listing.gives.map((item) =>
      item.kind === 'trait' ? { ...item, trait: { ...item.trait, id } } : item,
    ),
    ...change,
  });
const addCheapest = () => screen.findByRole('button', { name: 'Add the cheapest' });
const wantMany = async (text: string) => {
  const many = await screen.findByRole('textbox', { name: 'How many' });
  await userEvent.clear(many);
  await userEvent.type(many, text);
};
const inCart = () => cart.read().map(({ hash, quantity }) => [hash, quantity]);

test('E461 adds different traits of a collection, cheapest first, and states their total before', async () => {
  const first = [traitAt(1, 'hat'), traitAt(2, 'hat', { remaining: 4 }), traitAt(3, 'cap')];
  show([], anonymous, [], {
    '/economy/v1/listings?chainId=1&collection=fathom-club&limit=60': {
      body: { items: first, nextCursor: 'more', total: 4 },
    },
    '/economy/v1/listings?chainId=1&collection=fathom-club&limit=60&cursor=more': {
      body: { items: [traitAt(4, 'fez')], nextCursor: null, total: 4 },
    },
  });
  await wantMany('2');
  expect(await screen.findByText('2 traits for 0.24 ETH in total')).toBeVisible();
  await wantMany('5');
  expect(
    await screen.findByText('3 traits for 0.36 ETH in total, all different ones'),
  ).toBeVisible();
  await userEvent.click(await addCheapest());
  expect(await screen.findByText('Added 3 traits. There are no more for sale.')).toBeVisible();
  expect(inCart()).toEqual([
    [hashAt(1), 1],
    [hashAt(3), 1],
    [hashAt(4), 1],
  ]);
});

test('E461 adds as many editions of the same trait as are allowed, up to a price', async () => {
  const { requests } = show([], anonymous, [orderAt(1), orderAt(2, { remaining: 4 }), orderAt(3)]);
  await wantMany('3');
  await userEvent.type(screen.getByRole('textbox', { name: /Maximum price/ }), '0.2');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Allow the same trait/ }));
  expect(await screen.findByText('3 editions of 1 trait for 0.36 ETH in total')).toBeVisible();
  await userEvent.click(await addCheapest());
  expect(await screen.findByText('Added 3 editions of 1 trait, cheapest first.')).toBeVisible();
  expect(inCart()).toEqual([
    [hashAt(1), 1],
    [hashAt(2), 2],
  ]);
  expect(requests.some((address) => address.includes('maxPrice=200000000000000000'))).toBe(true);
});

test('E461 adds nothing at a higher total than stated', async () => {
  const { answer } = show([], anonymous, [orderAt(1)]);
  expect(await screen.findByText(/^1 trait for 0\.12 ETH in total/)).toBeVisible();
  const unitPrice = { chainId: 1, coin: 'native', amount: '150000000000000000' } as const;
  answer('/economy/v1/listings', {
    body: { items: [orderAt(1, { unitPrice })], nextCursor: null, total: 1 },
  });
  await userEvent.click(await addCheapest());
  expect(
    await screen.findByText('Prices have changed. Check the new total, then add them.'),
  ).toBeVisible();
  expect(cart.read()).toEqual([]);
  expect(screen.getByText(/^1 trait for 0\.15 ETH in total/)).toBeVisible();
  await userEvent.click(await addCheapest());
  expect(await screen.findByText(/^Added 1 trait/)).toBeVisible();
});

test('fetches the cheapest listings again at each press', async () => {
  const { answer } = show([], anonymous, []);
  expect(await screen.findByText(/^There’s nothing to add\./)).toBeVisible();
  answer('/economy/v1/listings', { body: { items: [orderAt(1)], nextCursor: null, total: 1 } });
  await userEvent.click(screen.getByRole('button', { name: 'Add the cheapest' }));
  expect(await screen.findByText(/^Added 1 trait/)).toBeVisible();
});

test('the highest price may have a decimal comma, and a separator that can mean two things is asked about', async () => {
  setBrowserLocale('fr-FR');
  const { requests } = show([], anonymous, [orderAt(1)]);
  const most = await screen.findByRole('textbox', { name: /Maximum price/ });
  await userEvent.type(most, '1.000{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('“1.000” can mean 1 or 1000.');
  expect(requests.some((address) => address.includes('maxPrice'))).toBe(false);
  await userEvent.clear(most);
  await userEvent.type(most, '0,2');
  await screen.findByText(/^1 trait for/);
  await userEvent.click(await addCheapest());
  await screen.findByText(/^Added 1 trait/);
  expect(requests.some((address) => address.includes('maxPrice=200000000000000000'))).toBe(true);
});

test.each(['0', '31', 'two'])('refuses %j as a number of traits to add', async (text) => {
  show([], anonymous, [orderAt(1)]);
  const many = await screen.findByRole('textbox', { name: 'How many' });
  await userEvent.clear(many);
  await userEvent.type(many, text);
  await userEvent.click(screen.getByRole('button', { name: 'Add the cheapest' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a whole number from 1 to 30.');
  expect(many).toHaveValue(text);
  expect(cart.read()).toEqual([]);
});

const holding = (native: string, wrapped: string) => ({
  '/economy/v1/wallets/me/balances': {
    body: { items: balances.items.map((one) => ({ ...one, native, wrapped })) },
  },
});
const total = () => within(screen.getByRole('region', { name: 'Total' }));
const phoneBar = () => within(screen.getByRole('region', { name: 'Buy your cart' }));

test('E513 says which coin is missing, next to the total and in the bar of phones', async () => {
  cart.add(orderAt(1));
  show(
    [there(orderAt(1))],
    signedInAsAlice,
    [],
    holding('100000000000000000', '10000000000000000'),
  );
  expect(await total().findByRole('status')).toHaveTextContent(
    'Not enough ETH: you need 0.12 ETH, you have 0.1 ETH and 0.01 WETH. Add ETH to your wallet.',
  );
  expect(total().getByRole('link', { name: 'See your balances' })).toHaveAttribute(
    'href',
    '/dashboard?view=balances',
  );
  expect(
    phoneBar().getByText('Not enough ETH: you need 0.12 ETH, you have 0.1 ETH.'),
  ).toBeVisible();
});

test('E513 says how much is unwrapped first when that is enough', async () => {
  cart.add(orderAt(1));
  show(
    [there(orderAt(1))],
    signedInAsAlice,
    [],
    holding('100000000000000000', '20000000000000000'),
  );
  expect(await total().findByRole('status')).toHaveTextContent(
    'Not enough ETH: you need 0.12 ETH, you have 0.1 ETH. 0.02 WETH will be unwrapped first. That needs its own signature.',
  );
  expect(total().queryByRole('link', { name: 'See your balances' })).not.toBeInTheDocument();
  expect(phoneBar().getByText('0.02 WETH will be unwrapped first.')).toBeVisible();
});

test.each([
  ['enough coin', signedInAsAlice],
  ['no wallet', anonymous],
])('E513 with %s nothing is said about funds', async (_, session) => {
  cart.add(orderAt(1));
  const { queryClient } = show(
    [there(orderAt(1))],
    session,
    [],
    holding('120000000000000000', '0'),
  );
  await settled(queryClient);
  expect(await total().findByText('You pay')).toBeVisible();
  expect(total().queryByRole('status')).not.toBeInTheDocument();
  expect(phoneBar().queryByText(/Not enough|unwrapped/)).not.toBeInTheDocument();
});

test('E513 the total waits for the balances, so that nothing moves', async () => {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  cart.add(orderAt(1));
  show([there(orderAt(1))], signedInAsAlice, [], {
    '/economy/v1/wallets/me/balances': { body: balances, until },
  });
  expect(await total().findByRole('button', { name: 'Buy 1 trait' })).toBeEnabled();
  expect(total().queryByText('You pay')).not.toBeInTheDocument();
  release();
  expect(await total().findByText('You pay')).toBeVisible();
});

const avatarAt = (position: number, change: Partial<Order> = {}): Order => ({
  ...listingOfFathom7,
  hash: hashAt(position),
  maker: bob,
  ...change,
});

test('E515 an avatar’s line leads to the avatar and is bought together with traits', async () => {
  cart.add(orderAt(1));
  cart.add(avatarAt(2));
  show([there(orderAt(1)), there(avatarAt(2))]);
  expect(await screen.findByRole('link', { name: 'Fathom Club #7' })).toHaveAttribute(
    'href',
    '/avatars/fathom-club/7',
  );
  expect(await total().findByRole('button', { name: 'Buy 1 trait and 1 avatar' })).toBeEnabled();
  expect(total().getByText('1.02 ETH')).toBeVisible();
  for (const row of screen.getAllByRole('listitem'))
    expect(within(row).getByText('Fathom Club')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Brass Diving Helmet' }));
  expect(total().getByRole('button', { name: 'Buy 1 avatar' })).toBeEnabled();
});

test('E515 an avatar that is listed at another price can be taken at that price', async () => {
  const unitPrice = { chainId: 1, coin: 'native', amount: '1000000000000000000' } as const;
  cart.add(avatarAt(1));
  show([{ hash: hashAt(1), listing: null, next: avatarAt(2, { unitPrice }) }]);
  expect(await screen.findByText(/It’s no longer for sale/)).toHaveTextContent(
    'It’s no longer for sale. The next one costs 1 ETH, 0.1 ETH more.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Take the next one' }));
  expect(cart.read()).toMatchObject([
    { hash: hashAt(2), avatar: { collection: 'fathom-club', tokenId: '7' }, price: unitPrice },
  ]);
});

const native = (hundredths: number) =>
  ({ chainId: 1, coin: 'native', amount: `${hundredths}0000000000000000` }) as const;

test('E534 a line of the cart has the warnings of its purchase before it is signed', async () => {
  const [far, fair] = [orderAt(1), avatarAt(2)];
  cart.add(far);
  cart.add(fair);
  show([there(far), there(fair)], anonymous, [], {
    [ordersOf('listing')]: page({ ...ofBob, unitPrice: native(5) }),
    '/economy/v1/watched': {
      body: {
        items: [
          {
            kind: 'trait',
            id: TRAIT_ID,
            trait: { ...divingHelmetCard, lastSale: { price: native(4), at: listing.createdAt } },
            bestOffer: null,
          },
        ],
      },
    },
  });
  const rows = await screen.findByRole('list', { name: 'In your cart' });
  const [first, second] = rows.querySelectorAll<HTMLElement>(':scope > li');
  if (!first || !second) throw new Error('The cart has two lines.');
  const warnings = within(first).getAllByText(/above recent sales|cheaper listing/);
  expect(warnings.map(({ textContent }) => textContent)).toEqual([
    'This is above recent sales. The last sale was 0.04 ETH.',
    'There is a cheaper listing: 0.05 ETH.',
  ]);
  expect(second).not.toHaveTextContent(/recent sales|cheaper/);
});

test('E534 a cheaper listing that is in the cart, too, isn’t a warning', async () => {
  const orders = [orderAt(1), orderAt(2, { unitPrice: native(5) })];
  for (const order of orders) cart.add(order);
  const listings = page({ ...ofBob, unitPrice: native(5) });
  const { requests, queryClient } = show(orders.map(there), anonymous, [], {
    [ordersOf('listing')]: listings,
  });
  await screen.findAllByText('Fathom Club');
  await settled(queryClient);
  expect(requests).toContain(ordersOf('listing'));
  expect(screen.queryByText(/cheaper listing/)).not.toBeInTheDocument();
});

test.each([
  ['loaded', { status: 200, ...page({ ...ofBob, unitPrice: native(5) }) }],
  ['failed', { status: 503, body: { message: '' } }],
])('E534 rows appear once the prices of their warnings have %s', async (_, answer) => {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  cart.add(orderAt(1));
  show([there(orderAt(1))], anonymous, [], { [ordersOf('listing')]: { ...answer, until } });
  expect(await total().findByRole('button', { name: 'Buy 1 trait' })).toBeEnabled();
  expect(screen.queryByRole('list', { name: 'In your cart' })).not.toBeInTheDocument();
  release();
  const rows = await screen.findByRole('list', { name: 'In your cart' });
  expect(within(rows).queryAllByText(/cheaper listing/)).toHaveLength(
    answer.status === 200 ? 1 : 0,
  );
});

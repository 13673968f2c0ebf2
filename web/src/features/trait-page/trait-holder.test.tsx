import { anyHatOffer } from '@trait-market/contract/fixtures/economy/criteria';
import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import type { Order } from '@trait-market/contract/economy/orders';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';

import { hiddenOffersText } from '@/lib/storage';
import { aliceHolds, ofBob, ordersOf, region, showTrait, TRAIT } from '@/testing/pages/trait-page';
import { signedInAsAlice } from '@/testing/sessions';

const { id } = divingHelmetDetail;

test('E390 own offers are marked, and the button of another one says what is given', async () => {
  const own = { ...anyHatOffer, maker: listing.maker, hash: `0x${'1'.repeat(64)}` as const };
  showTrait(
    { [`${TRAIT}/orders`]: { body: { items: [own, anyHatOffer], nextCursor: null, total: 2 } } },
    { session: signedInAsAlice },
  );
  const offers = within(await region('Offers'));
  const [, first, second] = await offers.findAllByRole('row');
  expect(first).toHaveTextContent('Your offer');
  expect(second).not.toHaveTextContent('Your offer');
  expect(
    offers.getByRole('button', { name: 'Accept at 0.05 WETH and give 1 Brass Diving Helmet' }),
  ).toBeInTheDocument();
});

test('your own listings and holdings say “You”', async () => {
  showTrait({}, { session: signedInAsAlice });
  const holders = within(await region('Holders'));
  expect(holders.getByRole('row', { name: /^You 13 10/ })).toBeInTheDocument();
});

test('holders can list it, and anyone can make an offer or propose a trade', async () => {
  const { start } = showTrait(aliceHolds({ listedByOwner: 2 }), { session: signedInAsAlice });
  for (const [name, kind] of [
    ['List for sale', 'list'],
    ['Make an offer', 'offer'],
    ['Propose a trade', 'trade'],
  ] as const) {
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(start).toHaveBeenLastCalledWith({ kind, traitId: id });
  }
  expect(screen.getByText('You hold 3 loose editions, 2 listed.')).toBeInTheDocument();
});

test('E413 leads holders of further editions to their listings of the trait, and lists another', async () => {
  showTrait(aliceHolds({ listedByOwner: 1 }), { session: signedInAsAlice });
  expect(await screen.findByRole('link', { name: 'Manage your listing' })).toHaveAttribute(
    'href',
    '/dashboard?view=orders&name=Brass%20Diving%20Helmet',
  );
  expect(screen.getByRole('button', { name: 'List for sale' })).toBeInTheDocument();
});

test('E413 leads holders to their listings of the trait once all their editions are listed', async () => {
  showTrait({}, { session: signedInAsAlice });
  expect(await screen.findByRole('link', { name: 'Manage your listings' })).toHaveAttribute(
    'href',
    '/dashboard?view=orders&name=Brass%20Diving%20Helmet',
  );
  expect(screen.queryByRole('button', { name: 'List for sale' })).not.toBeInTheDocument();
});

test('says when the floor is your own listing, so that the price to buy is another', async () => {
  const dearer = { ...ofBob.unitPrice, amount: '150000000000000000' };
  showTrait(
    {
      [`${TRAIT}/orders`]: {
        body: {
          items: [
            { ...listing, hash: `0x${'1'.repeat(64)}` },
            { ...ofBob, unitPrice: dearer },
          ],
          nextCursor: null,
          total: 2,
        },
      },
    },
    { session: signedInAsAlice },
  );
  expect(await screen.findByRole('region', { name: 'Buy this trait' })).toHaveTextContent(
    '0.15 ETH',
  );
  expect(screen.getByText('lowest is yours')).toBeInTheDocument();
});

const RECEIVED = `/economy/v1/wallets/${aliceAddress}/orders`;
const hashed = (order: Order, digit: string, changes: Partial<Order> = {}): Order => ({
  ...order,
  hash: `0x${digit.repeat(64)}`,
  ...changes,
});
const pageOf = (
  items: readonly Order[],
  nextCursor: string | null = null,
  total = items.length,
) => ({
  body: { items, nextCursor, total },
});
const bob: Order['maker'] = { address: bobAddress, username: null };
const [first, second] = ['1', '2'].map((digit) =>
  hashed(listing, digit, { kind: 'offer', maker: bob }),
);
const swap = hashed(listing, '3', { kind: 'trade', unitPrice: null, maker: bob });

test('counts a trade apart from the offers that holders can accept', async () => {
  const own = hashed(listing, '4', { maker: { address: aliceAddress, username: null } });
  showTrait(
    {
      ...aliceHolds({ offersReceived: 3 }),
      [ordersOf('offer')]: pageOf([...(first ? [first] : []), ...(second ? [second] : []), own]),
      [ordersOf('trade')]: pageOf([swap]),
    },
    { session: signedInAsAlice },
  );
  const received = await screen.findByRole('link', { name: 'You can accept 2 offers and 1 trade' });
  expect(received).toHaveAttribute('href', expect.stringMatching(/#offers$/));
});

describe('hidden offers', () => {
  afterEach(() => hiddenOffersText(aliceAddress).write(''));

  const asReceived = (order: Order) => ({
    ...order,
    gives: [],
    gets: listing.gives,
    state: { kind: 'fillable' },
    revivedAt: null,
  });

  test('E408 aren’t among those that a holder can accept', async () => {
    if (!first || !second) throw new Error('There are two offers.');
    hiddenOffersText(aliceAddress).write(JSON.stringify([first.hash]));
    showTrait(
      {
        ...aliceHolds({ offersReceived: 2 }),
        [ordersOf('offer')]: pageOf([first, second]),
        [RECEIVED]: {
          body: { items: [first, second].map(asReceived), nextCursor: null, total: 2 },
        },
      },
      { session: signedInAsAlice },
    );
    expect(await screen.findByRole('link', { name: 'You can accept 1 offer' })).toBeInTheDocument();
    expect(screen.queryByText(/can accept 2/)).not.toBeInTheDocument();
  });

  test('E408 are left out of a count of more offers than one page shows', async () => {
    if (!first || !second) throw new Error('There are two offers.');
    hiddenOffersText(aliceAddress).write(JSON.stringify([second.hash]));
    const page = (cursor?: string) =>
      `${RECEIVED}?side=received&limit=60${cursor === undefined ? '' : `&cursor=${cursor}`}`;
    showTrait(
      {
        ...aliceHolds({ offersReceived: 90 }),
        [ordersOf('offer')]: pageOf([first], 'bW9yZQ', 88),
        [ordersOf('trade')]: pageOf([swap]),
        [page()]: { body: { items: [asReceived(first)], nextCursor: 'bW9yZQ', total: 90 } },
        [page('bW9yZQ')]: { body: { items: [asReceived(second)], nextCursor: null, total: 90 } },
      },
      { session: signedInAsAlice },
    );
    expect(
      await screen.findByRole('link', { name: 'You can accept 88 offers and 1 trade' }),
    ).toBeInTheDocument();
  });
});

test('E380 the best offer says when it’s yours, or by how much yours is outbid', async () => {
  const price = (amount: string) => ({ chainId: 1, coin: 'wrapped', amount }) as const;
  const mine = hashed(listing, '5', {
    kind: 'offer',
    gets: listing.gives,
    unitPrice: price('80000000000000000'),
  });
  showTrait({ [ordersOf('offer')]: pageOf([mine]) }, { session: signedInAsAlice });
  expect(await screen.findByText('Your offer is outbid by')).toHaveTextContent('0.01 ETH');
  expect(
    screen.getByRole('button', { name: 'Raise your highest offer at 0.08 WETH' }),
  ).toBeEnabled();
});

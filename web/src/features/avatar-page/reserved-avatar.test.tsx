import { fathom7Detail, listingOfFathom7 } from '@trait-market/contract/fixtures/economy/avatars';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import type { AvatarOrder } from '@trait-market/contract/economy/avatars';
import type { Party } from '@trait-market/contract/economy/shared';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { AvatarPage } from './avatar-page';

const AVATAR = '/economy/v1/avatars/fathom-club/7';
const WALLET = `/economy/v1/wallets/${aliceAddress}`;
const alice: Party = { address: aliceAddress, username: null };
const bob: Party = { address: bobAddress, username: 'bob' };

const pageOf = (...items: readonly WalletOrder[]) => ({
  body: { items, nextCursor: null, total: items.length },
});

/** A listing of the avatar as its wallet sees it: reserved, unless that's changed. */
const reserved = (changes: Partial<WalletOrder> = {}): WalletOrder => {
  const { committedTo: _, ...order } = listingOfFathom7;
  return {
    ...order,
    maker: alice,
    reservedFor: bob,
    state: { kind: 'fillable' },
    revivedAt: null,
    ...changes,
  };
};

const show = async (
  owner: Party,
  {
    made = [],
    received = [],
    listed,
  }: Partial<Record<'made' | 'received', readonly WalletOrder[]>> & { listed?: AvatarOrder },
) => {
  const listings = listed ? [listed] : [];
  stubApi({
    [AVATAR]: { body: { ...fathom7Detail, owner, price: listed?.unitPrice ?? null } },
    [`${AVATAR}/orders`]: {
      body: { items: listings, nextCursor: null, total: listings.length },
    },
    [`${AVATAR}/history`]: { body: { sales: [], items: [], nextCursor: null, total: 0 } },
    [`${WALLET}/orders?side=made&state=fillable&state=dormant&limit=60`]: pageOf(...made),
    [`${WALLET}/orders?side=received&kind=listing&limit=60`]: pageOf(...received),
  });
  const { start, within: withActions } = stubActions();
  renderScreen(withActions(<AvatarPage collection="fathom-club" tokenId="7" />), {
    session: signedInAsAlice,
  });
  const orders = within(await screen.findByRole('region', { name: 'Listings, offers and trades' }));
  return { start, orders };
};

test('E530 an own reserved listing of an avatar names its buyer and what it’s sold with, and can be changed or canceled', async () => {
  const own = reserved();
  const { start, orders } = await show(alice, { made: [own] });
  expect(await screen.findByText(/^For sale only to/)).toHaveTextContent('For sale only to bob');
  expect(orders.getByRole('listitem')).toHaveTextContent(
    /^For sale at 0.9 ETHYour listingReserved for bob.*Sold with Brass Diving Helmet/,
  );
  expect(orders.getByText('1', { exact: true })).toBeVisible();
  await userEvent.click(
    orders.getByRole('button', { name: 'Change the price of your listing at 0.9 ETH' }),
  );
  expect(start).toHaveBeenLastCalledWith({
    kind: 'reprice',
    lines: [{ order: expect.objectContaining({ hash: own.hash, reservedFor: bob }) }],
  });
  await userEvent.click(orders.getByRole('button', { name: 'Cancel your listing at 0.9 ETH' }));
  expect(start).toHaveBeenLastCalledWith({
    kind: 'cancel',
    orders: [expect.objectContaining({ hash: own.hash })],
  });
});

test('E530 an avatar that is reserved for the user says so, and is bought from its page', async () => {
  const forAlice = reserved({ maker: bob, reservedFor: alice });
  const { start, orders } = await show(bob, { received: [forAlice] });
  const offered = within(await screen.findByRole('list', { name: 'Reserved for you' }));
  expect(offered.getByRole('listitem')).toHaveTextContent(
    /^Reserved for you at 0\.9 ETH · ends 24 Dec/,
  );
  expect(screen.queryByText('Not for sale')).not.toBeInTheDocument();
  expect(orders.getByRole('listitem')).toHaveTextContent(/Reserved for you.*bob/);
  for (const press of [
    offered.getByRole('button', { name: 'Buy what’s reserved for you at 0.9 ETH' }),
    orders.getByRole('button', { name: 'Buy at 0.9 ETH' }),
  ]) {
    await userEvent.click(press);
    expect(start).toHaveBeenLastCalledWith({
      kind: 'buy',
      order: expect.objectContaining({ hash: forAlice.hash }),
    });
  }
});

const listedBy = (maker: Party): AvatarOrder => ({
  ...listingOfFathom7,
  hash: `0x${'7'.repeat(64)}`,
  maker,
  unitPrice: { chainId: 1, coin: 'native', amount: '1200000000000000000' },
});
const priceOf = () => screen.getByText('Price', { selector: 'dt' }).parentElement;

test('E530 an avatar for sale to anyone keeps its price above the listing that is reserved for the user', async () => {
  const forAlice = reserved({ maker: bob, reservedFor: alice });
  const { start, orders } = await show(bob, { received: [forAlice], listed: listedBy(bob) });
  const offered = within(await screen.findByRole('list', { name: 'Reserved for you' }));
  expect(priceOf()).toHaveTextContent(/^Price1\.2 ETH/);
  expect(screen.getByText('Best offer', { selector: 'dt' })).toBeVisible();
  for (const [press, hash] of [
    [
      offered.getByRole('button', { name: 'Buy what’s reserved for you at 0.9 ETH' }),
      forAlice.hash,
    ],
    [orders.getByRole('button', { name: 'Buy at 0.9 ETH' }), forAlice.hash],
    [orders.getByRole('button', { name: 'Buy at 1.2 ETH' }), listedBy(bob).hash],
  ] as const) {
    await userEvent.click(press);
    expect(start).toHaveBeenLastCalledWith({
      kind: 'buy',
      order: expect.objectContaining({ hash }),
    });
  }
});

test('E530 the owner of an avatar with a public and a reserved listing sees its price and both listings', async () => {
  const { orders } = await show(alice, { made: [reserved()], listed: listedBy(alice) });
  expect(await orders.findByText(/^Reserved for/)).toHaveTextContent('Reserved for bob');
  expect(orders.getAllByRole('listitem')).toHaveLength(2);
  expect(priceOf()).toHaveTextContent(/^Price1\.2 ETH/);
  expect(screen.queryByText(/^For sale only to/)).not.toBeInTheDocument();
});

test('E530 a reserved listing of another avatar isn’t shown', async () => {
  const avatar = { collection: 'fathom-club', tokenId: '8', name: 'Fathom Club #8' };
  const { orders } = await show(bob, {
    received: [reserved({ maker: bob, reservedFor: alice, gives: [{ kind: 'avatar', avatar }] })],
  });
  expect(await orders.findByText('No listings, offers or trades for it yet.')).toBeVisible();
  expect(screen.getByText('Not for sale')).toBeVisible();
});

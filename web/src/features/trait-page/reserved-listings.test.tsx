import { fathomClub, inventoryPage } from '@trait-market/contract/fixtures/economy/collectors';
import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetDetail, traitHistory } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import type { Party } from '@trait-market/contract/economy/shared';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { TraitPage } from './trait-page';

const { id } = divingHelmetDetail;
const TRAIT = `/economy/v1/traits/${id}`;
const WALLET = `/economy/v1/wallets/${aliceAddress}`;
const alice: Party = { address: aliceAddress, username: null };
const bob: Party = { address: bobAddress, username: 'bob' };

const avatar = { collection: fathomClub.slug, tokenId: '7', name: 'Fathom Club #7' };

const pageOf = (...items: readonly WalletOrder[]) => ({
  body: { items, nextCursor: null, total: items.length },
});

/** An order of the helmet that its wallet sees: reserved, unless that's changed. */
const ordered = (digit: string, changes: Partial<WalletOrder>): WalletOrder => ({
  ...listing,
  hash: `0x${digit.repeat(64)}`,
  maker: alice,
  reservedFor: bob,
  remaining: 1,
  state: { kind: 'fillable' },
  revivedAt: null,
  ...changes,
});

const show = async (made: readonly WalletOrder[], received: readonly WalletOrder[] = []) => {
  const items = inventoryPage.items.map((item) =>
    item.kind === 'trait' && item.trait.id === id
      ? { ...item, quantity: 1, listedByOwner: 0 }
      : item,
  );
  stubApi({
    [TRAIT]: { body: divingHelmetDetail },
    [`${TRAIT}/history`]: { body: traitHistory },
    [`${TRAIT}/orders`]: pageOf(),
    [`/economy/v1/collections/${divingHelmetDetail.collection}`]: { body: fathomClub },
    [`${WALLET}/inventory`]: { body: { ...inventoryPage, items } },
    [`${WALLET}/orders?side=made&state=fillable&state=dormant&limit=60`]: pageOf(...made),
    [`${WALLET}/orders?side=received&kind=listing&limit=60`]: pageOf(...received),
  });
  const { start, within: withActions } = stubActions();
  renderScreen(withActions(<TraitPage id={id} />), { session: signedInAsAlice });
  await screen.findByText(/^You hold 1 loose edition/);
  return { start, rows: within(await screen.findByRole('region', { name: 'Listings' })) };
};

test('E431 an own reserved listing is counted, named with its buyer, and can be changed or canceled', async () => {
  const own = ordered('1', {});
  const { start, rows } = await show([own]);
  expect(screen.getByText('You hold 1 loose edition, 1 reserved.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Manage your listing' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'List for sale' })).not.toBeInTheDocument();

  const row = rows.getAllByRole('row')[1];
  expect(row).toHaveTextContent(/^0\.12 ETH.*Your listing.*Reserved for bob/);
  await userEvent.click(
    rows.getByRole('button', { name: 'Change the price of your listing at 0.12 ETH' }),
  );
  expect(start).toHaveBeenLastCalledWith({
    kind: 'reprice',
    lines: [{ order: expect.objectContaining({ hash: own.hash, reservedFor: bob }) }],
  });
  await userEvent.click(rows.getByRole('button', { name: 'Cancel your listing at 0.12 ETH' }));
  expect(start).toHaveBeenLastCalledWith({
    kind: 'cancel',
    orders: [expect.objectContaining({ hash: own.hash })],
  });
});

test.each([
  ['is public', { reservedFor: undefined }],
  ['is inactive', { state: { kind: 'dormant', reason: 'not-approved', message: '' } }],
  ['is an offer', { kind: 'offer' }],
  ['is of another trait', { gives: [{ kind: 'avatar', avatar: avatar }] }],
] satisfies [string, Partial<WalletOrder>][])(
  'E431 an own order that %s is no reserved listing of the trait',
  async (_, changes) => {
    const { rows } = await show([ordered('1', changes)]);
    expect(screen.getByText('You hold 1 loose edition.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'List for sale' })).toBeInTheDocument();
    expect(rows.queryByRole('row')).not.toBeInTheDocument();
  },
);

test('E431 a listing that is reserved for the user says so and is bought from the trait’s page', async () => {
  const forAlice = ordered('2', { maker: bob, reservedFor: alice });
  const { start, rows } = await show([], [forAlice]);
  const offered = within(screen.getByRole('list', { name: 'Reserved for you' }));
  expect(offered.getByRole('listitem')).toHaveTextContent(
    /^Reserved for you at 0\.12 ETH · ends 24 Dec/,
  );
  expect(screen.getByText('You hold 1 loose edition.')).toBeInTheDocument();
  expect(rows.getAllByRole('row')[1]).toHaveTextContent(/Reserved for you.*bob/);
  for (const press of [
    offered.getByRole('button', { name: 'Buy what’s reserved for you at 0.12 ETH' }),
    rows.getByRole('button', { name: 'Buy at 0.12 ETH' }),
  ]) {
    await userEvent.click(press);
    expect(start).toHaveBeenLastCalledWith({
      kind: 'buy',
      order: expect.objectContaining({ hash: forAlice.hash }),
    });
  }
});

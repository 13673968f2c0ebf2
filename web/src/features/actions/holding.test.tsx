import type { Order } from '@trait-market/contract/economy/orders';
import { approvals } from '@trait-market/contract/fixtures/economy/approvals';
import { anyHatOffer, hats } from '@trait-market/contract/fixtures/economy/criteria';
import {
  balances,
  fathom7,
  inventoryPage,
} from '@trait-market/contract/fixtures/economy/collectors';
import { offer } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';

import type { Action } from '@/lib/actions/action';
import {
  TRAIT_ID,
  ofBob,
  offerOfBob,
  onStart,
  openAction,
  ordersOf,
  page,
  press,
} from '@/testing/actions/open-action';

afterEach(() => {
  sessionStorage.clear();
  onStart.mockClear();
});

const INVENTORY = `/economy/v1/wallets/${aliceAddress}/inventory`;
const holding = (...items: (typeof inventoryPage.items)[number][]) => ({
  [INVENTORY]: { body: { items, nextCursor: null, total: items.length } },
});
const [avatar, helmets] = inventoryPage.items;
if (avatar?.kind !== 'avatar' || helmets?.kind !== 'trait') throw new Error('Alice holds neither.');
const { id, value, slot, rarity, collection, tokenId } = divingHelmetDetail;
const worn = [{ id, value, slot, rarity, collection, tokenId }];
const wearer = { ...avatar, avatar: { ...fathom7, worn } };

const cannotContinue = (name: string) =>
  expect(screen.getByRole('button', { name })).toBeDisabled();

describe('E320 without a loose edition', () => {
  const actions: [name: string, Action][] = [
    ['accepting an offer', { kind: 'accept', order: offerOfBob }],
    ['listing', { kind: 'list', traitId: TRAIT_ID }],
  ];

  test.each(actions)('%s says so, and offers the cheapest listing', async (_name, action) => {
    openAction(action, holding());
    expect(await screen.findByText('You don’t hold a loose edition.')).toBeVisible();
    for (const button of screen.queryAllByRole('button', { name: /^Sign the/ }))
      expect(button).toBeDisabled();
    await press('Buy one for 0.12 ETH');
    expect(onStart).toHaveBeenCalledWith({ kind: 'buy', order: ofBob });
  });

  test.each(actions)('%s leads to the own avatar that wears one', async (_name, action) => {
    openAction(action, holding(wearer));
    expect(await screen.findByText(/Fathom Club #7 wears one: take it off first\.$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Take it off with Extract' })).toHaveAttribute(
      'href',
      '/extract?avatar=fathom-club/7',
    );
  });

  test('offers to make an offer when no one sells one', async () => {
    openAction(
      { kind: 'accept', order: offerOfBob },
      { ...holding(), [ordersOf('listing')]: page() },
    );
    await press('Make an offer for one');
    expect(onStart).toHaveBeenCalledWith({ kind: 'offer', traitId: TRAIT_ID });
  });
});

test('E320 an offer is accepted for at most as many editions as the seller holds', async () => {
  openAction({ kind: 'accept', order: offerOfBob }, holding({ ...helmets, quantity: 2 }));
  expect(await screen.findByLabelText('Editions (up to 2)')).toBeVisible();
});

test('a seller reads before signing what happens if the offer is gone', async () => {
  openAction({ kind: 'accept', order: offer }, holding({ ...helmets, quantity: 2 }));
  expect(await screen.findByText('If the offer’s gone, nothing happens.')).toBeVisible();
});

test('E320 an offer for an avatar of another wallet can’t be signed', async () => {
  const order: Order = { ...offerOfBob, gets: [{ kind: 'avatar', avatar: fathom7 }], remaining: 1 };
  openAction({ kind: 'accept', order }, holding());
  expect(
    await screen.findByText('You don’t hold Fathom Club #7. Only its owner can accept.'),
  ).toBeVisible();
  cannotContinue('Sign the sale');
  await press('Make an offer for it');
  expect(onStart).toHaveBeenCalledWith({
    kind: 'offerAvatar',
    collection: fathom7.collection,
    tokenId: fathom7.tokenId,
  });
});

test('E320 without a loose trait that fits, an offer for any leads to the market', async () => {
  openAction(
    { kind: 'accept', order: anyHatOffer },
    { [`/economy/v1/criteria/${hats.criteria.root}`]: { body: hats }, ...holding() },
  );
  expect(await screen.findByText(/^You don’t hold a loose trait that fits\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look for one on the market' })).toHaveAttribute(
    'href',
    '/market?collection=fathom-club&slot=headwear',
  );
  expect(screen.queryByRole('button', { name: /^Sign/ })).not.toBeInTheDocument();
});

test('E320 with nothing to trade, a trade leads to an offer', async () => {
  openAction({ kind: 'trade', traitId: TRAIT_ID }, holding());
  expect(await screen.findByText(/so there’s nothing to trade\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Review' })).not.toBeInTheDocument();
  await press('Make an offer instead');
  expect(onStart).toHaveBeenCalledWith({ kind: 'offer', traitId: TRAIT_ID });
});

const [onEthereum] = balances.items;
const poor = {
  '/economy/v1/wallets/me/balances': {
    body: { items: [{ ...onEthereum, native: '1', wrapped: '0' }] },
  },
};

test('E320 a cart beyond the balance can’t be reviewed, and leads to the balances', async () => {
  openAction({ kind: 'buySeveral', lines: [{ order: ofBob, quantity: 1 }] }, poor);
  expect(await screen.findByRole('link', { name: 'See your balances' })).toBeVisible();
  cannotContinue('Review');
});

test('E320 shows the approval that the wallet asks for first', async () => {
  const items = approvals.items.map((one) => ({ ...one, approved: one.kind !== 'traits' }));
  openAction(
    { kind: 'list', traitId: TRAIT_ID },
    { '/economy/v1/wallets/me/approvals': { body: { items } } },
  );
  await userEvent.type(await screen.findByLabelText(/^Price per edition/), '1');
  expect(screen.getByText('Signature 1 of 2: approval')).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveTextContent(/Seaport \(.*may move your/);
});

test('says nothing of approvals that were given', async () => {
  const items = approvals.items.map((one) => ({ ...one, approved: true }));
  openAction(
    { kind: 'list', traitId: TRAIT_ID },
    { '/economy/v1/wallets/me/approvals': { body: { items } } },
  );
  await userEvent.type(await screen.findByLabelText(/^Price per edition/), '1');
  expect(screen.getByRole('dialog')).not.toHaveTextContent(/may move your/);
});

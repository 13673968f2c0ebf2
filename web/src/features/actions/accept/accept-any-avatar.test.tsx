import {
  fathom7,
  fathomClub,
  inventoryPage,
} from '@trait-market/contract/fixtures/economy/collectors';
import { anyFathomOffer } from '@trait-market/contract/fixtures/economy/criteria';
import { divingHelmetRef } from '@trait-market/contract/fixtures/economy/traits';
import { fathom7Detail } from '@trait-market/contract/fixtures/economy/avatars';
import { approvals } from '@trait-market/contract/fixtures/economy/approvals';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import { onStart, openAction, press } from '@/testing/actions/open-action';
import { wholeItem } from '@/testing/whole-item';

import { readActionDraft } from '../dialog/signing/action-draft';

afterEach(() => sessionStorage.clear());

const eight = { ...fathom7, tokenId: '8', name: 'Fathom Club #8', worn: [], rarityScore: 3 };
const answers = (...avatars: readonly (typeof fathom7)[]) => ({
  '/economy/v1/collections': { body: { items: [fathomClub], nextCursor: null, total: 1 } },
  '/economy/v1/avatars/fathom-club/7': { body: fathom7Detail },
  '/economy/v1/avatars/fathom-club/8': {
    body: { ...fathom7Detail, ...eight, lastSale: null, price: null },
  },
  '/economy/v1/wallets/me/approvals': {
    body: { items: approvals.items.map((one) => ({ ...one, approved: true })) },
  },
  [`/economy/v1/wallets/${aliceAddress}/inventory`]: {
    body: {
      ...inventoryPage,
      items: avatars.map((avatar) => ({ kind: 'avatar', avatar })),
      total: avatars.length,
    },
  },
});
const open = (avatarId: string | undefined, ...avatars: readonly (typeof fathom7)[]) =>
  openAction(
    { kind: 'accept', order: anyFathomOffer, ...(avatarId !== undefined && { avatarId }) },
    answers(...avatars),
    undefined,
    { walletChain: 1, isWalletSilent: true },
  );

test('E609 the review names the avatar that is given and the traits that go along', async () => {
  open('7', fathom7, eight);
  expect(await screen.findByText('You give Fathom Club #7')).toBeVisible();
  expect(screen.getByText(/^This offer is for any Fathom Club avatar/)).toHaveTextContent(
    'It pays 22.2% below the avatar floor, 0.9 ETH.',
  );
  expect(screen.getAllByText(`Comes with 1 trait: ${divingHelmetRef.value}`)[0]).toBeVisible();
  expect(
    screen.getByText(wholeItem(/^You sell “Fathom Club #7” \(.*#7\) to “bob” \(.*\)\.$/)),
  ).toBeVisible();
  expect(
    screen.getByText(
      wholeItem(/^It comes with 1 trait, which you give, too: “Brass Diving Helmet” \(#.*\)\.$/),
    ),
  ).toBeVisible();
  expect(
    screen.getByText(wholeItem(/^The offer is for “any Fathom Club avatar” \(.*\)\.$/)),
  ).toBeVisible();
});

test('E609 the least rare avatar is preselected, and another one is signed if it is chosen', async () => {
  open(undefined, fathom7, eight);
  expect(await screen.findByText('You give Fathom Club #8')).toBeVisible();
  await userEvent.click(screen.getByText(/^Choose from your 2 avatars/));
  await userEvent.click(screen.getByRole('radio', { name: /^Fathom Club #7/ }));
  expect(screen.getByText('You give Fathom Club #7')).toBeVisible();
  await press('Sign the sale');
  await screen.findByRole('button', { name: 'Stop waiting' });
  const [step] = readActionDraft(aliceAddress)?.steps ?? [];
  expect(step).toMatchObject({
    kind: 'fulfilment',
    message: { identifier: '7', quantity: '1', orderHash: anyFathomOffer.hash },
    criteriaProof: [],
  });
});

test('E609 an avatar that isn’t the user’s anymore is replaced only if the user chooses', async () => {
  open('9', fathom7);
  expect(await screen.findByText('You don’t own this avatar. Choose another one.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign the sale' })).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: /^Fathom Club #7/ }));
  expect(await screen.findByRole('button', { name: 'Sign the sale' })).toBeEnabled();
});

test('E609 a user who owns none of the collection’s avatars can’t accept', async () => {
  open(undefined);
  expect(await screen.findByText(/^You don’t own an avatar that fits\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look for one on the market' })).toHaveAttribute(
    'href',
    '/market?kind=avatars&collection=fathom-club',
  );
  expect(screen.queryByRole('button', { name: /^Sign/ })).not.toBeInTheDocument();
});

test('E609 E465 a counter lists the chosen avatar for the bidder', async () => {
  open('7', fathom7);
  await press('Counter');
  expect(onStart).toHaveBeenLastCalledWith({
    kind: 'listAvatar',
    collection: 'fathom-club',
    tokenId: '7',
    unitPrice: anyFathomOffer.unitPrice?.amount,
    counters: anyFathomOffer,
  });
});

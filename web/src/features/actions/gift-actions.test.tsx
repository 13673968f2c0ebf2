import type { Order } from '@trait-market/contract/economy/orders';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { fathom7Detail, listingOfFathom7 } from '@trait-market/contract/fixtures/economy/avatars';
import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { CHAINS } from '@trait-market/contract/economy/shared';
import { fathomClub, given } from '@trait-market/contract/fixtures/economy/collectors';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { screen, within } from '@testing-library/react';
import { getAddress } from 'viem';
import { afterEach, describe, expect, test } from 'vitest';

import { AmountRows } from '@/components/economy/prices/amount-rows';
import type { Action } from '@/lib/actions/action';
import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';
import {
  action,
  bob,
  confirm,
  enter,
  open,
  OPEN_ORDERS,
  review,
  reviewGift,
  trait,
} from '@/testing/actions/gift';

import { readActionDraft } from './dialog/signing/action-draft';
import { matchesAction } from './dialog/signing/matches-action';
import { giftStep } from './gift/action';
import { giftMessage } from './gift/message';

const CONTRACT = 'This is a contract, not a wallet: anything you send there is lost.';

const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

const bytes = (number: number) => `0x${String(number).padStart(64, '0')}` as const;

afterEach(() => sessionStorage.clear());

test('T102 the review shows the whole address, and that nothing comes back', async () => {
  open();
  await enter('Recipient’s username or address', ` ${bob}\n`);
  await enter('Editions to send (of 3)', '2');
  expect(screen.getByText(/You’ve listed 2 of them/)).toBeVisible();
  await confirm();
  await review();
  expect(
    await screen.findByText(new RegExp(`^You send 2 editions of “Own eyes 1” .* to ${bob}\\.$`)),
  ).toBeVisible();
  expect(screen.getByText(/nothing in return, and this can’t be undone/)).toBeVisible();
  expect(readActionDraft(aliceAddress)?.steps[0]).toMatchObject({
    kind: 'gift',
    message: { owner: aliceAddress, token: trait.token, tokenId: trait.tokenId, quantity: '2' },
  });
});

const fillable = (order: Order): WalletOrder => ({
  ...order,
  state: { kind: 'fillable' },
  revivedAt: null,
});

test('E244 the review lists the orders that become inactive, and no others', async () => {
  const gives = (quantity: number): Order['gives'] => [{ kind: 'trait', trait, quantity }];
  const one = fillable({ ...listing, gives: gives(1), quantity: 1 });
  const three = fillable({ ...listing, hash: bytes(3), gives: gives(3), quantity: 1 });
  const other = fillable({ ...listing, hash: bytes(4) });
  const inUnits = fillable({ ...listing, hash: bytes(5), gives: gives(3), quantity: 3 });
  const items = [one, three, other, inUnits];
  await reviewGift({ [OPEN_ORDERS]: { body: { items, nextCursor: null, total: 4 } } });
  const region = within(await screen.findByRole('region', { name: 'Orders that become inactive' }));
  expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Listing: 3 × Own eyes 1'),
  ]);
});

describe('an avatar', () => {
  const avatar: Action = { kind: 'giftAvatar', collection: 'fathom-club', tokenId: '7' };
  const items = [fillable(listingOfFathom7)];

  test('E244 is sent with all that it wears, and its listing becomes inactive', async () => {
    open({ [OPEN_ORDERS]: { body: { items, nextCursor: null, total: 1 } } }, avatar);
    expect(
      await screen.findByText(/everything that it wears: Crimson Laser Eyes and Brass Diving/),
    ).toBeVisible();
    await enter('Recipient’s username or address', bob);
    await review();
    expect(alerts()).toEqual(['Tick this box first.']);
    await confirm();
    await review();
    expect(
      await screen.findByText(new RegExp(`^You send the avatar “Fathom Club #7” .* to ${bob}\\.$`)),
    ).toBeVisible();
    expect(screen.getByText(/^It goes with everything that it wears: “Crimson/)).toBeVisible();
    expect(
      await screen.findByRole('region', { name: 'Orders that become inactive' }),
    ).toHaveTextContent('Listing: Fathom Club #7');
    const [step] = readActionDraft(aliceAddress)?.steps ?? [];
    if (step?.kind !== 'gift') throw new Error('A gift is put up for review');
    expect(step.message).toMatchObject({
      owner: aliceAddress,
      token: fathom7Detail.token,
      tokenId: '7',
      quantity: '1',
    });
    const isSigned = (change: object) =>
      matchesAction({
        action: avatar,
        address: aliceAddress,
        steps: [{ ...step, message: { ...step.message, ...change } }],
      });
    expect(isSigned({})).toBe(true);
    for (const change of [
      { owner: bobAddress },
      { tokenId: '8' },
      { quantity: '2' },
      { recipient: aliceAddress },
      { recipient: fathom7Detail.token },
    ])
      expect(isSigned(change), JSON.stringify(change)).toBe(false);
  });
});

test.each([
  ['0x1234', 'Enter a wallet address: 0x and 40 characters from 0–9 and a–f.'],
  [
    bob.replace(/[a-f]/, (letter) => letter.toUpperCase()),
    'A character of this address is wrong. Copy it again from its owner.',
  ],
  [`0x${'0'.repeat(40)}`, 'No one owns this address: anything you send there is lost.'],
  [`0x${'0'.repeat(36)}dEaD`, 'No one owns this address: anything you send there is lost.'],
  [getAddress(aliceAddress), 'This is your own address. Enter the address of another wallet.'],
  [getAddress(trait.token), CONTRACT],
  [getAddress(fathomClub.contracts.avatars), CONTRACT],
  [getAddress(CHAINS[1].wrapped), CONTRACT],
])('T102 nothing is sent to %s', async (entered, error) => {
  open();
  await enter('Recipient’s username or address', entered);
  await confirm();
  await review();
  expect(alerts()).toEqual([error]);
});

test('is reviewed once the user has said that it can’t be brought back, and for no more than they have', async () => {
  open();
  await enter('Recipient’s username or address', bobAddress.toLowerCase());
  await enter(/^Editions/, '4');
  await review();
  expect(alerts()).toEqual(['Enter a whole number from 1 to 3.', 'Tick this box first.']);
  expect(screen.queryByText('What your wallet will sign')).not.toBeInTheDocument();
});

test('T102 refuses to sign another gift than was chosen', async () => {
  open();
  await enter('Recipient’s username or address', bob);
  await confirm();
  await review();
  const [step] = readActionDraft(aliceAddress)?.steps ?? [];
  if (step?.kind !== 'gift') throw new Error('A gift is put up for review');
  const isSigned = (change: object) =>
    matchesAction({
      action,
      address: aliceAddress,
      steps: [{ ...step, message: { ...step.message, ...change } }],
    });
  expect(isSigned({})).toBe(true);
  for (const change of [
    { owner: bobAddress },
    { token: aliceAddress },
    { tokenId: '2' },
    { quantity: '4' },
    { recipient: aliceAddress },
    { recipient: trait.token },
    { recipient: `0x${'0'.repeat(40)}` },
  ])
    expect(isSigned(change), JSON.stringify(change)).toBe(false);

  stubApi({ 'POST /economy/v1/wallets/me/gifts': { status: 201, body: given } });
  const receipt = await giftMessage.send(step, `0x${'5a'.repeat(65)}`, action);
  expect(receipt.rows).toEqual([
    { label: 'To', value: expect.anything() },
    { label: 'Editions', value: '1' },
  ]);
});

test('E414 the receipt of a transfer names the receiver above the whole address, and leads to their profile', async () => {
  stubApi({
    'POST /economy/v1/wallets/me/gifts': { status: 201, body: given },
    [`/v1/users/${bob}/publicProfile`]: { body: { username: 'bob', avatarPhoto: null } },
  });
  const receipt = await giftMessage.send(
    giftStep(trait, bob, 1, aliceAddress),
    `0x${'5a'.repeat(65)}`,
    action,
  );
  if (!('rows' in receipt)) throw new Error('The transfer has no receipt.');
  renderScreen(<AmountRows rows={receipt.rows} />);
  expect(await screen.findByText('bob')).toBeVisible();
  expect(screen.getByText(bob)).toBeVisible();
  expect(receipt.next).toEqual({ to: `/profile/${bob}`, label: 'See their profile' });
});

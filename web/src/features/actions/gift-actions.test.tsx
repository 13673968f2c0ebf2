import type { Order } from '@trait-market/contract/economy/orders';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { fathom7Detail, listingOfFathom7 } from '@trait-market/contract/fixtures/economy/avatars';
import { listing } from '@trait-market/contract/fixtures/economy/orders';
import type { WalletAddress } from '@trait-market/contract/shared';
import { CHAINS } from '@trait-market/contract/economy/shared';
import { fathomClub, given } from '@trait-market/contract/fixtures/economy/collectors';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getAddress } from 'viem';
import { afterEach, describe, expect, test } from 'vitest';

import { AmountRows } from '@/components/economy/prices/amount-rows';
import type { Action } from '@/lib/actions/action';
import type { ChainReader } from '@/lib/chain/chain-reader';
import { ownedEyes } from '@/testing/owned-eyes';
import { renderActionDialog } from '@/testing/actions/render-action-dialog';
import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { readActionDraft } from './dialog/signing/action-draft';
import { matchesAction } from './dialog/signing/matches-action';
import { giftStep } from './gift/action';
import { giftMessage } from './gift/message';

const { trait } = ownedEyes(1);
const action: Action = { kind: 'gift', trait, loose: 3, listed: 2 };
const bob = getAddress(bobAddress);
const bytes = (number: number) => `0x${String(number).padStart(64, '0')}` as const;
const collections = { items: [fathomClub], nextCursor: null, total: 1 };
const CONTRACT = 'This is a contract, not a wallet: anything you send there is lost.';

const none = { body: { items: [], nextCursor: null, total: 0 } };
const ACTIVITY = '/economy/v1/activity';
const OPEN_ORDERS = `/economy/v1/wallets/${aliceAddress}/orders`;
const transfersTo = (...addresses: readonly WalletAddress[]) => ({
  body: {
    items: addresses.map((address, index) => ({
      ...given,
      id: `a${index}`,
      to: { address, username: null },
    })),
    nextCursor: null,
    total: addresses.length,
  },
});

const open = (
  answers: Parameters<typeof stubApi>[0] = {},
  opened: Action = action,
  reader?: ChainReader,
) => {
  stubApi({
    [`/economy/v1/traits/${trait.id}`]: { body: { ...divingHelmetDetail, ...trait } },
    '/economy/v1/avatars/fathom-club/7': { body: fathom7Detail },
    '/economy/v1/collections': { body: collections },
    [ACTIVITY]: none,
    [OPEN_ORDERS]: none,
    ...answers,
  });
  renderActionDialog(opened, reader);
};

const enter = async (label: string | RegExp, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
const review = async () => userEvent.click(screen.getByRole('button', { name: 'Review' }));
const confirm = async () =>
  userEvent.click(screen.getByRole('checkbox', { name: /can’t get back what I send/ }));
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

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

const reviewGift = async (answers: Parameters<typeof stubApi>[0], to: string = bob) => {
  open(answers);
  await enter('Recipient’s username or address', to);
  await confirm();
  await review();
  return within(await screen.findByRole('region', { name: 'Recipient' }));
};
const NEW = 'You haven’t sent anything to this address before.';

test('E244 the review names the recipient, and warns of one that is new', async () => {
  const recipient = await reviewGift({
    [`/v1/users/${bob}/publicProfile`]: { body: { username: 'bob', avatarPhoto: null } },
    [ACTIVITY]: transfersTo(aliceAddress),
  });
  expect(await recipient.findByText('bob')).toBeVisible();
  expect(recipient.getByText(bob)).toBeVisible();
  expect(await recipient.findByText(NEW)).toBeVisible();
});

test('E244 an earlier recipient is no new one, and an address without a profile says so', async () => {
  const recipient = await reviewGift({ [ACTIVITY]: transfersTo(bobAddress) });
  expect(await recipient.findByText('No profile with this address')).toBeVisible();
  expect(recipient.queryByText(NEW)).not.toBeInTheDocument();
  expect(recipient.queryByText(/scammers swap/)).not.toBeInTheDocument();
});

test('T128 an address that begins and ends like an earlier recipient’s is warned of', async () => {
  const poisoned = `0xab5${'0'.repeat(34)}c9b` as const;
  const recipient = await reviewGift({ [ACTIVITY]: transfersTo(bobAddress) }, poisoned);
  expect(
    await recipient.findByText(new RegExp(`This isn’t ${bob}, to which you’ve sent before.`)),
  ).toBeVisible();
  expect(recipient.getByText(NEW)).toBeVisible();
});

test('T128 transfers from a look-alike address make it no earlier recipient', async () => {
  const poisoned = `0xab5${'0'.repeat(34)}c9b` as const;
  const { items } = transfersTo(bobAddress).body;
  const received = {
    ...given,
    id: 'a9',
    from: { address: poisoned, username: null },
    to: { address: aliceAddress, username: 'alice' },
  };
  const body = { items: [received, ...items], nextCursor: null, total: 2 };
  const recipient = await reviewGift({ [ACTIVITY]: { body } }, poisoned);
  expect(await recipient.findByText(NEW)).toBeVisible();
  expect(recipient.getByText(/scammers swap addresses/)).toBeVisible();
});

test('T128 an address that begins and ends like one’s own is warned of', async () => {
  const similar = `0x8ba${'0'.repeat(34)}a72` as const;
  const recipient = await reviewGift({}, similar);
  expect(await recipient.findByText(/^This isn’t your own address\./)).toBeVisible();
});

test('E244 says when earlier transfers could not be checked', async () => {
  const failed = { status: 500, body: { message: 'Out of order.' } };
  const recipient = await reviewGift({ [ACTIVITY]: failed });
  expect(await recipient.findByText(/^Couldn’t check whether you’ve sent/)).toBeVisible();
});

test('T132 says when the profile could not be looked up', async () => {
  const failed = { status: 500, body: { message: 'Out of order.' } };
  const recipient = await reviewGift({ [`/v1/users/${bob}/publicProfile`]: failed });
  expect(await recipient.findByText('Couldn’t look up the profile')).toBeVisible();
});

describe('T132 a contract as recipient', () => {
  const reader = (isContract: () => Promise<boolean>): ChainReader => ({
    canRead: () => true,
    balance: () => Promise.resolve(0n),
    isContract,
    hasCode: () => Promise.resolve(false),
  });
  const reviewWith = async (isContract: () => Promise<boolean>) => {
    open({}, action, reader(isContract));
    await enter('Recipient’s username or address', bob);
    await confirm();
    await review();
    return within(await screen.findByRole('region', { name: 'Recipient' }));
  };
  const sign = (name: string) => screen.findByRole('button', { name });

  test('is warned of', async () => {
    const recipient = await reviewWith(() => Promise.resolve(true));
    expect(await recipient.findByText(/^This address is a contract, such as/)).toBeVisible();
    expect(await sign('Sign the transfer')).toBeEnabled();
  });

  test('isn’t one if the address has no code', async () => {
    const recipient = await reviewWith(() => Promise.resolve(false));
    expect(await sign('Sign the transfer')).toBeEnabled();
    expect(recipient.queryByText(/contract/)).not.toBeInTheDocument();
  });

  test('can’t be ruled out if the network doesn’t respond, and the review says so', async () => {
    const recipient = await reviewWith(() => Promise.reject(new Error('No node.')));
    expect(await recipient.findByText(/^Couldn’t check whether this address is/)).toBeVisible();
    expect(await sign('Sign the transfer')).toBeEnabled();
  });

  test('is not signed for while the check is pending', async () => {
    let answer: (isContract: boolean) => void = () => undefined;
    await reviewWith(() => new Promise((resolve) => (answer = resolve)));
    expect(await sign('Checking the recipient…')).toBeDisabled();
    act(() => answer(false));
    expect(await sign('Sign the transfer')).toBeEnabled();
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

const SEARCH = '/v1/users/searchByUsername?searchKey=bob';
const PROFILE = `/v1/users/${bob}/publicProfile`;
const accounts = (...names: readonly string[]) => ({
  body: names.map((username, index) => ({
    username,
    walletAddress: index === 0 ? bob : getAddress(bytes20(index)),
  })),
});
const bytes20 = (number: number) => `0x${String(number).padStart(40, '0')}` as const;
const profileOf = (username: string | null) => ({ body: { username, avatarPhoto: null } });

test('E328 a username is resolved to its address, and both are shown before signing', async () => {
  open({ [SEARCH]: accounts('Bob', 'bobby'), [PROFILE]: profileOf('Bob') });
  await enter('Recipient’s username or address', 'bob');
  expect(await screen.findByText(bob)).toBeVisible();
  await confirm();
  await review();
  const recipient = within(await screen.findByRole('region', { name: 'Recipient' }));
  expect(await recipient.findByText('Bob')).toBeVisible();
  expect(recipient.getByText(bob)).toBeVisible();
  expect(readActionDraft(aliceAddress)?.steps[0]).toMatchObject({ message: { recipient: bob } });
});

test.each([
  ['of two accounts', 'bob', ['Bob', 'BOB'], 'Bob', /^Several accounts have a name/],
  ['that another name looks like', 'bob', ['Bob', 'B0b'], 'Bob', /^Several accounts have a name/],
  ['that only begins like it', 'bob', ['bobby'], 'bobby', /^No account has exactly this username/],
  ['whose profile has another name', 'bob', ['bob'], 'mallory', /another name now/],
  ['with foreign letters', 'bоb', ['bob'], 'bob', /^A name with such letters/],
])('T173 a username %s is refused', async (_which, typed, names, inProfile, reason) => {
  open({
    [SEARCH]: accounts(...names),
    [`/v1/users/searchByUsername?searchKey=${encodeURIComponent(typed)}`]: accounts(...names),
    [PROFILE]: profileOf(inProfile),
  });
  await enter('Recipient’s username or address', typed);
  expect(await screen.findByText(reason)).toBeVisible();
  await confirm();
  await review();
  expect(screen.queryByRole('region', { name: 'Recipient' })).not.toBeInTheDocument();
});

test('E328 the own account is refused by its name too', async () => {
  open({
    [SEARCH]: { body: [{ username: 'bob', walletAddress: aliceAddress }] },
    [`/v1/users/${aliceAddress}/publicProfile`]: profileOf('bob'),
  });
  await enter('Recipient’s username or address', 'bob');
  expect(await screen.findByText(/^This is your own address/)).toBeVisible();
});

import type { WalletAddress } from '@trait-market/contract/shared';
import { given } from '@trait-market/contract/fixtures/economy/collectors';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { act, screen, within } from '@testing-library/react';
import { getAddress } from 'viem';
import { afterEach, describe, expect, test } from 'vitest';

import type { ChainReader } from '@/lib/chain/chain-reader';
import {
  action,
  ACTIVITY,
  bob,
  confirm,
  enter,
  open,
  review,
  reviewGift,
} from '@/testing/actions/gift';

import { readActionDraft } from './dialog/signing/action-draft';

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

afterEach(() => sessionStorage.clear());

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

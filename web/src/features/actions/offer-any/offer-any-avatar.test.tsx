import { readOrder } from '@trait-market/contract/economy/typed-data';
import { fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import { anyFathomOffer } from '@trait-market/contract/fixtures/economy/criteria';
import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import { onStart, openAction, page, typeOver } from '@/testing/actions/open-action';
import { wholeItem } from '@/testing/whole-item';

import { readActionDraft } from '../dialog/signing/action-draft';

afterEach(() => sessionStorage.clear());

const collections = (changes: object = {}) => ({
  '/economy/v1/collections': {
    body: { items: [{ ...fathomClub, ...changes }], nextCursor: null, total: 1 },
  },
});
const eth = (tenths: number) => `${tenths}00000000000000000`;
const balance = (wrapped: string) => ({
  '/economy/v1/wallets/me/balances': {
    body: { items: [{ chainId: 1, native: '0', wrapped, counter: '0' }] },
  },
});
const open = (answers: Parameters<typeof openAction>[1] = {}) =>
  openAction(
    { kind: 'offerAnyAvatar', collection: fathomClub.slug },
    { ...collections(), ...balance(eth(20)), ...answers },
    undefined,
    { walletChain: 1, isWalletSilent: true },
  );
const priceField = () => screen.findByLabelText('Price per avatar, in WETH');

test('E607 E663 an offer for any avatar starts above the best one, with floor, best offer and balance in view', async () => {
  open();
  expect(await priceField()).toHaveValue('0.7001');
  expect(screen.getByRole('heading', { name: 'Offer for any avatar' })).toBeVisible();
  expect(screen.getByText('Any Fathom Club avatar')).toBeVisible();
  const prices = within(screen.getByRole('group', { name: 'Use a price' }));
  expect(await prices.findByRole('button', { name: 'Avatar floor 0.9 WETH' })).toBeVisible();
  expect(prices.getByRole('button', { name: 'Best offer 0.7 WETH' })).toBeVisible();
  expect(screen.getByText(/^22\.2% below the avatar floor/)).toBeVisible();
  await userEvent.click(prices.getByRole('button', { name: '5% below floor 0.855 WETH' }));
  expect(await priceField()).toHaveValue('0.855');
  await userEvent.click(prices.getByRole('button', { name: '10% below floor 0.81 WETH' }));
  expect(await priceField()).toHaveValue('0.81');
  expect(screen.getByText(/^You hold/)).toHaveTextContent('2 WETH');
});

test('E607 signs the offer that the review describes, and promises nothing about what the avatar wears', async () => {
  open();
  await typeOver(await priceField(), '0.8');
  await typeOver(screen.getByLabelText('Avatars'), '2');
  expect(
    screen.getByText(
      wholeItem(/^You offer 0.8 WETH each for 2 of “any Fathom Club avatar” \(.*\)\.$/),
    ),
  ).toBeVisible();
  expect(screen.getByText('That’s 1.6 WETH if all of them are accepted.')).toBeVisible();
  expect(screen.getByText(/^Nothing is promised about what it wears/)).toBeVisible();
  expect(screen.getByText(/^Any owner of one can accept it until then/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign the offer' }));
  await screen.findByRole('button', { name: 'Stop waiting' });
  const [step] = readActionDraft(aliceAddress)?.steps ?? [];
  if (step?.kind !== 'order') throw new Error('No order is signed.');
  expect(step.criteria).toBeUndefined();
  expect(readOrder(1, step.components)).toMatchObject({
    kind: 'offer',
    asset: { kind: 'anyAvatar', token: fathomClub.contracts.avatars },
    quantity: 2n,
    unitPrice: BigInt(eth(8)),
    commitmentsHash: undefined,
  });
});

test('E607 no more avatars are offered for than the balance covers', async () => {
  open();
  await typeOver(await priceField(), '0.8');
  expect(screen.getByText(/your balance covers 2$/)).toBeVisible();
  await typeOver(screen.getByLabelText('Avatars'), '3');
  expect(screen.getByText('Your balance covers 2.')).toBeVisible();
});

test('E607 an offer above the avatar floor says that one can be bought for less', async () => {
  open();
  await typeOver(await priceField(), '1');
  expect(screen.getByText('You can buy one now for 0.9 ETH, which is less.')).toBeVisible();
});

test('E607 the own best offer isn’t beaten by default, and is raised or canceled from the form', async () => {
  const own = {
    ...anyFathomOffer,
    maker: listing.maker,
    state: { kind: 'fillable' },
    revivedAt: null,
  } as const;
  open({ [`/economy/v1/wallets/${aliceAddress}/orders`]: page(own) });
  expect(await screen.findByText(/^You already have an offer/)).toBeVisible();
  expect(await priceField()).toHaveValue('');
  expect(screen.getByText('Best offer, yours')).toBeVisible();
  expect(screen.getByText(/each, 2 avatars/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Raise the offer of/ }));
  expect(onStart).toHaveBeenLastCalledWith({ kind: 'raise', order: own });
});

test('E610 an own offer for any avatar is raised at another price for the same collection', async () => {
  const raised = { ...anyFathomOffer, maker: listing.maker };
  openAction(
    { kind: 'raise', order: raised },
    {
      ...collections({ bestAvatarOffer: { chainId: 1, coin: 'wrapped', amount: eth(8) } }),
      ...balance(eth(20)),
    },
  );
  const field = await screen.findByLabelText('New price per avatar, in WETH');
  expect(field).toHaveValue('0.8001');
  expect(screen.getByText('Any Fathom Club avatar')).toBeVisible();
  expect(
    screen.getByText(/^You offer 0.8001 WETH each for 2 of “any Fathom Club avatar”/),
  ).toBeVisible();
});

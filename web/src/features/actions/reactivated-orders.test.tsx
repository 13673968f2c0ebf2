import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { approvals } from '@trait-market/contract/fixtures/economy/approvals';
import { fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import type { Action } from '@/lib/actions/action';
import { readActionDraft } from '@/features/actions/dialog/signing/action-draft';
import { ofBob, openAction, press } from '@/testing/actions/open-action';

afterEach(() => sessionStorage.clear());

const dormant = (reason: string): WalletOrder => ({
  ...listing,
  state: { kind: 'dormant', reason, message: '' },
  revivedAt: null,
});

const open = (action: Action, ...items: readonly WalletOrder[]) =>
  openAction(action, {
    [`/economy/v1/wallets/${aliceAddress}/orders`]: {
      body: { items, nextCursor: null, total: items.length },
    },
  });

const repriceWhile = (approved: boolean) => {
  const items = [
    dormant('not-approved'),
    { ...dormant('not-approved'), hash: `0x${'9'.repeat(64)}` } as const,
  ];
  return openAction(
    { kind: 'reprice', lines: [{ order: listing, unitPrice: '90000000000000000' }] },
    {
      [`/economy/v1/wallets/${aliceAddress}/orders`]: {
        body: { items, nextCursor: null, total: items.length },
      },
      '/economy/v1/wallets/me/approvals': {
        body: { ...approvals, items: approvals.items.map((one) => ({ ...one, approved })) },
      },
      '/economy/v1/collections': { body: { items: [fathomClub], nextCursor: null, total: 1 } },
    },
  );
};

const REACTIVATED =
  /^Your listing of .* can be active again after this, and anyone could buy it\.$/;

test('T91 the review of a purchase names an old listing that the trait would make active again', async () => {
  open({ kind: 'buy', order: ofBob }, dormant('maker-not-the-holder'));
  expect(await screen.findByText(REACTIVATED)).toHaveTextContent('at 0.1');
});

test.each([
  ['is active', { ...dormant(''), state: { kind: 'fillable' } } as const],
  ['lacks an approval', dormant('not-approved')],
  ['is on another network', { ...dormant('maker-not-the-holder'), chainId: 137 } as const],
])('T91 the review of a purchase names no listing that %s', async (_, order) => {
  open({ kind: 'buy', order: ofBob }, order);
  await screen.findByText('What your wallet will sign');
  expect(screen.queryByText(REACTIVATED)).not.toBeInTheDocument();
});

test('T91 one press puts the cancellation before the purchase', async () => {
  open({ kind: 'buy', order: ofBob }, dormant('maker-not-the-holder'));
  await press('Cancel it first');
  expect(screen.queryByText(REACTIVATED)).not.toBeInTheDocument();
  expect(screen.getByText('Signature 1 of 2: cancellation')).toBeInTheDocument();
  expect(screen.getByText('Signature 2 of 2: purchase')).toBeInTheDocument();
  expect(readActionDraft(aliceAddress)?.steps.map(({ kind }) => kind)).toEqual([
    'cancel',
    'fulfilment',
  ]);
});

test('T91 the review of a new price names another listing that its approval would make active again', async () => {
  repriceWhile(false);
  expect(await screen.findByText(REACTIVATED)).toHaveTextContent('at 0.1');
  expect(screen.getByText(/anyone can buy at the old price/)).toBeInTheDocument();
  await press('Cancel it first');
  expect(screen.getByText('Signature 1 of 4: cancellation')).toBeInTheDocument();
  expect(readActionDraft(aliceAddress)?.steps.map(({ kind }) => kind)).toEqual([
    'cancel',
    'cancel',
    'approval',
    'order',
  ]);
});

test('T91 the review of a new price that needs no approval names no listing', async () => {
  const { settled } = repriceWhile(true);
  await screen.findByText(/^A new price takes two signatures/);
  await settled();
  expect(screen.queryByText(REACTIVATED)).not.toBeInTheDocument();
});

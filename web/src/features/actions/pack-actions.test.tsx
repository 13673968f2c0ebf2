import { balances } from '@trait-market/contract/fixtures/economy/collectors';
import {
  alicePacks,
  spendingLimits,
  tideOne,
  tideOneDetail,
} from '@trait-market/contract/fixtures/economy/packs';
import { drawPack } from '@trait-market/contract/fixtures/economy/drawn-packs';
import { OPENED_LIMIT } from '@trait-market/contract/economy/packs';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import type { Action } from '@/lib/actions/action';
import { renderActionDialog } from '@/testing/actions/render-action-dialog';
import { stubApi } from '@/testing/stub-api';

import { readActionDraft } from './dialog/signing/action-draft';

const commitment = {
  anchor: `0x${'a1'.repeat(32)}`,
  position: 1,
  commitment: `0x${'c1'.repeat(32)}`,
};

const open = (
  kind: 'buyPacks' | 'openPacks',
  answers: Parameters<typeof stubApi>[0] = {},
  packs?: number,
) => {
  stubApi({
    '/economy/v1/wallets/me/balances': { body: balances },
    '/economy/v1/wallets/me/spending-limits': { body: spendingLimits },
    [`/economy/v1/wallets/${aliceAddress}/packs`]: { body: alicePacks },
    [`/economy/v1/drops/${tideOne.id}`]: { body: tideOneDetail },
    'POST /economy/v1/draws/commitments': { status: 201, body: commitment },
    ...answers,
  });
  const action: Action =
    kind === 'openPacks' ? { kind, drop: tideOne, packs } : { kind, drop: tideOne };
  return renderActionDialog(action);
};

const review = () => userEvent.click(screen.getByRole('button', { name: 'Review' }));

const typePacks = async (text: string) => {
  const field = await screen.findByRole('textbox', { name: /^Packs/ });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

const SIGN = 'Sign the pack purchase';
const sign = () => userEvent.click(screen.getByRole('button', { name: SIGN }));

test('E171 E543 the form says which packs are bought and the most that is paid, and its button signs', async () => {
  open('buyPacks');
  await typePacks('2');
  await screen.findByText('What your wallet will sign');
  expect(screen.getByText(/You buy 2 Tide One packs, sealed\./)).toBeInTheDocument();
  expect(screen.getByText('You pay at most')).toHaveTextContent(/^You pay at most 0\.04 ETH/);
  expect(screen.getByText('Balance after this')).toBeVisible();
  await sign();
  const step = readActionDraft(aliceAddress)?.steps.find(({ kind }) => kind === 'packBuy');
  expect(step).toMatchObject({
    chainId: 1,
    message: { packs: '2', highestPrice: '40000000000000000', declared: tideOne.declared },
  });
});

test('E171 E543 explains too large or missing numbers, and keeps the typed text', async () => {
  open('buyPacks');
  await typePacks('3');
  await sign();
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a whole number from 1 to 2.');
  expect(screen.getByRole('textbox')).toHaveValue('3');
});

test('E171 E543 does not request a signature above your own spending limit', async () => {
  const items = spendingLimits.items.map((one) => ({ ...one, limit: '50000000000000000' }));
  open('buyPacks', { '/economy/v1/wallets/me/spending-limits': { body: { items } } });
  await typePacks('1');
  expect(screen.getByRole('alert')).toHaveTextContent(/Your spending limit leaves 0\.01 ETH/);
  expect(screen.getByRole('button', { name: SIGN })).toBeDisabled();
  expect(screen.getByText('That’s over your spending limit.')).toBeVisible();
});

const unopened = (count: number) => ({
  [`/economy/v1/wallets/${aliceAddress}/packs`]: {
    body: { ...alicePacks, items: alicePacks.items.map((one) => ({ ...one, unopened: count })) },
  },
});

test('E172 E452 opening packs starts with the review: the remaining contents, the market’s commitment and random bytes from the browser', async () => {
  open('openPacks', unopened(1), 1);
  await screen.findByText('What your wallet will sign');
  expect(screen.getByText(/You open one Tide One pack\./)).toBeInTheDocument();
  const step = readActionDraft(aliceAddress)?.steps.at(0);
  expect(step).toMatchObject({
    kind: 'packOpen',
    message: { packs: '1', commitment: commitment.commitment, table: tideOneDetail.left },
  });
});

test('E452 asks how many of several packs to open, all of them up to the limit of one signature unless the user chooses fewer', async () => {
  open('openPacks', unopened(12), 12);
  expect(await screen.findByLabelText('Packs to open (of 12)')).toHaveValue('10');
  expect(screen.queryByText('What your wallet will sign')).not.toBeInTheDocument();
  await typePacks('2');
  await review();
  expect(await screen.findByText(/You open 2 Tide One packs\./)).toBeInTheDocument();
});

test('E452 opens as many packs as were asked for, without a way to a form for a single one', async () => {
  open('openPacks', unopened(3), 1);
  expect(await screen.findByText(/You open one Tide One pack\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Choose how many' })).not.toBeInTheDocument();
});

test('E172 does not request a signature when the remaining contents don’t match their hash', async () => {
  const lie = { ...tideOneDetail, left: `0x${'00'.repeat(32)}` };
  open('openPacks', { [`/economy/v1/drops/${tideOne.id}`]: { body: lie } });
  await typePacks('1');
  await review();
  expect(await screen.findByText('Couldn’t prepare the opening')).toBeInTheDocument();
  expect(screen.queryByText('What your wallet will sign')).not.toBeInTheDocument();
});

test.each<[string, string | null, RegExp]>([
  [
    'and from when on another can be',
    alicePacks.nextAt,
    /^You’ve opened 50 packs in 24 hours, which is the limit\. Your other packs stay sealed\. Come back after .*\d.*\.$/,
  ],
  [
    'and, without a time, only that',
    null,
    /^You’ve opened 50 packs in 24 hours, which is the limit\. Your other packs stay sealed\.$/,
  ],
])('says that no more packs can be opened in a day, %s', async (_, nextAt, words) => {
  const body = { ...alicePacks, opened: OPENED_LIMIT, nextAt };
  open('openPacks', { [`/economy/v1/wallets/${aliceAddress}/packs`]: { body } });
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Look for its traits on the market' })).toHaveAttribute(
    'href',
    `/market?collection=${tideOne.collection}`,
  );
});

test('E325 while another opening of the drop waits, says so and blocks the review', async () => {
  const draw = { ...(await drawPack()), state: 'waiting' };
  open('openPacks', {
    [`/economy/v1/draws?drop=${tideOne.id}&limit=1`]: {
      body: { items: [draw], nextCursor: null, total: 1, returned: 0, refused: 0 },
    },
  });
  expect(await screen.findByText(/^Someone is opening packs of this drop/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Review' })).toBeDisabled();
  expect(screen.getByText('Wait for the result of the draw.')).toBeVisible();
});

import { balances } from '@trait-market/contract/fixtures/economy/collectors';
import {
  packsReceipt,
  spendingLimits,
  tideOne,
  tideOneDetail,
  tideTwo,
} from '@trait-market/contract/fixtures/economy/packs';
import type { Drop, DropDetail } from '@trait-market/contract/economy/drops';
import type { ExecutedAction } from '@trait-market/contract/economy/wallets';
import { UnreadableOrder } from '@trait-market/contract/economy/typed-data';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import type { Action } from '@/lib/actions/action';
import { packSelection } from '@/lib/economy/draws/pack-selection';
import { onStart, openAction, press } from '@/testing/actions/open-action';
import { stubApi } from '@/testing/stub-api';

import { packsBuyMessage, packsBuyStep } from './buy-several-packs/message';
import { readActionDraft } from './dialog/signing/action-draft';
import { matchesAction } from './dialog/signing/matches-action';

const LIMITS = '/economy/v1/wallets/me/spending-limits';
const FOREIGN = `0x${'00'.repeat(32)}` as const;

const detailOf = (drop: Drop): DropDetail => ({ ...tideOneDetail, ...drop });
const far: Drop = {
  ...tideTwo,
  id: 'far-tide',
  name: 'Far Tide',
  chainId: 137,
  price: { chainId: 137, coin: 'native', amount: '1000000000000000' },
};

const buying = (...drops: readonly Drop[]): Action => ({
  kind: 'buySeveralPacks',
  lines: drops.map((drop, index) => ({ drop, packs: index + 1 })),
});

const noLimits = { items: spendingLimits.items.map((one) => ({ ...one, limit: null })) };

const open = (action: Action, answers: Parameters<typeof stubApi>[0] = {}) =>
  openAction(action, {
    [LIMITS]: { body: noLimits },
    ...Object.fromEntries(
      [tideOne, tideTwo, far].map((drop) => [
        `/economy/v1/drops/${drop.id}`,
        { body: detailOf(drop) },
      ]),
    ),
    ...answers,
  });

beforeEach(() => {
  sessionStorage.clear();
  packSelection.clear();
});

test('E282 opens with the review of each line, the total, and what the wallet has', async () => {
  open(buying(tideOne, tideTwo));
  await screen.findByRole('heading', { name: 'What your wallet will sign' });
  expect(screen.getByText('You buy 3 packs of 2 drops on Ethereum, sealed.')).toBeInTheDocument();
  const rowOf = (text: string | RegExp) => screen.getByText(text).closest('div');
  expect(rowOf(/^one Tide One pack/)).toHaveTextContent('0.02 ETH');
  expect(rowOf(/^2 Tide Two packs/)).toHaveTextContent('0.01 ETH each, on Ethereum, declared as');
  expect(rowOf('You pay at most')).toHaveTextContent('0.04 ETH');
  expect(rowOf('In your wallet')).toHaveTextContent('2.45 ETH');
  expect(readActionDraft(aliceAddress)?.steps).toMatchObject([
    {
      kind: 'packsBuy',
      chainId: 1,
      message: {
        buyer: aliceAddress,
        lines: [
          { drop: 'tide-one', declared: tideOne.declared, packs: '1' },
          { drop: 'tide-two', packs: '2', highestPrice: '20000000000000000' },
        ],
        total: '40000000000000000',
        allRequired: false,
      },
    },
  ]);
});

test('E282 packs on two networks take one signature each, said before the first', async () => {
  open(buying(tideOne, far));
  expect(
    await screen.findByText(
      'Each network needs its own signature, so your wallet will ask 2 times.',
    ),
  ).toBeInTheDocument();
  expect(readActionDraft(aliceAddress)?.steps.map(({ chainId }) => chainId)).toEqual([1, 137]);
});

test('E282 T134 doesn’t sign for a drop whose contents aren’t the declared ones', async () => {
  open(buying(tideOne, { ...tideTwo, declared: FOREIGN }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'One of these drops isn’t what was declared',
  );
  expect(screen.queryByRole('button', { name: /^Sign|Review/ })).not.toBeInTheDocument();
});

test('E282 says of which drop too few packs are left, and continues with the others', async () => {
  const soldOut = { ...tideTwo, packs: { total: 9, sold: 8, opened: 0 } };
  open(buying(tideOne, tideTwo), {
    '/economy/v1/drops/tide-two': { body: detailOf(soldOut) },
  });
  expect(await screen.findByText('Only 1 pack of Tide Two left.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign the pack purchase' })).toBeDisabled();
  expect(screen.getByText('Too few packs are left.')).toBeVisible();
  await press('Continue with what’s left');
  expect(onStart).toHaveBeenCalledWith({
    kind: 'buySeveralPacks',
    lines: [
      { drop: tideOne, packs: 1 },
      { drop: tideTwo, packs: 1 },
    ],
  });
});

test('E282 doesn’t request a signature above the user’s own limit', async () => {
  const items = spendingLimits.items.map((one) => ({ ...one, limit: '50000000000000000' }));
  open(buying(tideOne, tideTwo), { [LIMITS]: { body: { items } } });
  expect(
    await screen.findByText(
      'Your spending limit leaves 0.01 ETH for packs today. Choose fewer, or wait.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign the pack purchase' })).toBeDisabled();
  expect(screen.getByText('That’s over your spending limit.')).toBeVisible();
});

test('E282 says what is missing when the wallet has too little', async () => {
  const poor = balances.items.map((one) => ({ ...one, native: '1', wrapped: '0' }));
  open(buying(tideOne, tideTwo), {
    '/economy/v1/wallets/me/balances': { body: { items: poor } },
  });
  expect(await screen.findByText(/^Not enough ETH: you have /)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign the pack purchase' })).toBeDisabled();
  expect(screen.getByText('Not enough ETH. Add ETH to your wallet.')).toBeVisible();
});

test('E282 offers to load again when what is left can’t be loaded', async () => {
  const { answer } = open(buying(tideOne), {
    '/economy/v1/drops/tide-one': { status: 500, body: { message: 'No' } },
  });
  expect(await screen.findByText('Couldn’t prepare the review')).toBeInTheDocument();
  answer('/economy/v1/drops/tide-one', { body: detailOf(tideOne) });
  await press('Try again');
  expect(
    await screen.findByRole('heading', { name: 'What your wallet will sign' }),
  ).toBeInTheDocument();
});

const step = packsBuyStep(
  [
    { drop: tideOne, packs: 2 },
    { drop: tideTwo, packs: 3 },
  ],
  aliceAddress,
);

test('T134 a stored purchase of other packs, at another price or by another buyer is dropped', () => {
  const action = buying(tideOne, tideTwo);
  if (action.kind !== 'buySeveralPacks') throw new Error('Packs are bought.');
  const built = packsBuyStep(action.lines, aliceAddress);
  const [first, second] = built.message.lines;
  if (first === undefined || second === undefined) throw new Error('Two lines are bought.');
  const matches = (change: object) =>
    matchesAction({
      action,
      address: aliceAddress,
      steps: [{ ...built, message: { ...built.message, ...change } }],
    });
  expect(matches({ nonce: '7', deadline: '1795219201' })).toBe(true);
  for (const change of [
    { lines: [first] },
    { lines: [second, first] },
    { lines: [{ ...first, packs: '2' }, second] },
    { lines: [first, { ...second, highestPrice: '20000000000000001' }] },
    { lines: [{ ...first, declared: FOREIGN }, second] },
    { total: '40000000000000001' },
    { allRequired: true },
    { buyer: bobAddress },
  ])
    expect(matches(change), JSON.stringify(change)).toBe(false);
  expect(
    matchesAction({ action, address: aliceAddress, steps: [{ ...built, chainId: 137 }] }),
  ).toBe(false);
});

test('T134 packs of two networks are never in one message', () => {
  const lines = [tideOne, far].map((drop) => ({ drop, packs: 1 }));
  expect(() => packsBuyStep(lines, aliceAddress)).toThrow(UnreadableOrder);
});

test('E283 the receipt names what was missed, and why', async () => {
  const [line] = packsReceipt.lines.slice(1);
  const reasons = [
    ['sold-out', { ...tideTwo, packs: { total: 9, sold: 9, opened: 0 } }],
    ['sold-out', { ...tideTwo, packs: { total: 9, sold: 7, opened: 0 } }],
    ['price-moved', tideTwo],
    ['drop-moved', tideTwo],
    ['something-new', tideTwo],
  ] as const;
  const titles: unknown[] = [];
  for (const [reason, drop] of reasons) {
    stubApi({
      'POST /economy/v1/packs/buy-several': {
        status: 201,
        body: { ...packsReceipt, lines: [packsReceipt.lines[0], { ...line, reason, drop }] },
      },
    });
    const { missedLines } = await packsBuyMessage.send(
      step,
      `0x${'5a'.repeat(65)}`,
      buying(tideOne, tideTwo),
    );
    titles.push(missedLines);
  }
  const missed = (title: string) => [{ id: 'tide-two', title }];
  expect(titles).toEqual([
    missed('Someone else got the last one first'),
    missed('Only 2 left'),
    missed('Its price has changed'),
    missed('The drop has changed'),
    missed('No longer available'),
  ]);
});

test('E283 without a response, the history says which packs were bought', () => {
  const executed = {
    hash: FOREIGN,
    kind: 'packsBuy' as const,
    chainId: 1 as const,
    at: '2026-11-02T10:00:00.000Z',
    orderHashes: [],
    activity: null,
  } satisfies ExecutedAction;
  expect(packsBuyMessage.missedIn?.(step, { ...executed, drops: ['tide-one'] })).toEqual([
    { id: 'tide-two', title: 'Not bought' },
  ]);
  expect(packsBuyMessage.missedIn?.(step, executed)).toEqual(
    ['tide-one', 'tide-two'].map((id) => ({ id, title: 'Not confirmed: see your packs' })),
  );
});

test('E283 packs that were bought are no longer selected', () => {
  packSelection.set('tide-one', 2);
  packSelection.set('tide-two', 3);
  packsBuyMessage.onExecuted?.(step, {
    queryClient: {} as never,
    address: aliceAddress,
    doneLines: ['tide-one'],
  });
  expect(packSelection.read()).toEqual([{ drop: 'tide-two', packs: 3 }]);
});

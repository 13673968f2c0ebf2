import {
  dressBatchPlan,
  dressBatchRequest,
  dressed,
} from '@trait-market/contract/fixtures/economy/benches';
import { withdrawBurnRequest, withdrawnBurn } from '@trait-market/contract/fixtures/economy/burns';
import { fathom7 } from '@trait-market/contract/fixtures/economy/collectors';
import { anyHatOffer } from '@trait-market/contract/fixtures/economy/criteria';
import {
  buyCreditsRequest,
  planBought,
  plans,
  subscribeRequest,
} from '@trait-market/contract/fixtures/economy/credits';
import {
  fulfilRequest,
  listing,
  offer,
  receipt as sold,
} from '@trait-market/contract/fixtures/economy/orders';
import { eyesPool, poolGiveRequest } from '@trait-market/contract/fixtures/economy/reroll';
import { describe, expect, test } from 'vitest';

import type { Action } from '@/lib/actions/action';
import { poolPath } from '@/lib/economy/draws/reroll-paths';
import { ownedEyes } from '@/testing/owned-eyes';
import { stubApi } from '@/testing/stub-api';
import { loadActions } from '@/testing/actions/load-actions';

import { definitionOf } from '../../actions';
import { cancelSteps } from '../../messages/cancel';
import type { ActionSummary, LinesDone } from '../../messages/summary';
import type { Signable } from '../../messages/step';
import { messageOf } from '../../messages/signed-messages';

await loadActions();

const [, advanced] = plans.plans;
const [, twoHundred] = plans.bundles;
if (!advanced || !twoHundred) throw new Error('There are too few plans.');
const cancel: Action = { kind: 'cancel', orders: [listing] };

const expectReceipt = (sent: ActionSummary | LinesDone): ActionSummary => {
  if (!('title' in sent)) throw new Error('The step has no receipt.');
  return sent;
};

const receiptFor = (
  step: Signable,
  path: string,
  body: object,
  action: Action = cancel,
  status = 201,
) => {
  const api = stubApi({ [`POST /economy/v1${path}`]: { status, body } });
  const sent = messageOf(step).send(step, subscribeRequest.signature, action);
  return { ...api, receipt: sent.then(expectReceipt) };
};

test('the receipt of a plan says what was paid, what was added, and when it ends', async () => {
  const step: Signable = { kind: 'subscribe', chainId: 1, message: subscribeRequest.message };
  const { receipt } = receiptFor(step, '/subscriptions', planBought);
  const { title, words, rows } = await receipt;
  expect(title).toBe('You bought the Advanced plan');
  expect(words).toMatch(/doesn’t renew/);
  expect(rows).toEqual([
    { label: 'You paid', value: '0.0085 ETH', estimate: planBought.paid },
    { label: 'Credits added', value: '250' },
    { label: 'You have now', value: '295 credits' },
    { label: 'Plan ends', value: expect.stringMatching(/^1 Dec 2026/) },
  ]);
});

test('the receipt of an offer for any trait of a set names the set with its pictures', async () => {
  const { components } = anyHatOffer;
  const step: Signable = { kind: 'order', chainId: 1, components, commitments: [] };
  const { rows } = await receiptFor(step, '/orders', anyHatOffer).receipt;
  const [set, ...others] = rows;
  expect(set).toMatchObject({ label: expect.stringMatching(/^Any /), value: '2 editions' });
  expect(set?.picture).toBeDefined();
  expect(others.map(({ label }) => label)).toEqual(['Price per edition', 'Ends']);
});

test('the receipt of a bundle says that it never expires, whatever the plan', async () => {
  const step: Signable = { kind: 'buyCredits', chainId: 1, message: buyCreditsRequest.message };
  const { receipt } = receiptFor(step, '/credits/buy', { ...planBought, credits: 200 });
  const { title, words, rows } = await receipt;
  expect(title).toBe('You bought 200 credits');
  expect(words).toMatch(/never expire/);
  expect(rows.map(({ label }) => label)).toEqual(['You paid', 'Credits added', 'You have now']);
});

test.each([
  [1, /^Fathom Club #7 has its new look\.$/],
  [2, /^Fathom Club #7 and Fathom Club #7 have their new looks\.$/],
  [20, /^20 avatars have their new looks\.$/],
])('a batch of avatars is sent as one action: the receipt for %d', async (count, words) => {
  const { message } = dressBatchRequest;
  const step: Signable = { kind: 'dressBatch', chainId: 1, message, worn: [[]] };
  const avatars = Array.from({ length: count }, () => fathom7);
  const body = { ...dressed, avatars };
  const action: Action = { kind: 'dressBatch', plan: dressBatchPlan };
  const { receipt, written } = receiptFor(step, '/dress', body, action);
  const summary = await receipt;
  expect(summary.title).toBe('Constructed');
  expect(summary.words).toMatch(words);
  expect(summary.undoneAt).toBe(count === 1 ? '/avatars/fathom-club/7#looks' : '/constructions');
  expect(written).toMatchObject([{ body: { kind: 'batch', chainId: 1, message } }]);
});

test('E628 the receipt of a withdrawal from the Light says that nothing was burned, and shows what came back', async () => {
  const { message } = withdrawBurnRequest;
  const withdraw: Signable = { kind: 'withdrawBurn', chainId: 1, message };
  const path = `/burns/${message.burnHash}/withdraw`;
  const back = await receiptFor(withdraw, path, withdrawnBurn, cancel, 200).receipt;
  expect(back.words).toMatch(/Nothing was burned/);
  const { trait, quantity } = withdrawnBurn;
  expect(back.result).toEqual({ items: [{ kind: 'trait', trait, quantity }], isOwn: true });
});

test('E625 the receipt of a donation shows what was given, and leads to the pool', async () => {
  const { trait } = ownedEyes(1);
  const { message } = poolGiveRequest;
  const step: Signable = { kind: 'poolGive', chainId: 1, message };
  const action: Action = { kind: 'giveToPool', trait, free: 2 };
  const { receipt } = receiptFor(step, '/reroll/gifts', eyesPool, action);
  expect(await receipt).toMatchObject({
    title: 'Donated to the pool',
    result: {
      items: [{ kind: 'trait', trait, quantity: Number(message.quantity) }],
      isOwn: false,
    },
    next: { to: poolPath(trait), label: 'See the pool' },
  });
});

test('the receipt of cancellations with several signatures counts all orders', () => {
  const orders = Array.from({ length: 250 }, () => ({ ...listing }));
  const action: Action = { kind: 'cancel', orders };
  const steps = cancelSteps(orders, listing.maker.address);
  expect(steps.length).toBe(3);
  expect(definitionOf(action).summaryOfAll?.(action, steps)).toMatchObject({
    title: 'All orders canceled',
    words: 'None of the 250 orders can be accepted anymore.',
  });
});

describe('E336 the receipt has what to show', () => {
  const fulfilment: Signable = {
    kind: 'fulfilment',
    chainId: 1,
    message: fulfilRequest.message,
    terms: listing.components,
    commitments: [],
  };
  const path = `/orders/${fulfilRequest.message.orderHash}/fulfil`;
  const { items } = sold.activity;

  test('after a sale: what was sold, which isn’t the user’s anymore, with its price', async () => {
    const { receipt } = receiptFor(fulfilment, path, { ...sold, order: offer }, cancel, 200);
    expect(await receipt).toMatchObject({
      title: 'Sale complete',
      words: 'You sold Brass Diving Helmet for 0.12 ETH.',
      result: { items, isOwn: false, line: 'Sold for 0.12 ETH' },
    });
  });

  test('after a trade: what the user received', async () => {
    const gives = [{ kind: 'avatar' as const, avatar: fathom7 }];
    const order = { ...offer, kind: 'trade' as const, gives, gets: items, unitPrice: null };
    const body = { ...sold, order, paid: null, proceeds: null };
    const { receipt } = receiptFor(fulfilment, path, body, cancel, 200);
    expect((await receipt).result).toMatchObject({ items: gives, isOwn: true });
  });

  test.each([
    ['listing', listing, { items: listing.gives, isOwn: false, line: 'For sale at 0.12 ETH' }],
    ['offer', offer, undefined],
  ] as const)('after a %s', async (_, order, result) => {
    const step: Signable = {
      kind: 'order',
      chainId: 1,
      components: listing.components,
      commitments: [],
    };
    const { receipt } = receiptFor(step, '/orders', order);
    expect((await receipt).result).toEqual(result);
  });
});

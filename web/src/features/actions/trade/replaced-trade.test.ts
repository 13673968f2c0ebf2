import type { Order } from '@trait-market/contract/economy/orders';
import { fathom7 } from '@trait-market/contract/fixtures/economy/collectors';
import { listing, listingTerms } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetRef } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { buildOrder, orderHash } from '@trait-market/contract/economy/typed-data';
import { expect, test } from 'vitest';

import { AppError } from '@/lib/app-error';
import { walletError } from '@/lib/wallet/wallet-error';
import { reached } from '@/testing/actions/reached';
import { refusal, setUp, signatureAt } from '@/testing/several-orders';
import { token, tokenId } from '@/testing/sentences';

import { completedBefore } from '../dialog/signing/completed-before';
import { orderStep } from '../messages/order';
import { newStep } from '../messages/step';
import { NO_LABELS } from '../messages/text/labels';
import { tradeSteps } from './replaced-trade';

const terms = {
  ...listingTerms,
  kind: 'trade',
  maker: aliceAddress,
  gives: [{ kind: 'trait', token, tokenId, quantity: 1n }],
  gets: [{ kind: 'avatar', token: fathom7.token, tokenId: '7' }],
  commitments: [],
} as const;
const components = buildOrder(terms);
const order: Order = {
  ...listing,
  kind: 'trade',
  components,
  hash: orderHash(components),
  commitments: [],
  gives: [{ kind: 'trait', trait: divingHelmetRef, quantity: 1 }],
  gets: [{ kind: 'avatar', avatar: fathom7 }],
  unitPrice: null,
  fees: [],
  quantity: 1,
  remaining: 1,
};
const action = {
  kind: 'tradeAvatar',
  collection: 'fathom-club',
  tokenId: '7',
  replaces: order,
} as const;

const review = () => {
  const test1 = setUp(action);
  const step = orderStep({ ...terms, gives: [{ ...terms.gives[0], quantity: 2n }] });
  test1.store.review(tradeSteps(step, order), NO_LABELS);
  return test1;
};

test('E669 cancels the old trade right before it posts the new one, after both are signed', async () => {
  const { store, wallet, arrived } = review();
  wallet.signTypedData.mockImplementation(async () => {
    expect(arrived).toEqual([]);
    return signatureAt(1);
  });
  await store.confirm();
  await reached(store, 'done');
  expect(arrived).toEqual([`cancel ${order.hash} by 1`, `list instead of ${order.hash}`]);
});

test('E669 keeps the old trade if the second signature is declined, and says so', async () => {
  const { store, wallet, arrived } = review();
  wallet.signTypedData
    .mockResolvedValueOnce(signatureAt(1))
    .mockRejectedValueOnce(walletError('rejected'));
  await store.confirm();
  const refused = await reached(store, 'refused');
  expect(arrived).toEqual([]);
  expect(completedBefore(action, refused)).toBe('Nothing was sent: your trade is still as it was.');
});

test('E669 doesn’t say that nothing was sent if coins were wrapped before the second signature is declined', () => {
  const wrap = newStep('wrap', 1, { owner: aliceAddress, amount: '1' });
  const steps = [wrap, ...tradeSteps(orderStep(terms), order)];
  const declined = { steps, at: 2, held: [{ at: 1, signature: signatureAt(1) }] };
  expect(completedBefore(action, declined)).toBe('Your trade is still as it was.');
});

test('E669 says that there is no trade if the new one fails after the old one is canceled', async () => {
  const { store, send, arrived } = review();
  send.mockRejectedValueOnce(new AppError('network', 'raw'));
  await store.confirm();
  const refused = await reached(store, 'refused');
  expect(arrived).toEqual([`cancel ${order.hash} by 1`]);
  expect(completedBefore(action, refused)).toBe(
    'Your old trade is canceled, and the new one isn’t live, so you have no trade now.',
  );
});

test.each([
  ['filled', 'It was accepted in the meantime'],
  ['expired', 'The trade has expired'],
])('E669 proposes no new trade if the old one is %s', async (code, title) => {
  const { store, cancelReplaced, arrived } = review();
  cancelReplaced.mockRejectedValueOnce(refusal(code));
  await store.confirm();
  const { refused } = await reached(store, 'refused');
  expect(refused.title).toBe(title);
  expect(arrived).toEqual([]);
});

import type { CartReceipt, Order } from '@trait-market/contract/economy/orders';
import {
  buyCartRequest,
  cartReceipt,
  listing,
} from '@trait-market/contract/fixtures/economy/orders';
import { listingOfFathom7 } from '@trait-market/contract/fixtures/economy/avatars';
import { bobAddress } from '@trait-market/contract/fixtures/users';
import { UnreadableOrder } from '@trait-market/contract/economy/typed-data';
import { expect, test } from 'vitest';

import type { Action } from '@/lib/actions/action';
import { stubApi } from '@/testing/stub-api';

import { cartMessage, cartStep } from './cart';
import { sentencesOf } from './signed-messages';
import { NO_LABELS } from './text/labels';

const ANY = { allRequired: false };
const lines = [{ order: listing, quantity: 2 }];
const action: Action = { kind: 'buySeveral', lines };
const [first, second] = cartReceipt.lines;
if (first === undefined || second === undefined) throw new Error('The receipt has two lines.');

test('names each order, its highest price and the total', () => {
  expect(cartStep(lines, bobAddress, ANY).message).toMatchObject({
    buyer: bobAddress,
    lines: [{ orderHash: listing.hash, quantity: '2', highestPrice: '240000000000000000' }],
    total: '240000000000000000',
    maximumFulfilled: '1',
    allRequired: false,
  });
});

test('says what is paid at most, the fees, and what happens to lines that are gone', () => {
  const words = (allRequired: boolean, bought = [...lines, ...lines]) =>
    sentencesOf(cartStep(bought, bobAddress, { allRequired }), NO_LABELS).slice(0, 4);
  expect(words(false)).toEqual([
    'You buy 2 listings together on Ethereum.',
    'You pay at most 0.48 ETH.',
    'That includes 0.036 ETH of fees and royalties.',
    'If one of them is gone or costs more, you pay nothing for it, and the others are still bought.',
  ]);
  expect(words(true)[3]).toBe(
    'If one of them is gone or costs more, nothing is bought and you pay nothing.',
  );
  expect(words(false, lines)).toEqual([
    'You buy one listing on Ethereum.',
    'You pay at most 0.24 ETH.',
    'That includes 0.018 ETH of fees and royalties.',
    'If it’s gone or costs more, nothing is bought and you pay nothing.',
  ]);
});

test('E515 an avatar is bought together with traits, with the traits that its listing promises', () => {
  const step = cartStep([...lines, { order: listingOfFathom7, quantity: 1 }], bobAddress, ANY);
  expect(step.message).toMatchObject({
    lines: [
      { orderHash: listing.hash, quantity: '2' },
      { orderHash: listingOfFathom7.hash, quantity: '1' },
    ],
    total: '1140000000000000000',
  });
  const promise = /^Each avatar comes with the traits that its listing promises\./;
  expect(sentencesOf(step, NO_LABELS)).toContainEqual(expect.stringMatching(promise));
  expect(sentencesOf(cartStep(lines, bobAddress, ANY), NO_LABELS)).not.toContainEqual(
    expect.stringMatching(promise),
  );
});

test.each<[string, Partial<Order>]>([
  ['hash', { hash: `0x${'0d'.repeat(32)}` }],
  ['price', { unitPrice: { chainId: 1, coin: 'native', amount: '1' } }],
  ['price, which is missing', { unitPrice: null }],
  ['network', { chainId: 137 }],
  ['promises', { commitments: [{ token: bobAddress, avatarId: '1', slot: 'eyes', traitId: '1' }] }],
])('T123 signs nothing when the %s differs from the signed order', (_, change) => {
  const changed = [...lines, { order: { ...listing, ...change }, quantity: 1 }];
  expect(() => cartStep(changed, bobAddress, ANY)).toThrow(UnreadableOrder);
});

const receiptOf = async (missed: CartReceipt['lines'][number]) => {
  stubApi({
    'POST /economy/v1/orders/buy-cart': { body: { ...cartReceipt, lines: [first, missed] } },
  });
  const step = cartStep(lines, bobAddress, ANY);
  return (await cartMessage.send(step, buyCartRequest.signature, action)).missedLines;
};

test('E82 names why a line was missed and what the next listing costs', async () => {
  const next: Order = { ...listing, maker: { address: bobAddress, username: null } };
  expect(await receiptOf({ ...second, reason: 'filled', next })).toEqual([
    { id: listing.hash, title: 'Someone else got it first. The next one costs 0.12 ETH' },
  ]);
  expect(await receiptOf({ ...second, reason: 'expired', next: null })).toEqual([
    { id: listing.hash, title: 'It has expired' },
  ]);
  expect(await receiptOf({ ...second, reason: 'new-reason', next: null })).toEqual([
    { id: listing.hash, title: 'No longer available' },
  ]);
});

test('E82 says when the seller raised the price', async () => {
  const next: Order = {
    ...listing,
    unitPrice: { chainId: 1, coin: 'native', amount: '150000000000000000' },
  };
  expect(await receiptOf({ ...second, reason: 'cancelled', next })).toEqual([
    { id: listing.hash, title: 'The seller asks 0.15 ETH now' },
  ]);
});

import type { AcceptedOffers, Order } from '@trait-market/contract/economy/orders';
import { criteriaProof, UnreadableOrder } from '@trait-market/contract/economy/typed-data';
import { anyHatOffer, hatIds } from '@trait-market/contract/fixtures/economy/criteria';
import {
  acceptedOffers,
  acceptOffersRequest,
  listing,
  offer,
} from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { expect, test } from 'vitest';

import type { Action } from '@/lib/actions/action';
import { stubApi } from '@/testing/stub-api';

import { acceptanceMessage, acceptanceStep } from './accept-offers';
import { NO_LABELS } from './text/labels';
import { textOf } from './text/sentence';

const ANY = { allRequired: false };
const { token, tokenId } = divingHelmetDetail;
const given = { tokenId, proof: criteriaProof(hatIds, tokenId) ?? [] };
const offers = [{ order: offer }, { order: anyHatOffer, given }];
const action: Action = { kind: 'acceptSeveral', lines: [{ order: offer }], allRequired: false };

test('E271 names each order, the given item, its lowest proceeds and the lowest total', () => {
  const step = acceptanceStep(offers, aliceAddress, ANY);
  const lines = [
    {
      orderHash: offer.hash,
      token,
      identifier: tokenId,
      quantity: '1',
      lowestProceeds: '111000000000000000',
    },
    {
      orderHash: anyHatOffer.hash,
      token,
      identifier: tokenId,
      quantity: '1',
      lowestProceeds: '46250000000000000',
    },
  ];
  expect(step).toMatchObject({
    message: { seller: aliceAddress, lines, lowestTotal: '46250000000000000', allRequired: false },
    criteriaProofs: [[], given.proof],
  });
  const all = acceptanceStep(offers, aliceAddress, { allRequired: true });
  expect(all.message).toMatchObject({ lowestTotal: '157250000000000000', allRequired: true });
});

test('E271 says what is received at least, the fees, and what happens to offers that are gone', () => {
  const words = (allRequired: boolean) =>
    acceptanceMessage
      .sentences(acceptanceStep(offers, aliceAddress, { allRequired }), NO_LABELS)
      .slice(0, 4)
      .map(textOf);
  expect(words(false)).toEqual([
    'You accept 2 offers together on Ethereum.',
    'You get 0.15725 WETH if all are still available, and at least 0.04625 WETH if only one is.',
    'Fees and royalties of 0.01275 WETH are already deducted.',
    'If one of them is gone or brings less, you keep what it’s for, and the others are still accepted.',
  ]);
  expect([words(true)[1], words(true)[3]]).toEqual([
    'You get at least 0.15725 WETH.',
    'If one of them is gone or brings less, nothing is sold and you keep everything.',
  ]);
});

test.each<[string, Partial<Order>]>([
  ['hash', { hash: `0x${'0d'.repeat(32)}` }],
  ['price', { unitPrice: { chainId: 1, coin: 'wrapped', amount: '1' } }],
  ['price, which is missing', { unitPrice: null }],
  ['network', { chainId: 137 }],
  ['promises', { commitments: [{ token: bobAddress, avatarId: '1', slot: 'eyes', traitId: '1' }] }],
  ['kind', listing],
])('T131 signs nothing when the %s differs from the signed order', (_, change) => {
  const changed = [...offers, { order: { ...offer, ...change } }];
  expect(() => acceptanceStep(changed, aliceAddress, ANY)).toThrow(UnreadableOrder);
});

test.each([
  ['no trait', undefined],
  ['a trait without its proof', { tokenId, proof: [] }],
  ['another trait', { ...given, tokenId: '7' }],
])('T131 signs nothing with %s for an offer for any trait of a set', (_, other) => {
  const changed = [{ order: anyHatOffer, given: other }];
  expect(() => acceptanceStep(changed, aliceAddress, ANY)).toThrow(UnreadableOrder);
});

const [first, second] = acceptedOffers.lines;
if (first === undefined || second === undefined) throw new Error('The receipt has two lines.');

const receiptOf = async (missed: AcceptedOffers['lines'][number]) => {
  const { written } = stubApi({
    'POST /economy/v1/orders/accept-offers': {
      body: { ...acceptedOffers, lines: [first, missed] },
    },
  });
  const step = acceptanceStep(offers, aliceAddress, ANY);
  const { missedLines } = await acceptanceMessage.send(step, acceptOffersRequest.signature, action);
  return { missedLines, sent: written.at(-1)?.body };
};

test('E271 sends the proofs and names why an offer was missed', async () => {
  const { missedLines, sent } = await receiptOf(second);
  expect(sent).toMatchObject({ criteriaProofs: [[], given.proof] });
  expect(missedLines).toEqual([{ id: offer.hash, title: 'The buyer canceled it' }]);
  expect((await receiptOf({ ...second, reason: 'new-reason' })).missedLines).toEqual([
    { id: offer.hash, title: 'No longer available' },
  ]);
});

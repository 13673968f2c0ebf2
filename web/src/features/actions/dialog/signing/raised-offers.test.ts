import type { CriteriaSet } from '@trait-market/contract/economy/criteria';
import type { Order } from '@trait-market/contract/economy/orders';
import { buildOrder, criteriaOf, orderHash } from '@trait-market/contract/economy/typed-data';
import { anyHatOffer, anyHatTerms, hats } from '@trait-market/contract/fixtures/economy/criteria';
import { listing, listingTerms, offer } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { expect, test } from 'vitest';

import { AppError } from '@/lib/app-error';
import { walletError } from '@/lib/wallet/wallet-error';
import { refusal, setUp, signatureAt } from '@/testing/several-orders';
import { reached } from '@/testing/actions/reached';

import { definitionOf } from '../../actions';
import { NO_LABELS } from '../../messages/text/labels';
import { raiseSteps } from '../../raise/raise-steps';
import { offeredFor } from '../../shared/offering/offered';
import { completedBefore } from './completed-before';
import { matchesAction } from './matches-action';

const PRICE = listingTerms.unitPrice;
const components = buildOrder({
  ...listingTerms,
  kind: 'offer',
  maker: aliceAddress,
  commitments: [],
});
const order: Order = { ...offer, maker: listing.maker, components, hash: orderHash(components) };
const action = { kind: 'raise', order } as const;
const stepsAt = (unitPrice: bigint) =>
  raiseSteps(order, { unitPrice, fees: divingHelmetDetail.fees, counter: '0' });

test('E329 cancels the old offer right before it posts the new one, after both are signed', async () => {
  const { store, wallet, arrived } = setUp(action);
  store.review(stepsAt(2n * PRICE), NO_LABELS);
  wallet.signTypedData.mockImplementation(async () => {
    expect(arrived).toEqual([]);
    return signatureAt(1);
  });
  await store.confirm();
  await reached(store, 'done');
  expect(arrived).toEqual([`cancel ${order.hash} by 1`, `list instead of ${order.hash}`]);
  expect(definitionOf(action).summaryOfAll?.(action, stepsAt(2n * PRICE))).toMatchObject({
    title: 'Your offer is raised',
    untilFinal: expect.stringContaining('for a minute'),
  });
});

test('E329 keeps the old offer if the second signature is declined, and says so', async () => {
  const { store, wallet, arrived } = setUp(action);
  wallet.signTypedData
    .mockResolvedValueOnce(signatureAt(1))
    .mockRejectedValueOnce(walletError('rejected'));
  store.review(stepsAt(2n * PRICE), NO_LABELS);
  await store.confirm();
  const refused = await reached(store, 'refused');
  expect(arrived).toEqual([]);
  expect(completedBefore(action, refused)).toBe('Your offer still stands at the old price.');
});

test('E329 says that there is no offer if the new one fails after the old one is canceled', async () => {
  const { store, send, arrived } = setUp(action);
  send.mockRejectedValueOnce(new AppError('network', 'raw'));
  store.review(stepsAt(2n * PRICE), NO_LABELS);
  await store.confirm();
  const refused = await reached(store, 'refused');
  expect(arrived).toEqual([`cancel ${order.hash} by 1`]);
  expect(completedBefore(action, refused)).toBe(
    'Your old offer is canceled, and the new one isn’t live, so you have no offer now.',
  );
});

test.each([
  ['filled', 'It was accepted in the meantime'],
  ['expired', 'The offer has expired'],
])('E329 makes no new offer if the old one is %s', async (code, title) => {
  const { store, cancelReplaced, arrived } = setUp(action);
  cancelReplaced.mockRejectedValueOnce(refusal(code));
  store.review(stepsAt(2n * PRICE), NO_LABELS);
  await store.confirm();
  const { refused } = await reached(store, 'refused');
  expect(refused.title).toBe(title);
  expect(arrived).toEqual([]);
});

test('E329 restores a raise only for the same offer at a higher price, and a change at another', () => {
  const matches = (unitPrice: bigint, isLowerAllowed?: boolean) =>
    matchesAction({
      action: { ...action, ...(isLowerAllowed && { isLowerAllowed }) },
      address: aliceAddress,
      steps: stepsAt(unitPrice),
    });
  expect(matches(PRICE + 1n)).toBe(true);
  expect(matches(PRICE)).toBe(false);
  expect(matches(PRICE - 1n)).toBe(false);
  expect(matches(PRICE - 1n, true)).toBe(true);
  expect(matches(PRICE + 1n, true)).toBe(true);
  expect(matches(PRICE, true)).toBe(false);
});

test('E329 restores a raise for a set only with the words of the old offer', () => {
  const setComponents = buildOrder({ ...anyHatTerms, maker: aliceAddress });
  const forSet: Order = {
    ...anyHatOffer,
    maker: listing.maker,
    components: setComponents,
    hash: orderHash(setComponents),
  };
  const matches = (now: CriteriaSet) =>
    matchesAction({
      action: { kind: 'raise', order: forSet },
      address: aliceAddress,
      steps: raiseSteps(forSet, {
        unitPrice: anyHatTerms.unitPrice + 1n,
        fees: hats.fees,
        counter: '0',
        set: offeredFor(now),
      }),
    });
  const traits = hats.traits.slice(0, 1);
  const root = criteriaOf(traits.map(({ tokenId }) => tokenId));
  expect(matches(hats)).toBe(true);
  expect(matches({ ...hats, traits, criteria: { ...hats.criteria, root } })).toBe(true);
  expect(matches({ ...hats, criteria: { ...hats.criteria, slot: 'eyes' } })).toBe(false);
  expect(matches({ ...hats, criteria: { ...hats.criteria, rarity: 'epic' } })).toBe(false);
});

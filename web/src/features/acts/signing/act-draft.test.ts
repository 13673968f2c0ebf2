import { criteriaProof } from '@trait-market/contract/economy/typed-data/criteria';
import { buildOrder } from '@trait-market/contract/economy/typed-data/build-order';
import { deploymentOf, orderSalt } from '@trait-market/contract/economy/typed-data/deployment';
import { orderHash } from '@trait-market/contract/economy/typed-data/order-hash';
import type { Order } from '@trait-market/contract/economy/orders';
import { dressBatchPlan } from '@trait-market/contract/fixtures/economy/benches';
import { plans } from '@trait-market/contract/fixtures/economy/credits';
import { anyHatOffer, anyHatTerms, hatIds } from '@trait-market/contract/fixtures/economy/criteria';
import { listing, listingTerms } from '@trait-market/contract/fixtures/economy/orders';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { afterEach, describe, expect, test } from 'vitest';

import { actDraft } from '@/lib/storage';

import { actDraftStore, readKept, type ActDraft } from './act-draft';
import { convertStep } from './steps/convert-step';
import { buyCreditsStep, subscribeStep } from './steps/credit-steps';
import { dressBatchStep } from './steps/dress-steps';
import { fulfilmentStep } from './steps/fulfilment-step';
import { orderStep } from './steps/order-step';
import { NO_LABELS } from './labels';
import type { Signable } from './signable';

afterEach(() => actDraft.clear());

/** Alice's listing, which Bob buys. */
const bought: Order = listing;
const cheaper = buildOrder({ ...listingTerms, unitPrice: 1_000n });
const other: Order = { ...listing, components: cheaper, hash: orderHash(cheaper) };

const purchase = (): ActDraft => ({
  address: bobAddress,
  act: { kind: 'buy', order: bought },
  page: '/',
  values: { quantity: '1' },
  labels: NO_LABELS,
  steps: [convertStep('unwrap', 1, 5n, bobAddress), fulfilmentStep(bought, 1n, bobAddress)],
  at: 0,
  wasAsked: false,
});

const offer = (): ActDraft => ({
  ...purchase(),
  act: { kind: 'offer', traitId: 'helmet' },
  steps: [orderStep({ ...listingTerms, kind: 'offer', maker: bobAddress, commitments: [] })],
});

const { salt: _salt, ...anyHatUnsalted } = anyHatTerms;

const offerForAny = (): ActDraft => ({
  ...purchase(),
  act: { kind: 'offerAny', collection: 'fathom-club' },
  steps: [orderStep(anyHatUnsalted, { slot: 'headwear', tokenIds: hatIds })],
});

/** Alice gives a hat for Bob's offer for any. */
const sale = (): ActDraft => {
  const [tokenId = ''] = hatIds;
  const proof = criteriaProof(hatIds, tokenId) ?? [];
  return {
    ...purchase(),
    address: aliceAddress,
    act: { kind: 'accept', order: anyHatOffer, traitId: 'helmet' },
    steps: [fulfilmentStep(anyHatOffer, 1n, aliceAddress, { tokenId, proof })],
  };
};

const [basic, , elite] = plans.plans;
const [fifty, twoHundred] = plans.bundles;
if (!basic || !elite || !fifty || !twoHundred) throw new Error('There are too few plans.');

const plan = (): ActDraft => ({
  ...purchase(),
  act: { kind: 'subscribe', plan: basic },
  steps: [convertStep('unwrap', 137, 5n, bobAddress), subscribeStep(basic, 137, bobAddress)],
});

const bundle = (): ActDraft => ({
  ...purchase(),
  act: { kind: 'buyCredits', bundle: fifty },
  steps: [buyCreditsStep(fifty, 1, bobAddress)],
});

const several = (): ActDraft => ({
  ...purchase(),
  act: { kind: 'buySeveral', lines: [{ order: bought, quantity: 1 }] },
  steps: [convertStep('unwrap', 1, 5n, bobAddress), fulfilmentStep(bought, 1n, bobAddress)],
  missed: [{ at: 0, title: 'Someone else got it first' }],
});

const [seven] = dressBatchPlan.dressings;
if (!seven) throw new Error('The plan dresses nobody.');
const two = {
  ...dressBatchPlan,
  dressings: [seven, { ...seven, avatar: { ...seven.avatar, tokenId: '8' } }],
};

const batch = (): ActDraft => ({
  ...purchase(),
  act: { kind: 'dressBatch', plan: two },
  steps: [dressBatchStep(two, bobAddress)],
});

const kindOfKept = () => readKept(bobAddress)?.kind;

test.each([
  ['a purchase', purchase],
  ['several purchases', several],
  ['an offer', offer],
  ['an offer for any trait of a slot', offerForAny],
  ['a plan', plan],
  ['a bundle of credits', bundle],
  ['a dressing of two avatars', batch],
])('restores %s as it was saved', (_, draft) => {
  const kept = draft();
  actDraftStore.write(kept);
  expect(readKept(bobAddress)).toEqual({ kind: 'whole', draft: kept });
});

test('restores the acceptance of an offer for any trait, but not with another trait', () => {
  const kept = sale();
  actDraftStore.write(kept);
  expect(readKept(aliceAddress)).toEqual({ kind: 'whole', draft: kept });
  const [step] = kept.steps;
  if (step?.kind !== 'fulfilment') throw new Error('It is a fulfilment.');
  step.message.identifier = '7';
  actDraftStore.write(kept);
  expect(readKept(aliceAddress)?.kind).toBe('changed');
});

test('T63 detects any change made by hand, even to names', () => {
  actDraftStore.write({ ...purchase(), labels: { assets: { a: 'Helmet' }, fees: {} } });
  const text = actDraft.read() ?? '';
  for (const [before, after] of [
    ['Helmet', 'Crown'],
    ['"at\\":0', '"at\\":1'],
    ['\\"quantity\\":\\"1\\"', '\\"quantity\\":\\"2\\"'],
    [bought.components.salt, '7'],
  ] as const) {
    expect(text).toContain(before);
    actDraft.write(text.replaceAll(before, after));
    expect(kindOfKept()).toBe('changed');
  }
});

test.each(['{', '{}', 'null', '{"seal":"0x","draft":"{}"}'])(
  'T63 does not accept %s as a draft',
  (text) => {
    actDraft.write(text);
    expect(kindOfKept()).toBe('changed');
  },
);

describe('T63 refuses an act that was changed and sealed again, and so contradicts itself', () => {
  type Change = (draft: ActDraft) => void;
  const inStep =
    <Kind extends Signable['kind']>(
      kind: Kind,
      change: (step: Extract<Signable, { kind: Kind }>) => void,
    ): Change =>
    ({ steps }) => {
      const isOfKind = (step: Signable): step is Extract<Signable, { kind: Kind }> =>
        step.kind === kind;
      const step = steps.find(isOfKind);
      if (step === undefined) throw new Error(`There is no ${kind}.`);
      change(step);
    };
  const fulfilment = (change: (step: Extract<Signable, { kind: 'fulfilment' }>) => void) =>
    inStep('fulfilment', change);

  test.each<[string, () => ActDraft, Change]>([
    [
      'other traits that fit',
      offerForAny,
      inStep('order', ({ criteria }) => criteria?.tokenIds.push('7')),
    ],
    ['no traits that fit', offerForAny, inStep('order', (step) => delete step.criteria)],
    ['a higher price', purchase, fulfilment(({ message }) => (message.highestPrice += '0'))],
    ['more editions', purchase, fulfilment(({ message }) => (message.quantity = '2'))],
    ['more than there are', purchase, fulfilment(({ message }) => (message.quantity = '9'))],
    ['another buyer', purchase, fulfilment(({ message }) => (message.fulfiller = aliceAddress))],
    ['another order', purchase, fulfilment(({ message }) => (message.orderHash = other.hash))],
    ['the terms of another order', purchase, fulfilment((step) => (step.terms = cheaper))],
    ['another chain', purchase, fulfilment((step) => (step.chainId = 137))],
    [
      'promises that were not made',
      purchase,
      fulfilment(({ commitments, terms }) => {
        const [item] = terms.offer;
        if (item)
          commitments.push({ token: item.token, avatarId: '7', slot: 'headwear', traitId: '1' });
      }),
    ],
    [
      'an order that is not what its hash says',
      purchase,
      ({ act }) => {
        if (act.kind === 'buy') act.order.components = cheaper;
      },
    ],
    [
      'somebody else’s coin',
      purchase,
      inStep('unwrap', ({ message }) => (message.owner = aliceAddress)),
    ],
    ['coin of another chain', purchase, inStep('unwrap', (step) => (step.chainId = 137))],
    ['an order in place of a purchase', purchase, (draft) => (draft.steps = offer().steps)],
    [
      'another maker',
      offer,
      inStep('order', ({ components }) => (components.offerer = aliceAddress)),
    ],
    ['another kind of order', offer, (draft) => (draft.act = { kind: 'list', traitId: 'helmet' })],
    [
      'an order of another deployment',
      offer,
      inStep('order', ({ components }) => {
        components.salt = orderSalt(deploymentOf('https://staging.example'), 7n);
      }),
    ],
    ['a dearer plan', plan, inStep('subscribe', ({ message }) => (message.highestPrice += '0'))],
    ['another plan', plan, inStep('subscribe', ({ message }) => (message.plan = 'Elite'))],
    [
      'a plan that was not chosen',
      plan,
      (draft) => (draft.act = { kind: 'subscribe', plan: elite }),
    ],
    [
      'a plan for somebody else',
      plan,
      inStep('subscribe', ({ message }) => (message.subscriber = aliceAddress)),
    ],
    ['a plan on another chain', plan, inStep('subscribe', (step) => (step.chainId = 1))],
    [
      'a plan on a chain where it is not sold',
      plan,
      (draft) => (draft.act = { kind: 'subscribe', plan: { ...basic, prices: [] } }),
    ],
    ['a bundle in place of a plan', plan, (draft) => (draft.steps = bundle().steps)],
    [
      'dearer credits',
      bundle,
      inStep('buyCredits', ({ message }) => (message.highestPrice += '0')),
    ],
    ['more credits', bundle, inStep('buyCredits', ({ message }) => (message.credits = '500'))],
    [
      'credits that were not chosen',
      bundle,
      (draft) => (draft.act = { kind: 'buyCredits', bundle: twoHundred }),
    ],
    [
      'credits for somebody else',
      bundle,
      inStep('buyCredits', ({ message }) => (message.buyer = aliceAddress)),
    ],
    [
      'an order that is none of the several',
      several,
      ({ act }) => {
        if (act.kind === 'buySeveral') act.lines = [{ order: other, quantity: 1 }];
      },
    ],
    [
      'more editions than were chosen of one of several',
      several,
      fulfilment(({ message }) => (message.quantity = '2')),
    ],
    [
      'coin of a chain that none of the several is of',
      several,
      inStep('unwrap', (step) => (step.chainId = 137)),
    ],
    [
      'more credits for a batch',
      batch,
      inStep('dressBatch', ({ message }) => (message.highestCredits = '150')),
    ],
    [
      'an avatar more in a batch',
      batch,
      inStep('dressBatch', ({ message, worn }) => {
        const [first] = message.dressings;
        if (first) message.dressings.push({ ...first, avatarId: '9' });
        worn.push(worn[0] ?? []);
      }),
    ],
    [
      'another look in a batch',
      batch,
      inStep('dressBatch', ({ message }) => {
        const [, second] = message.dressings;
        if (second) second.wornAfter = [{ slot: 'eyes', traitId: '1' }];
      }),
    ],
    [
      'what an avatar of a batch does not wear',
      batch,
      inStep('dressBatch', ({ worn }) => (worn[1] = [])),
    ],
    [
      'a batch for somebody else',
      batch,
      inStep('dressBatch', ({ message }) => (message.owner = aliceAddress)),
    ],
    ['a batch on another chain', batch, inStep('dressBatch', (step) => (step.chainId = 137))],
    [
      'a batch that was not planned',
      batch,
      (draft) => (draft.act = { kind: 'dressBatch', plan: dressBatchPlan }),
    ],
    [
      'a zone that nobody knows',
      offer,
      inStep('order', ({ components }) => (components.zone = bobAddress)),
    ],
  ])('with %s', (_, draft, change) => {
    const changed = structuredClone(draft());
    change(changed);
    actDraftStore.write(changed);
    expect(kindOfKept()).toBe('changed');
  });
});

test('T63 says whether any part had been signed', () => {
  const signature = `0x${'5a'.repeat(65)}` as const;
  const [, step] = purchase().steps;
  const steps = step?.kind === 'fulfilment' ? [{ ...step, chainId: 137 as const }] : [];
  actDraftStore.write({ ...purchase(), steps, signature });
  expect(readKept(bobAddress)).toEqual({ kind: 'changed', wasSigned: true });
});

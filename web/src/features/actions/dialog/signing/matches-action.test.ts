import {
  buildOrder,
  deploymentOf,
  orderHash,
  orderSalt,
} from '@trait-market/contract/economy/typed-data';
import type { Order } from '@trait-market/contract/economy/orders';
import { dressBatchPlan } from '@trait-market/contract/fixtures/economy/benches';
import { listing, listingTerms } from '@trait-market/contract/fixtures/economy/orders';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { afterEach, describe, expect, test } from 'vitest';

import { actionDraft } from '@/lib/storage';
import {
  acceptance,
  purchase,
  offer,
  offerForAny,
  offerForAnyAvatar,
  boughtPlan,
  otherPlan,
  otherBundle,
  plan,
  bundle,
  several,
  batch,
  avatarListing,
  avatarOffer,
  restored,
} from '@/testing/actions/action-drafts';

import { sealedText, type ActionDraft } from './action-draft';
import type { Signable } from '../../messages/step';

afterEach(() => sessionStorage.clear());

const cheaper = buildOrder({ ...listingTerms, unitPrice: 1_000n });
const other: Order = { ...listing, components: cheaper, hash: orderHash(cheaper) };

describe('T63 refuses an action that was changed and sealed again, and so contradicts itself', () => {
  type Change = (draft: ActionDraft) => void;
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
  type CartStep = Extract<Signable, { kind: 'cart' }>;
  const inCart = (change: (step: CartStep) => void) => inStep('cart', change);
  const inCartLine = (change: (line: CartStep['message']['lines'][number]) => void) =>
    inCart(({ message }) => message.lines.forEach(change));

  type AcceptanceStep = Extract<Signable, { kind: 'acceptOffers' }>;
  const inAcceptance = (change: (step: AcceptanceStep) => void) => inStep('acceptOffers', change);
  const inAcceptedLine = (change: (line: AcceptanceStep['message']['lines'][number]) => void) =>
    inAcceptance(({ message }) => message.lines.slice(-1).forEach(change));

  test.each<[string, () => ActionDraft, Change]>([
    [
      'other traits that fit',
      offerForAny,
      inStep('order', ({ criteria }) => criteria?.tokenIds.push('7')),
    ],
    ['no traits that fit', offerForAny, inStep('order', (step) => delete step.criteria)],
    [
      'traits that fit an offer for any avatar',
      offerForAnyAvatar,
      inStep('order', (step) => (step.criteria = { tokenIds: [] })),
    ],
    [
      'any trait in place of any avatar',
      offerForAnyAvatar,
      (draft) => (draft.steps = offerForAny().steps),
    ],
    [
      'one avatar in place of any avatar',
      offerForAnyAvatar,
      (draft) => (draft.steps = avatarOffer().steps),
    ],
    [
      'any avatar in place of any trait',
      offerForAny,
      (draft) => (draft.steps = offerForAnyAvatar().steps),
    ],
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
      ({ action }) => {
        if (action.kind === 'buy') action.order.components = cheaper;
      },
    ],
    [
      'another user’s coin',
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
    [
      'another kind of order',
      offer,
      (draft) => (draft.action = { kind: 'list', traitId: 'helmet' }),
    ],
    ...[avatarOffer, avatarListing].flatMap((draft): [string, () => ActionDraft, Change][] => [
      [
        'another avatar',
        draft,
        ({ action }) => {
          if ('tokenId' in action) action.tokenId = '8';
        },
      ],
      [
        'a trait of the same token id in place of an avatar',
        draft,
        (stored) => {
          stored.steps = offer().steps;
          if ('tokenId' in stored.action) stored.action.tokenId = listingTerms.asset.tokenId;
        },
      ],
    ]),
    ['an avatar in place of a trait', offer, (draft) => (draft.steps = avatarOffer().steps)],
    [
      'a listing of an avatar in place of a trait',
      avatarListing,
      (draft) => (draft.action = { kind: 'list', traitId: 'helmet' }),
    ],
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
      (draft) => (draft.action = { kind: 'subscribe', plan: otherPlan }),
    ],
    [
      'a plan for another user',
      plan,
      inStep('subscribe', ({ message }) => (message.subscriber = aliceAddress)),
    ],
    ['a plan on another chain', plan, inStep('subscribe', (step) => (step.chainId = 1))],
    [
      'a plan on a chain where it is not sold',
      plan,
      (draft) => (draft.action = { kind: 'subscribe', plan: { ...boughtPlan, prices: [] } }),
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
      (draft) => (draft.action = { kind: 'buyCredits', bundle: otherBundle }),
    ],
    [
      'credits for another user',
      bundle,
      inStep('buyCredits', ({ message }) => (message.buyer = aliceAddress)),
    ],
    [
      'an order that is none of the several',
      several,
      ({ action }) => {
        if (action.kind === 'buySeveral') action.lines = [{ order: other, quantity: 1 }];
      },
    ],
    [
      'more editions than were chosen of one of several',
      several,
      inCartLine((line) => (line.quantity = '2')),
    ],
    [
      'a higher price for one of several',
      several,
      inCartLine((line) => (line.highestPrice += '0')),
    ],
    [
      'another order than the chosen one of several',
      several,
      inCartLine((line) => (line.orderHash = other.hash)),
    ],
    ['one of several twice', several, inCart(({ message: { lines } }) => lines.push(...lines))],
    ['a higher total of several', several, inCart(({ message }) => (message.total += '0'))],
    ['other terms of several', several, inCart((step) => (step.terms = [other.components]))],
    ['no terms of several', several, inCart((step) => (step.terms = []))],
    ['several for another user', several, inCart(({ message }) => (message.buyer = aliceAddress))],
    [
      'several that are all required',
      several,
      inCart(({ message }) => (message.allRequired = true)),
    ],
    [
      'an offer that is none of the accepted ones',
      acceptance,
      ({ action }) => {
        if (action.kind === 'acceptSeveral') action.lines = action.lines.slice(1);
      },
    ],
    [
      'lower proceeds of an accepted offer',
      acceptance,
      inAcceptedLine((line) => (line.lowestProceeds = '1')),
    ],
    [
      'another item for an accepted offer',
      acceptance,
      inAcceptedLine((line) => (line.identifier = '7')),
    ],
    [
      'another contract for an accepted offer',
      acceptance,
      inAcceptedLine((line) => (line.token = aliceAddress)),
    ],
    [
      'more editions for an accepted offer',
      acceptance,
      inAcceptedLine((line) => (line.quantity = '2')),
    ],
    [
      'an accepted offer twice',
      acceptance,
      inAcceptance(({ message: { lines } }) => lines.push(...lines)),
    ],
    [
      'a lower total of accepted offers',
      acceptance,
      inAcceptance(({ message }) => (message.lowestTotal = '0')),
    ],
    [
      'accepted offers that are all required',
      acceptance,
      inAcceptance(({ message }) => (message.allRequired = true)),
    ],
    [
      'other terms of accepted offers',
      acceptance,
      inAcceptance((step) => (step.terms = step.terms.toReversed())),
    ],
    [
      'no proof of a set that the accepted offer is for',
      acceptance,
      inAcceptance((step) => (step.criteriaProofs = [[], []])),
    ],
    [
      'promises that an accepted offer has not made',
      acceptance,
      inAcceptance(({ commitments }) =>
        commitments[0]?.push({ token: bobAddress, avatarId: '7', slot: 'eyes', traitId: '1' }),
      ),
    ],
    [
      'accepted offers for another user',
      acceptance,
      inAcceptance(({ message }) => (message.seller = aliceAddress)),
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
      'a batch for another user',
      batch,
      inStep('dressBatch', ({ message }) => (message.owner = aliceAddress)),
    ],
    ['a batch on another chain', batch, inStep('dressBatch', (step) => (step.chainId = 137))],
    [
      'a batch that was not planned',
      batch,
      (draft) => (draft.action = { kind: 'dressBatch', plan: dressBatchPlan }),
    ],
    ['an unknown zone', offer, inStep('order', ({ components }) => (components.zone = bobAddress))],
  ])('with %s', (_, draft, change) => {
    const changed = structuredClone(draft());
    change(changed);
    actionDraft(bobAddress).write(sealedText(changed));
    expect(restored()).toBeUndefined();
  });
});

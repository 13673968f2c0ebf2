import { criteriaProof } from '@trait-market/contract/economy/typed-data';
import { anyHatOffer, hatIds } from '@trait-market/contract/fixtures/economy/criteria';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { keccak256, stringToHex } from 'viem';
import { afterEach, expect, test } from 'vitest';

import { actionDraft } from '@/lib/storage';
import {
  acceptance,
  bought,
  purchase,
  offer,
  offerForAny,
  offerForAnyAvatar,
  plan,
  bundle,
  several,
  batch,
  restored,
  avatarListing,
  avatarOffer,
} from '@/testing/actions/action-drafts';

import { readActionDraft, sealedText, type ActionDraft } from './action-draft';
import { fulfilmentStep } from '../../messages/fulfilment';

afterEach(() => sessionStorage.clear());

const sale = (): ActionDraft => {
  const [tokenId = ''] = hatIds;
  const proof = criteriaProof(hatIds, tokenId) ?? [];
  return {
    ...purchase(),
    address: aliceAddress,
    action: { kind: 'accept', order: anyHatOffer, traitId: 'helmet' },
    steps: [fulfilmentStep(anyHatOffer, 1n, aliceAddress, { tokenId, proof })],
  };
};

const store = (draft: ActionDraft): void => actionDraft(draft.address).write(sealedText(draft));

test.each([
  ['a purchase', purchase],
  ['several purchases', several],
  ['several accepted offers', acceptance],
  ['an offer', offer],
  ['an offer for an avatar', avatarOffer],
  ['a listing of an avatar', avatarListing],
  ['an offer for any trait of a slot', offerForAny],
  ['E607 an offer for any avatar', offerForAnyAvatar],
  ['a plan', plan],
  ['a bundle of credits', bundle],
  ['a dressing of two avatars', batch],
])('E59 restores %s as it was saved', (_, draft) => {
  const stored = draft();
  store(stored);
  expect(restored()).toEqual(stored);
});

test('restores a draft that the release before saved', () => {
  const { action, ...rest } = purchase();
  const draft = JSON.stringify({ ...rest, act: action });
  const seal = keccak256(stringToHex(draft));
  sessionStorage.setItem(`actDraft:${bobAddress.toLowerCase()}`, JSON.stringify({ seal, draft }));
  expect(restored()).toEqual({ ...rest, action });
});

test('E109 restores the acceptance of an offer for any trait, but not with another trait', () => {
  const stored = sale();
  store(stored);
  expect(readActionDraft(aliceAddress)).toEqual(stored);
  const [step] = stored.steps;
  if (step?.kind !== 'fulfilment') throw new Error('It is a fulfilment.');
  step.message.identifier = '7';
  store(stored);
  expect(readActionDraft(aliceAddress)).toBeUndefined();
});

test('T63 detects any change made by hand, even to names', () => {
  store({ ...purchase(), labels: { assets: { a: 'Helmet' }, fees: {} } });
  const text = actionDraft(bobAddress).read() ?? '';
  expect(restored()).toBeDefined();
  for (const [before, after] of [
    ['Helmet', 'Crown'],
    ['"at\\":0', '"at\\":1'],
    ['\\"quantity\\":\\"1\\"', '\\"quantity\\":\\"2\\"'],
    [bought.components.salt, '7'],
  ] as const) {
    expect(text).toContain(before);
    actionDraft(bobAddress).write(text.replaceAll(before, after));
    expect(restored()).toBeUndefined();
  }
});

test.each(['{', '{}', 'null', '{"seal":"0x","draft":"{}"}'])(
  'T63 does not accept %s as a draft',
  (text) => {
    actionDraft(bobAddress).write(text);
    expect(restored()).toBeUndefined();
  },
);

test('T99 does not restore a draft for another account', () => {
  const draft = purchase();
  store(draft);
  actionDraft(aliceAddress).write(actionDraft(bobAddress).read() ?? '');
  expect(restored()).toEqual(draft);
  expect(readActionDraft(aliceAddress)).toBeUndefined();
});

import { criteriaProof } from '@trait-market/contract/economy/typed-data';
import { anyHatOffer, hatIds } from '@trait-market/contract/fixtures/economy/criteria';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { keccak256, stringToHex } from 'viem';
import { afterEach, expect, test } from 'vitest';

import { actionDraft } from '@/lib/storage';
import {
  bought,
  purchase,
  offer,
  offerForAny,
  plan,
  bundle,
  several,
  batch,
  kindOfKept,
  avatarListing,
  avatarOffer,
} from '@/testing/action-drafts';

import { createActionDraftStore, readKept, type ActionDraft } from './action-draft';
import { fulfilmentStep } from '../../messages/fulfilment';

afterEach(() => sessionStorage.clear());

/** Alice gives a hat for Bob's offer for any. */
const actionDraftStore = createActionDraftStore();

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

test.each([
  ['a purchase', purchase],
  ['several purchases', several],
  ['an offer', offer],
  ['an offer for an avatar', avatarOffer],
  ['a listing of an avatar', avatarListing],
  ['an offer for any trait of a slot', offerForAny],
  ['a plan', plan],
  ['a bundle of credits', bundle],
  ['a dressing of two avatars', batch],
])('E59 restores %s as it was saved', (_, draft) => {
  const kept = draft();
  actionDraftStore.write(kept);
  expect(readKept(bobAddress)).toEqual({ kind: 'whole', draft: kept });
});

test('restores a draft that the release before saved', () => {
  const { action, ...rest } = purchase();
  const draft = JSON.stringify({ ...rest, act: action });
  const seal = keccak256(stringToHex(draft));
  sessionStorage.setItem(`actDraft:${bobAddress.toLowerCase()}`, JSON.stringify({ seal, draft }));
  expect(readKept(bobAddress)).toEqual({ kind: 'whole', draft: { ...rest, action } });
});

test('E109 restores the acceptance of an offer for any trait, but not with another trait', () => {
  const kept = sale();
  actionDraftStore.write(kept);
  expect(readKept(aliceAddress)).toEqual({ kind: 'whole', draft: kept });
  const [step] = kept.steps;
  if (step?.kind !== 'fulfilment') throw new Error('It is a fulfilment.');
  step.message.identifier = '7';
  actionDraftStore.write(kept);
  expect(readKept(aliceAddress)?.kind).toBe('changed');
});

test('T63 detects any change made by hand, even to names', () => {
  actionDraftStore.write({ ...purchase(), labels: { assets: { a: 'Helmet' }, fees: {} } });
  const text = actionDraft(bobAddress).read() ?? '';
  for (const [before, after] of [
    ['Helmet', 'Crown'],
    ['"at\\":0', '"at\\":1'],
    ['\\"quantity\\":\\"1\\"', '\\"quantity\\":\\"2\\"'],
    [bought.components.salt, '7'],
  ] as const) {
    expect(text).toContain(before);
    actionDraft(bobAddress).write(text.replaceAll(before, after));
    expect(kindOfKept()).toBe('changed');
  }
});

test.each(['{', '{}', 'null', '{"seal":"0x","draft":"{}"}'])(
  'T63 does not accept %s as a draft',
  (text) => {
    actionDraft(bobAddress).write(text);
    expect(kindOfKept()).toBe('changed');
  },
);

test('a signed action stays when its account logs out, and when another account begins one', () => {
  const signed: ActionDraft = { ...purchase(), signature: `0x${'5a'.repeat(65)}` };
  actionDraftStore.write(signed);
  // What a logout clears.
  actionDraft(signed.address).clear();
  actionDraftStore.write({ ...purchase(), address: aliceAddress });
  actionDraftStore.clear(aliceAddress);
  expect(readKept(aliceAddress)).toBeUndefined();
  expect(readKept(signed.address)).toEqual({ kind: 'whole', draft: signed });
});

test('a signed action stays when the same account begins, closes or finishes another one', () => {
  const signed: ActionDraft = { ...purchase(), signature: `0x${'5a'.repeat(65)}` };
  createActionDraftStore().write(signed);
  const other = createActionDraftStore();
  other.write({ ...purchase(), page: '/packs' });
  expect(readKept(bobAddress)).toEqual({ kind: 'whole', draft: signed });
  other.clear(bobAddress);
  expect(readKept(bobAddress)).toEqual({ kind: 'whole', draft: signed });
});

test('an action whose outcome is known is no longer stored as signed', () => {
  const draft = purchase();
  actionDraftStore.write({ ...draft, signature: `0x${'5a'.repeat(65)}` });
  actionDraftStore.write(draft);
  expect(readKept(bobAddress)).toEqual({ kind: 'whole', draft });
  actionDraftStore.clear(bobAddress);
  expect(readKept(bobAddress)).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('T63 says whether any part had been signed', () => {
  const signature = `0x${'5a'.repeat(65)}` as const;
  const [, step] = purchase().steps;
  const steps = step?.kind === 'fulfilment' ? [{ ...step, chainId: 137 as const }] : [];
  actionDraftStore.write({ ...purchase(), steps, signature });
  expect(readKept(bobAddress)).toMatchObject({
    kind: 'changed',
    notice: { description: expect.stringContaining('What you signed may have gone through') },
  });
});

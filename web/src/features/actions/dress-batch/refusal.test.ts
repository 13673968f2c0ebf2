import { dressBatchPlan } from '@trait-market/contract/fixtures/economy/benches';
import { divingHelmetRef } from '@trait-market/contract/fixtures/economy/traits';
import { expect, test } from 'vitest';

import { AppError } from '@/lib/app-error';
import type { Action } from '@/lib/actions/action';
import { loadActions } from '@/testing/actions/load-actions';

import { definitionOf } from '../actions';
import { refusedSending } from '../dialog/outcome/refused';

await loadActions();

const [seven] = dressBatchPlan.dressings;
if (!seven) throw new Error('The plan dresses no avatar.');
const helmet = { ...divingHelmetRef, tokenId: '1' };
const eight = {
  ...seven,
  avatar: { ...seven.avatar, tokenId: '8', name: 'Fathom Club #8' },
  changes: [{ slot: 'headwear' as const, takenOff: null, putOn: helmet }],
};
const batch: Action = {
  kind: 'dressBatch',
  plan: { ...dressBatchPlan, dressings: [seven, eight] },
};
const avatar = { collection: 'fathom-club', tokenId: '8' };

const refusedWith = (
  data: object,
  { action = batch, isAgain = false }: { action?: Action; isAgain?: boolean } = {},
) => {
  const error = new AppError('http', 'raw', { status: 409, data: { message: 'raw', ...data } });
  const sent = refusedSending(error, isAgain);
  return definitionOf(action).refusedFor?.(sent, error, action) ?? sent;
};

test.each([
  [{ code: 'avatar-moved', avatar }, 'Fathom Club #8 has changed'],
  [{ code: 'not-the-holder', avatar }, 'Fathom Club #8 isn’t yours anymore'],
  [{ code: 'nothing-changes', avatar }, 'Fathom Club #8 already looks like this'],
  [
    { code: 'edition-not-there', trait: helmet.id },
    'You no longer have enough of Brass Diving Helmet',
  ],
  [{ code: 'credits-short' }, 'Not enough credits'],
  [{ code: 'wrong-slot', avatar }, 'Fathom Club #8: This trait doesn’t go there'],
])('E58 %j names its cause, and says that nothing changed', (data, title) => {
  const refused = refusedWith(data);
  expect(refused.title).toBe(title);
  expect(refused.words).toContain('None of the 2 avatars was changed, and no credits were spent.');
});

test('a refusal that concerns no avatar of the batch reads like any other', () => {
  expect(refusedWith({ code: 'bad-signature' }).title).toBe('Invalid signature');
  expect(refusedWith({ code: 'avatar-moved' }).title).toBe('One of the avatars has changed');
});

test('T60 does not say that nothing changed when the batch was sent before', () => {
  expect(refusedWith({ code: 'avatar-moved', avatar }, { isAgain: true }).words).toMatch(
    /may still have gone through/,
  );
});

test('does not mention others when there is only one avatar', () => {
  const one: Action = { kind: 'cancelAll', chainId: 1 };
  expect(refusedWith({ code: 'avatar-moved' }, { action: one }).title).toBe(
    'The avatar has changed',
  );
});

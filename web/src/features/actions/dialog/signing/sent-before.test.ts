import { listingTerms } from '@trait-market/contract/fixtures/economy/orders';
import { wrapRequest } from '@trait-market/contract/fixtures/economy/collectors';
import { expect, test } from 'vitest';

import type { Action } from '@/lib/actions/action';
import { loadActions } from '@/testing/actions/load-actions';

import { orderStep } from '../../messages/order';
import type { Signable } from '../../messages/step';
import type { Progress } from './action-state';
import { sentBefore } from './completed-before';

await loadActions();

const action: Action = { kind: 'list', traitId: 'tomato-fez' };
const wrap: Signable = { kind: 'wrap', chainId: 1, message: wrapRequest.message };
const listings = [1n, 2n, 3n].map((wei) => orderStep({ ...listingTerms, unitPrice: wei }));
const failed = { title: 'Refused' };
const steps = [wrap, ...listings];

test.each<[string, Progress]>([
  ['Nothing was sent.', { steps, at: 0 }],
  ['What you signed before that was sent.', { steps, at: 1 }],
  ['Nothing was sent.', { steps, at: 1, missed: [{ at: 0, ...failed }] }],
  ['Nothing was sent.', { steps, at: 1, held: [{ at: 0, signature: '0x5a' }] }],
  ['Your 2 earlier listings are live.', { steps, at: 3 }],
  ['Your earlier listing is live.', { steps, at: 3, missed: [{ at: 1, ...failed }] }],
])('E253 a review says after a reload: %s', (words, progress) => {
  expect(sentBefore(action, progress)).toBe(words);
});

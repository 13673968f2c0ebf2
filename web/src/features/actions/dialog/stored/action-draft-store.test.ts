import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import type { WalletAddress } from '@trait-market/contract/shared';
import { afterEach, expect, test } from 'vitest';

import { actionDraft } from '@/lib/storage';
import { purchase, restored, signedPurchase } from '@/testing/actions/action-drafts';

import { createActionDraftStore } from './action-draft-store';
import { readStoredActions } from './stored-actions';

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const unsigned = purchase();

const accounts: readonly WalletAddress[] = [bobAddress, aliceAddress];

const storedDrafts = () => readStoredActions(bobAddress).map(({ draft }) => draft);

test('T99 stores a signed action in an entry that a logout and a closed tab leave', () => {
  createActionDraftStore().write(signedPurchase('5a'));
  actionDraft(bobAddress).clear();
  sessionStorage.clear();
  expect(storedDrafts()).toEqual([signedPurchase('5a')]);
});

test('T99 stores two signed actions of one account side by side, and removes each alone', () => {
  const [first, second] = [createActionDraftStore(), createActionDraftStore()];
  first.write(signedPurchase('5a', 1));
  second.write(signedPurchase('5b', 2));
  expect(storedDrafts()).toEqual([signedPurchase('5a', 1), signedPurchase('5b', 2)]);
  first.clear(bobAddress);
  expect(storedDrafts()).toEqual([signedPurchase('5b', 2)]);
  second.clear(bobAddress);
  expect(localStorage).toHaveLength(0);
});

test('T99 leaves a signed action when its account or another one starts, closes or finishes an action', () => {
  createActionDraftStore().write(signedPurchase('5a'));
  for (const address of accounts) {
    const other = createActionDraftStore();
    other.write({ ...unsigned, address });
    other.clear(address);
  }
  expect(storedDrafts()).toEqual([signedPurchase('5a')]);
});

test('T98 a signed action that opens again leaves the half-filled form of its tab', () => {
  createActionDraftStore().write(unsigned);
  const resumed = createActionDraftStore();
  resumed.write(signedPurchase('5a'));
  resumed.clear(bobAddress);
  expect(restored()).toEqual(unsigned);
});

test('replaces the draft by the signed action, and removes that once its outcome is known', () => {
  const store = createActionDraftStore();
  store.write(unsigned);
  store.write(signedPurchase('5a'));
  expect(restored()).toBeUndefined();
  store.write({ ...unsigned, at: 1 });
  expect(storedDrafts()).toEqual([]);
  expect(restored()).toEqual({ ...unsigned, at: 1 });
  store.clear(bobAddress);
  expect(sessionStorage).toHaveLength(0);
});

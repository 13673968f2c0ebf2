import { bobAddress } from '@trait-market/contract/fixtures/users';
import { afterEach, expect, test, vi } from 'vitest';

import { actionDraft, signedActions } from '@/lib/storage';
import { toasts } from '@/lib/toasts';
import { createLocks } from '@/testing/locks';
import { loadBy } from '@/testing/page-load';
import { purchase, restored, signedPurchase } from '@/testing/actions/action-drafts';

import { createActionDraftStore } from './action-draft-store';
import { forgetDismissed, dismissAction, releaseAction } from './claims';
import { resumedAction } from './resumed-action';
import { readStoredActions } from './stored-actions';

const { keyOf } = signedActions(bobAddress);
const keyOfSigned = (byte: string) => keyOf(`0x${byte.repeat(65)}`);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  forgetDismissed();
  for (const byte of ['5a', '5b']) releaseAction(keyOfSigned(byte));
  sessionStorage.clear();
  localStorage.clear();
  for (const { id } of toasts.read()) toasts.dismiss(id);
});

const store = (...drafts: ReturnType<typeof signedPurchase>[]) => {
  for (const draft of drafts) createActionDraftStore().write(draft);
};

test('T99 opens a signed action on any page, before the draft of the tab', async () => {
  const draft = purchase();
  store(draft, signedPurchase('5a'));
  loadBy('reload');
  expect(await resumedAction(bobAddress, '/elsewhere')).toEqual(signedPurchase('5a'));
  localStorage.clear();
  expect(await resumedAction(bobAddress, '/')).toEqual(draft);
  expect(await resumedAction(bobAddress, '/elsewhere')).toBeUndefined();
});

test('T99 leaves an action that another tab has open', async () => {
  store(signedPurchase('5a', 1), signedPurchase('5b', 2));
  releaseAction(keyOfSigned('5b'));
  vi.stubGlobal('navigator', { locks: createLocks(keyOfSigned('5a')) });
  expect(await resumedAction(bobAddress, '/')).toEqual(signedPurchase('5b', 2));
  expect(readStoredActions(bobAddress)).toHaveLength(2);
});

test('T99 leaves an action whose outcome another tab learned in the meantime', async () => {
  store(signedPurchase('5a'));
  releaseAction(keyOfSigned('5a'));
  const { request } = createLocks();
  const locks = {
    request: (...args: Parameters<typeof request>) => {
      localStorage.clear();
      return request(...args);
    },
  };
  vi.stubGlobal('navigator', { locks });
  expect(await resumedAction(bobAddress, '/')).toBeUndefined();
});

test('leaves an action that the user put aside', async () => {
  store(signedPurchase('5a'));
  dismissAction(keyOfSigned('5a'));
  expect(await resumedAction(bobAddress, '/')).toBeUndefined();
  forgetDismissed();
  expect(await resumedAction(bobAddress, '/')).toEqual(signedPurchase('5a'));
});

test('T63 drops only the changed entry, and says that it may have gone through', async () => {
  store(signedPurchase('5a', 1), signedPurchase('5b', 2));
  localStorage.setItem(keyOfSigned('5a'), '{}');
  expect(await resumedAction(bobAddress, '/')).toEqual(signedPurchase('5b', 2));
  expect(toasts.read()).toMatchObject([
    {
      kind: 'error',
      description: expect.stringContaining('What you signed may have gone through'),
    },
  ]);
  expect(readStoredActions(bobAddress).map(({ key }) => key)).toEqual([keyOfSigned('5b')]);
});

test('T63 drops a draft that was changed, and says that nothing was sent', async () => {
  store(purchase());
  actionDraft(bobAddress).write('{}');
  expect(await resumedAction(bobAddress, '/')).toBeUndefined();
  expect(toasts.read()).toMatchObject([
    { kind: 'error', description: expect.stringContaining('Nothing was sent') },
  ]);
  expect(restored()).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

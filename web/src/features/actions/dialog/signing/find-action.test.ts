import { wrapRequest } from '@trait-market/contract/fixtures/economy/collectors';
import { cancelRequest, executedAction } from '@trait-market/contract/fixtures/economy/orders';
import { expect, test } from 'vitest';

import { stubApi } from '@/testing/stub-api';

import { findAction } from './find-action';
import { hashOf, type Signable } from '../../messages/step';

const wrap: Signable = { kind: 'wrap', chainId: 137, message: wrapRequest.message };
const pathOf = (signable: Signable) => `/economy/v1/wallets/me/acts/${hashOf(signable)}`;

test('T60 finds an action in the history by the hash of what was signed', async () => {
  const action = { ...executedAction, hash: hashOf(wrap), kind: 'wrap' as const, activity: null };
  stubApi({ [pathOf(wrap)]: { body: action } });
  expect(await findAction(wrap)).toEqual({ kind: 'executed', action });
});

test('an action that is not in the history has not been executed yet', async () => {
  stubApi({ [pathOf(wrap)]: { status: 404, body: { message: 'No', code: 'unknown-act' } } });
  expect(await findAction(wrap)).toEqual({ kind: 'notExecuted' });
});

test.each([404, 401, 502])(
  'a response with %d and without that code proves nothing',
  async (status) => {
    stubApi({ [pathOf(wrap)]: { status, body: { message: 'No' } } });
    expect(await findAction(wrap)).toEqual({ kind: 'unknown' });
  },
);

test('a cancellation of several orders is complete when all of them are canceled', async () => {
  const second = `0x${'ab'.repeat(32)}` as const;
  const [first] = cancelRequest.message.orderHashes;
  const message = {
    ...cancelRequest.message,
    orderHashes: [...cancelRequest.message.orderHashes, second],
  };
  const cancel: Signable = { kind: 'cancel', chainId: 1, message };
  const resolve = (orderHashes: readonly string[]) =>
    stubApi({ [pathOf(cancel)]: { body: { ...executedAction, kind: 'cancel', orderHashes } } });
  resolve([first ?? '']);
  expect((await findAction(cancel)).kind).toBe('notExecuted');
  resolve([second, first ?? '']);
  expect((await findAction(cancel)).kind).toBe('executed');
});

import { wrapRequest } from '@trait-market/contract/fixtures/economy/collectors';
import { cancelRequest, executedAct } from '@trait-market/contract/fixtures/economy/orders';
import { expect, test } from 'vitest';

import { stubApi } from '@/testing/stub-api';

import { findAct } from './find-act';
import { hashOf, type Signable } from '../../messages/signed-messages';

const wrap: Signable = { kind: 'wrap', chainId: 137, message: wrapRequest.message };
const pathOf = (signable: Signable) => `/economy/v1/wallets/me/acts/${hashOf(signable)}`;

test('T60 finds an act in the history by the hash of what was signed', async () => {
  const act = { ...executedAct, hash: hashOf(wrap), kind: 'wrap' as const, activity: null };
  stubApi({ [pathOf(wrap)]: { body: act } });
  expect(await findAct(wrap)).toEqual({ kind: 'executed', act });
});

test('an act that is not in the history has not gone through so far', async () => {
  stubApi({ [pathOf(wrap)]: { status: 404, body: { message: 'No', code: 'unknown-act' } } });
  expect(await findAct(wrap)).toEqual({ kind: 'notExecuted' });
});

test.each([404, 401, 502])('an answer of %d without that code settles nothing', async (status) => {
  stubApi({ [pathOf(wrap)]: { status, body: { message: 'No' } } });
  expect(await findAct(wrap)).toEqual({ kind: 'unknown' });
});

test('a cancellation of several orders has gone through when all of them are canceled', async () => {
  const second = `0x${'ab'.repeat(32)}` as const;
  const [first] = cancelRequest.message.orderHashes;
  const message = {
    ...cancelRequest.message,
    orderHashes: [...cancelRequest.message.orderHashes, second],
  };
  const cancel: Signable = { kind: 'cancel', chainId: 1, message };
  const told = (orderHashes: readonly string[]) =>
    stubApi({ [pathOf(cancel)]: { body: { ...executedAct, kind: 'cancel', orderHashes } } });
  told([first ?? '']);
  expect((await findAct(cancel)).kind).toBe('notExecuted');
  told([second, first ?? '']);
  expect((await findAct(cancel)).kind).toBe('executed');
});

import { executedAction } from '@trait-market/contract/fixtures/economy/orders';
import { describe, expect, test, vi } from 'vitest';

import { AppError } from '@/lib/app-error';
import { walletError } from '@/lib/wallet/wallet-error';
import {
  NOW,
  SIGNATURE,
  filled,
  offer,
  purchase,
  setUp,
  refusedOf,
} from '@/testing/actions/action-store';

import type { Found } from './find-action';
import { NO_LABELS } from '../../messages/text/labels';

const refusal = (code: string, status = 409) =>
  new AppError('http', 'raw', { status, data: { message: 'raw', code } });

const noAnswer = new AppError('network', 'raw');

describe('a refusal', () => {
  test('by the market is explained by its code, and the shown data is fetched again', async () => {
    const { store, onChange } = setUp({ send: () => Promise.reject(refusal('filled')) });
    store.review([purchase], NO_LABELS);
    await store.confirm();
    expect(refusedOf(store)).toMatchObject({ title: 'Someone else got it first', remedy: 'close' });
    expect(onChange).toHaveBeenCalledOnce();
  });

  test('by the wallet can be tried again', async () => {
    const { store, wallet } = setUp();
    wallet.signTypedData.mockRejectedValueOnce(walletError('rejected'));
    store.review([purchase], NO_LABELS);
    await store.confirm();
    expect(refusedOf(store).remedy).toBe('sign');
    await store.confirm();
    expect(store.read().kind).toBe('done');
  });

  test('because of a deadline leads to a review with a new deadline', async () => {
    const { store } = setUp({ send: () => Promise.reject(refusal('deadline-passed')) });
    store.review([purchase], NO_LABELS);
    await store.confirm();
    expect(refusedOf(store).remedy).toBe('review');
    store.reviewAgain();
    expect(store.read()).toMatchObject({ kind: 'reviewing', notice: 'renewed' });
  });
});

describe('with no response', () => {
  const lost = async () => {
    const it = setUp();
    it.send.mockRejectedValueOnce(noAnswer);
    it.store.review([purchase], NO_LABELS);
    await it.store.confirm();
    return it;
  };

  test('the same signature is sent again, without another request to the wallet', async () => {
    const { store, wallet, send } = await lost();
    expect(refusedOf(store).remedy).toBe('send');
    await store.sendAgain();
    expect(store.read().kind).toBe('done');
    expect(send.mock.calls.map(([, signature]) => signature)).toEqual([SIGNATURE, SIGNATURE]);
    expect(wallet.signTypedData).toHaveBeenCalledOnce();
  });

  test('T60 the action is looked up in the history by its hash, and is done if found there', async () => {
    const it = setUp();
    it.send.mockRejectedValueOnce(noAnswer);
    it.find.mockResolvedValueOnce({ kind: 'executed', action: executedAction });
    it.store.review([purchase], NO_LABELS);
    await it.store.confirm();
    expect(it.store.read()).toMatchObject({
      kind: 'done',
      outcome: { kind: 'arrived', action: executedAction },
    });
    expect(it.send.mock.calls.map(([sent]) => sent)).toEqual(
      it.find.mock.calls.map(([sought]) => sought),
    );
    expect(it.draft()).toBeUndefined();
  });

  test.each(['notExecuted', 'unknown'] as const)(
    'T60 it never says that nothing moved, or requests another signature, while the history says: %s',
    async (kind) => {
      const it = setUp();
      it.find.mockResolvedValue({ kind });
      it.send.mockRejectedValue(noAnswer);
      it.store.review([purchase], NO_LABELS);
      await it.store.confirm();
      expect(refusedOf(it.store)).toMatchObject({
        title: 'It may have gone through',
        remedy: 'send',
      });
      expect(refusedOf(it.store).words).not.toMatch(/Nothing has moved/);
    },
  );

  test('T60 an action that arrived after all is done, even if it is sent again late', async () => {
    const { store, send, pass, wallet } = await lost();
    pass(24 * 60 * 60_000);
    send.mockRejectedValueOnce(refusal('already-executed'));
    await store.sendAgain();
    expect(store.read()).toMatchObject({ kind: 'done', outcome: { kind: 'arrived' } });
    expect(wallet.signTypedData).toHaveBeenCalledOnce();
  });

  test('T60 a refusal of the second request does not say that the first had no effect', async () => {
    const { store, send } = await lost();
    send.mockRejectedValueOnce(refusal('underfunded'));
    await store.sendAgain();
    expect(refusedOf(store)).toMatchObject({ title: 'Your balance is too low', remedy: 'send' });
    expect(refusedOf(store).words).toMatch(/may still have gone through: check your activity/);
  });

  test('T60 a sign-in that is no longer accepted keeps the earlier signature, to send again', async () => {
    const { store, send, draft } = await lost();
    send.mockRejectedValueOnce(new AppError('http', 'raw', { status: 401 }));
    await store.sendAgain();
    expect(refusedOf(store).remedy).toBe('signIn');
    expect(store.interrupt()?.signature).toBe(SIGNATURE);
    expect(draft()?.signature).toBe(SIGNATURE);
  });

  test('T60 it is signed again, with a new nonce, only once it is certain that it never arrived', async () => {
    const { store, send, wallet } = await lost();
    send.mockRejectedValueOnce(refusal('deadline-passed', 400));
    await store.sendAgain();
    expect(refusedOf(store).remedy).toBe('review');
    store.reviewAgain();
    await store.confirm();
    expect(store.read().kind).toBe('done');
    expect(wallet.signTypedData).toHaveBeenCalledTimes(2);
    const nonces = send.mock.calls.map(([sent]) =>
      sent.kind === 'fulfilment' ? sent.message.nonce : undefined,
    );
    expect(nonces[1]).toBe(nonces[0]);
    expect(nonces[2]).not.toBe(nonces[0]);
  });
});

describe('a signed action that is found later', () => {
  const laterBy = async (ms: number, found: Found = { kind: 'notExecuted' }) => {
    const it = setUp();
    it.send.mockRejectedValueOnce(noAnswer);
    it.store.review([offer], NO_LABELS);
    await it.store.confirm();
    const send = vi.fn(async () => filled);
    const find = vi.fn(async () => found);
    const after = it.reloaded({ now: () => NOW + ms, send, find });
    await after.store.resume();
    return { ...after, send };
  };

  test('T99 is sent again while its deadline lasts', async () => {
    const { store, send } = await laterBy(29 * 60_000);
    expect(send).toHaveBeenCalledOnce();
    expect(store.read().kind).toBe('done');
  });

  test('T99 is not sent again at an old price: it is reported as not executed, and can be reviewed', async () => {
    const { store, send, draft, wallet } = await laterBy(7 * 24 * 60 * 60_000);
    expect(send).not.toHaveBeenCalled();
    expect(refusedOf(store)).toMatchObject({ title: 'It didn’t go through', remedy: 'review' });
    expect(draft()).not.toHaveProperty('signature');
    store.reviewAgain();
    expect(store.read().kind).toBe('reviewing');
    expect(wallet.signTypedData).not.toHaveBeenCalled();
  });

  test('T99 is shown with its receipt where it went through', async () => {
    const executed = { kind: 'executed', action: executedAction } as const;
    const { store, send, draft } = await laterBy(7 * 24 * 60 * 60_000, executed);
    expect(send).not.toHaveBeenCalled();
    expect(store.read()).toMatchObject({ kind: 'done', outcome: { kind: 'arrived' } });
    expect(draft()).toBeUndefined();
  });

  test('T99 stays stored while the history is unavailable, and is sent only by the user', async () => {
    const { store, send, draft } = await laterBy(7 * 24 * 60 * 60_000, { kind: 'unknown' });
    expect(send).not.toHaveBeenCalled();
    expect(refusedOf(store)).toMatchObject({ title: 'It may have gone through', remedy: 'send' });
    expect(draft()?.signature).toBe(SIGNATURE);
    await store.sendAgain();
    expect(send).toHaveBeenCalledOnce();
  });
});

test('T99 closing an action of unknown outcome leaves it stored', async () => {
  const { store, send, draft } = setUp();
  send.mockRejectedValueOnce(noAnswer);
  store.review([purchase], NO_LABELS);
  await store.confirm();
  store.close();
  expect(draft()?.signature).toBe(SIGNATURE);
});

test('closing an action that was definitely refused leaves nothing behind', async () => {
  const { store, send, draft } = setUp();
  send.mockRejectedValueOnce(refusal('filled'));
  store.review([purchase], NO_LABELS);
  await store.confirm();
  store.close();
  expect(draft()).toBeUndefined();
});

import { listingTerms } from '@trait-market/contract/fixtures/economy/orders';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { describe, expect, test, vi } from 'vitest';

import type { Action } from '@/lib/actions/action';
import { AppError } from '@/lib/app-error';
import { pending } from '@/testing/session-store';
import { posted, setUp } from '@/testing/several-orders';
import { reached } from '@/testing/actions/reached';

import { orderStep } from '../../messages/order';
import { NO_LABELS } from '../../messages/text/labels';

const action: Action = { kind: 'listSeveral', items: [] };
const steps = [1n, 2n].map((unitPrice) =>
  orderStep({ ...listingTerms, maker: aliceAddress, unitPrice }),
);
const limitedFor = (retryAfter: string) => new AppError('http', 'raw', { status: 429, retryAfter });

const open = () => {
  const opened = setUp(action);
  opened.store.review(steps, NO_LABELS);
  return opened;
};

describe('E99 the rate limit of several orders', () => {
  test.each(['0', 'Thu, 01 Jan 1970 00:00:00 GMT'])(
    'is waited for a second at least: %s',
    async (retryAfter) => {
      const { store, send, wait } = open();
      send.mockRejectedValueOnce(limitedFor(retryAfter));
      await store.confirm();
      await reached(store, 'done');
      expect(wait.mock.calls).toEqual([[1000]]);
    },
  );

  test('is reported after five pauses, with the signature kept', async () => {
    const { store, send, draft } = open();
    send.mockImplementation(async () => {
      if (send.mock.calls.length < 20) throw limitedFor('0');
      return posted;
    });
    await store.confirm();
    const { refused } = await reached(store, 'refused');
    expect(refused.title).toBe('Too many requests');
    expect(send).toHaveBeenCalledTimes(6);
    expect(draft()).toMatchObject({ signature: expect.any(String), bulk: expect.anything() });
  });

  test('is not waited for longer than the signature is valid', async () => {
    const { store, send, wait, pass } = open();
    send.mockRejectedValueOnce(limitedFor('7'));
    wait.mockImplementationOnce(async () => void pass(31 * 60_000));
    await store.confirm();
    const { refused } = await reached(store, 'refused');
    expect(refused.title).toBe('It didn’t go through');
    expect(send).toHaveBeenCalledOnce();
  });

  test('is not waited for after the dialog was closed', async () => {
    const { store, send, wait } = open();
    const response = pending<typeof posted>();
    send.mockImplementationOnce(() => response.promise);
    const confirming = store.confirm();
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
    store.close();
    response.reject(limitedFor('7'));
    await confirming;
    expect(wait).not.toHaveBeenCalled();
    expect(send).toHaveBeenCalledOnce();
  });
});

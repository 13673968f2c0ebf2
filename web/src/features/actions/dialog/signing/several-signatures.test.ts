import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { wrapRequest } from '@trait-market/contract/fixtures/economy/collectors';
import { describe, expect, test, vi } from 'vitest';

import { walletError } from '@/lib/wallet/wallet-error';
import { SIGNATURE, offer, setUp } from '@/testing/actions/action-store';
import { reached } from '@/testing/actions/reached';

import type { ActionDependencies } from './action-dependencies';
import { NO_LABELS } from '../../messages/text/labels';
import type { Signable } from '../../messages/step';

const wrap: Signable = { kind: 'wrap', chainId: 1, message: wrapRequest.message };

describe('two signatures', () => {
  const both = async (overrides: Partial<ActionDependencies> = {}) => {
    const it = setUp(overrides);
    it.store.review([wrap, offer], NO_LABELS);
    await it.store.confirm();
    return it;
  };

  test('come one after the other, each sent before the next is requested', async () => {
    const { store, wallet, send } = await both();
    await reached(store, 'done');
    expect(wallet.signTypedData).toHaveBeenCalledTimes(2);
    expect(send.mock.calls.map(([{ kind }]) => kind)).toEqual(['wrap', 'order']);
  });

  test('keep the first when the second is declined, and request only the second again', async () => {
    const it = setUp();
    it.wallet.signTypedData
      .mockResolvedValueOnce(SIGNATURE)
      .mockRejectedValueOnce(walletError('rejected'));
    it.store.review([wrap, offer], NO_LABELS);
    await it.store.confirm();
    await reached(it.store, 'refused');
    const { store, send } = it.reloaded();
    expect(store.read()).toMatchObject({ kind: 'reviewing', notice: 'halfway', at: 1 });
    await store.confirm();
    expect(send.mock.calls.map(([{ kind }]) => kind)).toEqual(['order']);
  });
});

test('E18 after a reload, three signatures continue with the next one, then the rest', async () => {
  // Alternates the networks, because consecutive orders of one share a signature.
  const steps = ['1', '2', '3'].map((salt, index): Signable => ({
    ...offer,
    chainId: index === 1 ? 137 : 1,
    components: { ...listing.components, salt },
  }));
  const it = setUp();
  it.wallet.signTypedData
    .mockResolvedValueOnce(SIGNATURE)
    .mockImplementationOnce(() => new Promise(() => {}));
  it.store.review(steps, NO_LABELS);
  void it.store.confirm();
  await vi.waitFor(() => expect(it.wallet.signTypedData).toHaveBeenCalledTimes(2));
  const { store, send } = it.reloaded();
  expect(store.read()).toEqual({ kind: 'reviewing', notice: 'reloaded', steps, at: 1 });
  await store.confirm();
  await reached(store, 'done');
  expect(send.mock.calls.map(([step]) => step)).toEqual(steps.slice(1));
});

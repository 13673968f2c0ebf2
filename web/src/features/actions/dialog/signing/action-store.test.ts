import { openPacksRequest } from '@trait-market/contract/fixtures/economy/packs';
import { UnreadableOrder } from '@trait-market/contract/economy/typed-data';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { describe, expect, test, vi } from 'vitest';

import { walletError } from '@/lib/wallet/wallet-error';
import { NOW, SIGNATURE, filled, purchase, setUp, refusedOf } from '@/testing/actions/action-store';
import { pending } from '@/testing/session-store';
import type { Prepared } from '../../shared/action';
import type { ActionDependencies } from './action-dependencies';
import { NO_LABELS } from '../../messages/text/labels';

describe('an action that fetches its review', () => {
  test('opens with it, and waits for a lost connection', async () => {
    const prepare = vi.fn<ActionDependencies['prepare']>();
    prepare.mockRejectedValueOnce(new Error('offline'));
    prepare.mockResolvedValueOnce({ steps: [purchase], labels: NO_LABELS });
    const { store } = setUp({ prepare });
    expect(store.read().kind).toBe('preparing');
    await vi.waitFor(() => expect(store.read().kind).toBe('unprepared'));
    store.prepareAgain();
    expect(store.read().kind).toBe('preparing');
    await vi.waitFor(() => expect(store.read()).toMatchObject({ kind: 'reviewing', at: 0 }));
  });

  test('opens its form where there is something to fill in first', async () => {
    const { store } = setUp({ prepare: async () => undefined });
    await vi.waitFor(() => expect(store.read().kind).toBe('filling'));
  });

  test('opens its form where what is shown is not what would be signed', async () => {
    const { store } = setUp({ prepare: () => Promise.reject(new UnreadableOrder('differs')) });
    await vi.waitFor(() => expect(store.read().kind).toBe('filling'));
  });

  test('is not stored once it is closed', async () => {
    const fetched = pending<Prepared>();
    const { store, draft } = setUp({ prepare: () => fetched.promise });
    await store.resume();
    store.close();
    fetched.resolve({ steps: [purchase], labels: NO_LABELS });
    await fetched.promise;
    await Promise.resolve();
    expect(store.read().kind).toBe('preparing');
    expect(draft()).toBeUndefined();
  });

  test('is fetched again after a reload, unless it has a form', async () => {
    const prepare = vi.fn<ActionDependencies['prepare']>(() => pending<Prepared>().promise);
    const cancelAll = setUp({ action: { kind: 'cancelAll', chainId: 1 }, prepare });
    await cancelAll.store.resume();
    expect(cancelAll.reloaded().store.read().kind).toBe('preparing');
    const quickBuy = setUp({ prepare });
    await quickBuy.store.resume();
    expect(quickBuy.reloaded().store.read().kind).toBe('filling');
  });
});

describe('one signature', () => {
  test('is reviewed, signed, sent and done, and leaves nothing behind', async () => {
    const { store, wallet, kinds, draft, onChange } = setUp();
    store.review([purchase], NO_LABELS);
    expect(wallet.signTypedData).not.toHaveBeenCalled();
    await store.confirm();
    expect(kinds).toEqual(['reviewing', 'signing', 'signing', 'sending', 'done']);
    expect(store.read()).toMatchObject({ kind: 'done', outcome: filled });
    expect(wallet.switchChain).not.toHaveBeenCalled();
    expect(onChange).toHaveBeenCalledOnce();
    expect(draft()).toBeUndefined();
  });

  test('what is signed is what was reviewed', async () => {
    const { store, wallet } = setUp();
    store.review([purchase], NO_LABELS);
    const state = store.read();
    await store.confirm();
    const reviewed = state.kind === 'reviewing' ? state.steps[0] : undefined;
    expect(reviewed?.kind === 'fulfilment' && reviewed.message.deadline).toBe(
      String((NOW + 30 * 60_000) / 1000),
    );
    expect(wallet.signTypedData).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        primaryType: 'Fulfilment',
        message: expect.objectContaining({ deadline: BigInt((NOW + 30 * 60_000) / 1000) }),
      }),
    );
  });

  test('confirming twice requests one signature', async () => {
    const answer = pending<typeof SIGNATURE>();
    const { store, wallet } = setUp();
    wallet.signTypedData.mockImplementation(() => answer.promise);
    store.review([purchase], NO_LABELS);
    const both = [store.confirm(), store.confirm()];
    answer.resolve(SIGNATURE);
    await Promise.all(both);
    expect(wallet.signTypedData).toHaveBeenCalledOnce();
  });

  test('a review that has expired gets a new deadline, and is shown again before signing', async () => {
    const { store, wallet, pass } = setUp();
    store.review([purchase], NO_LABELS);
    pass(29 * 60_000);
    await store.confirm();
    expect(wallet.signTypedData).not.toHaveBeenCalled();
    expect(store.read()).toMatchObject({ kind: 'reviewing', notice: 'renewed' });
    await store.confirm();
    expect(store.read().kind).toBe('done');
  });
});

describe('the wrong chain', () => {
  test('is switched before anything is signed', async () => {
    const calls: string[] = [];
    const { store, wallet, kinds } = setUp();
    wallet.chainId.mockResolvedValue(137);
    wallet.switchChain.mockImplementation(async () => void calls.push('switch'));
    wallet.signTypedData.mockImplementation(async () => {
      calls.push('sign');
      return SIGNATURE;
    });
    store.review([purchase], NO_LABELS);
    await store.confirm();
    expect(calls).toEqual(['switch', 'sign']);
    expect(kinds).toContain('switchingChain');
  });

  test('explains when the wallet stays on it, and nothing is signed', async () => {
    const { store, wallet } = setUp();
    wallet.chainId.mockResolvedValue(137);
    wallet.switchChain.mockRejectedValue(walletError('rejected'));
    store.review([purchase], NO_LABELS);
    await store.confirm();
    expect(refusedOf(store).words).toMatch(/declined/);
    expect(wallet.signTypedData).not.toHaveBeenCalled();
  });
});

test('closing leaves nothing behind', () => {
  const { store, draft } = setUp({ address: aliceAddress });
  store.review([purchase], NO_LABELS);
  expect(draft()).toBeDefined();
  store.close();
  expect(draft()).toBeUndefined();
});

test('E347 a draw whose round is due before the wallet has signed isn’t sent, and names a later one', async () => {
  const { message } = openPacksRequest;
  const rounds = { period: 1, genesisTime: 0, marketAheadMs: 0 };
  const { store, send, wallet, pass } = setUp();
  store.review([{ kind: 'packOpen', chainId: 1, message, rounds }], NO_LABELS);
  wallet.signTypedData.mockImplementationOnce(async () => {
    pass(20_000);
    return SIGNATURE;
  });
  await store.confirm();
  expect(send).not.toHaveBeenCalled();
  expect(store.read()).toMatchObject({ kind: 'reviewing', notice: 'renewed' });
  await store.confirm();
  const sent = send.mock.lastCall?.[0];
  expect(sent?.kind === 'packOpen' && Number(sent.message.round)).toBe(NOW / 1_000 + 20 + 77);
});

test('E347 the round of a draw leaves time to sign after a slow network switch', async () => {
  const { message } = openPacksRequest;
  const rounds = { period: 1, genesisTime: 0, marketAheadMs: 0 };
  const { store, send, wallet, pass } = setUp();
  wallet.chainId.mockResolvedValue(137);
  wallet.switchChain.mockImplementation(async () => pass(20_000));
  store.review([{ kind: 'packOpen', chainId: 1, message, rounds }], NO_LABELS);
  await store.confirm();
  expect(wallet.signTypedData).toHaveBeenCalledOnce();
  const sent = send.mock.lastCall?.[0];
  expect(sent?.kind === 'packOpen' && Number(sent.message.round)).toBe(NOW / 1_000 + 20 + 17);
});

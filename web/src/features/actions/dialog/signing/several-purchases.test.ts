import type { Order } from '@trait-market/contract/economy/orders';
import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { bobAddress } from '@trait-market/contract/fixtures/users';
import { expect, test, vi } from 'vitest';

import { AppError } from '@/lib/app-error';
import { walletError } from '@/lib/wallet/wallet-error';
import type { Action } from '@/lib/actions/action';
import { linesOf } from '@/testing/several-receipt';

import type { Outcome } from '../../messages/summary';
import type { Progress } from './action-state';
import type { ActionDraft } from './action-draft';
import type { ActionDependencies } from './action-dependencies';
import { createActionStore } from './action-store';
import { completedBefore } from './completed-before';
import { NO_LABELS } from '../../messages/text/labels';
import type { Signable } from '../../messages/step';

const SIGNATURE = `0x${'5a'.repeat(65)}` as const;
const filled: Outcome = {
  kind: 'executed',
  summary: { title: 'Purchase complete', words: '', rows: [] },
};
const hashAt = (position: number) => `0x${String(position).padStart(64, '0')}` as const;

const orders = [1, 2, 3].map((position): Order => ({ ...listing, hash: hashAt(position) }));
const lines = orders.map((order) => ({ order, quantity: 1 }));
const action: Action = { kind: 'buySeveral', lines };
const steps = orders.map(({ hash }): Signable => ({
  kind: 'fulfilment',
  chainId: 1,
  terms: listing.components,
  commitments: [],
  message: {
    orderHash: hash,
    fulfiller: bobAddress,
    quantity: '1',
    highestPrice: '120000000000000000',
    lowestProceeds: '0',
    nonce: '7',
    deadline: '99999999999',
  },
}));

const refusal = (code: string) =>
  new AppError('http', 'raw', { status: 409, data: { message: 'raw', code } });

const setUp = (stored?: ActionDraft) => {
  let draft = stored;
  const wallet = {
    chainId: vi.fn(async (): Promise<number | undefined> => 1),
    switchChain: vi.fn(async () => {}),
    signTypedData: vi.fn(async () => SIGNATURE),
  };
  const send = vi.fn<ActionDependencies['send']>(async () => filled);
  const onStepExecuted = vi.fn<ActionDependencies['onStepExecuted']>();
  const store = createActionStore(
    {
      action: { kind: 'buySeveral', lines },
      page: '/cart',
      address: bobAddress,
      prepare: () => undefined,
      loadWallet: async () => wallet,
      send,
      cancelReplaced: async () => {},
      approvals: () => [],
      find: async () => ({ kind: 'notExecuted' }),
      draft: {
        write: (next) => (draft = structuredClone(next)),
        clear: () => (draft = undefined),
        release: () => {},
        dismiss: () => {},
      },
      now: () => 0,
      onChange: () => {},
      onStepExecuted,
    },
    stored,
  );
  return { store, wallet, send, onStepExecuted, draft: () => draft };
};

const receiptOf = (progress: Progress) => linesOf(action, progress);

const isDone = (store: ReturnType<typeof setUp>['store']) =>
  vi.waitFor(() => {
    const state = store.read();
    if (state.kind !== 'done') throw new Error(`It is ${state.kind}.`);
    return state;
  });

test('E82 continues when another buyer got one of three: each is signed, and two are bought', async () => {
  const { store, wallet, send, onStepExecuted } = setUp();
  send.mockResolvedValueOnce(filled).mockRejectedValueOnce(refusal('filled'));
  store.review(steps, NO_LABELS);
  await store.confirm();
  const state = await isDone(store);
  expect(wallet.signTypedData).toHaveBeenCalledTimes(3);
  expect(state.missed).toEqual([{ at: 1, title: 'Someone else got it first' }]);
  expect(
    onStepExecuted.mock.calls.map(([step]) => step.kind === 'fulfilment' && step.message.orderHash),
  ).toEqual([hashAt(1), hashAt(3)]);
  const { title, rows } = receiptOf(state);
  expect(title).toBe('You bought 2 of 3');
  expect(rows.map(({ value }) => value)).toEqual([
    '0.12 ETH',
    'Someone else got it first',
    '0.12 ETH',
    '0.24 ETH',
  ]);
});

test('is done even if the last one fails', async () => {
  const { store, send } = setUp();
  send
    .mockResolvedValueOnce(filled)
    .mockResolvedValueOnce(filled)
    .mockRejectedValueOnce(refusal('cancelled'));
  store.review(steps, NO_LABELS);
  await store.confirm();
  const state = await isDone(store);
  expect(receiptOf(state).title).toBe('You bought 2 of 3');
});

test('calls an order your own listing when no signature was needed for it', () => {
  const { title, rows } = receiptOf({ steps: steps.slice(0, 2), at: 1 });
  expect(title).toBe('You bought 2 of 3');
  expect(rows[2]?.value).toBe('Your own listing');
});

test('says that nothing was paid when every one of them fails', async () => {
  const { store, send } = setUp();
  send.mockRejectedValue(refusal('cancelled'));
  store.review(steps, NO_LABELS);
  await store.confirm();
  const { title, rows } = receiptOf(await isDone(store));
  expect(title).toBe('You bought nothing');
  expect(rows.some(({ isSum }) => isSum)).toBe(false);
});

test('lets you retry or skip a purchase that the wallet declined, and says what was bought', async () => {
  const { store, wallet } = setUp();
  wallet.signTypedData
    .mockResolvedValueOnce(SIGNATURE)
    .mockRejectedValueOnce(walletError('rejected'));
  store.review(steps, NO_LABELS);
  await store.confirm();
  const refused = await vi.waitFor(() => {
    const state = store.read();
    if (state.kind !== 'refused') throw new Error(`It is ${state.kind}.`);
    return state;
  });
  expect(refused.refused.remedy).toBe('sign');
  expect(completedBefore(action, refused)).toBe('The trait you bought before is yours.');
  expect(store.canLeaveOut()).toBe(true);
  store.leaveOut();
  const { missed } = await isDone(store);
  expect(missed).toEqual([{ at: 1, title: 'Your wallet didn’t sign' }]);
});

test('E82 never skips a purchase whose response was lost, since it may have gone through', async () => {
  const { store, send } = setUp();
  send.mockRejectedValueOnce(new AppError('network', 'raw'));
  store.review(steps, NO_LABELS);
  await store.confirm();
  expect(store.read().kind).toBe('refused');
  expect(store.canLeaveOut()).toBe(false);
  store.leaveOut();
  expect(store.read().kind).toBe('refused');
});

test('remembers skipped purchases after a reload', async () => {
  const first = setUp();
  first.send.mockRejectedValueOnce(refusal('filled'));
  first.wallet.signTypedData
    .mockResolvedValueOnce(SIGNATURE)
    .mockImplementationOnce(() => new Promise(() => {}));
  first.store.review(steps, NO_LABELS);
  void first.store.confirm();
  await vi.waitFor(() => expect(first.wallet.signTypedData).toHaveBeenCalledTimes(2));
  const second = setUp(first.draft());
  expect(second.store.read()).toMatchObject({
    kind: 'reviewing',
    notice: 'reloaded',
    at: 1,
    missed: [{ at: 0, title: 'Someone else got it first' }],
  });
  await second.store.confirm();
  expect(receiptOf(await isDone(second.store)).title).toBe('You bought 2 of 3');
});

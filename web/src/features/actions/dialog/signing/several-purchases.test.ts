import type { Order } from '@trait-market/contract/economy/orders';
import { executedAction, listing } from '@trait-market/contract/fixtures/economy/orders';
import { bobAddress } from '@trait-market/contract/fixtures/users';
import { expect, test, vi } from 'vitest';

import { AppError } from '@/lib/app-error';
import { walletError } from '@/lib/wallet/wallet-error';
import type { Action } from '@/lib/actions/action';
import { linesOf } from '@/testing/several-receipt';
import { reached } from '@/testing/actions/reached';

import type { Outcome } from '../../messages/summary';
import type { Progress } from './action-state';
import type { ActionDraft } from './action-draft';
import type { ActionDependencies } from './action-dependencies';
import { createActionStore } from './action-store';
import { completedBefore } from './completed-before';
import { NO_LABELS } from '../../messages/text/labels';
import type { Signable } from '../../messages/step';

const SIGNATURE = `0x${'5a'.repeat(65)}` as const;
const hashAt = (position: number) => `0x${String(position).padStart(64, '0')}` as const;

const bought = (...missed: { id: string; title: string }[]): Outcome => ({
  kind: 'executed',
  summary: { title: 'Purchase complete', words: '', rows: [], missedLines: missed },
});
const GONE = 'Someone else got it first';

const orders = [1, 2, 3].map((position): Order => ({
  ...listing,
  hash: hashAt(position),
  ...(position === 3 && {
    chainId: 137,
    unitPrice: { chainId: 137, coin: 'native', amount: '5000000000000000000' },
  }),
}));
const lines = orders.map((order) => ({ order, quantity: 1 }));
const action: Action = { kind: 'buySeveral', lines };
const stepOf = (chainId: 1 | 137, ...positions: number[]): Signable => ({
  kind: 'cart',
  chainId,
  terms: positions.map(() => listing.components),
  message: {
    buyer: bobAddress,
    lines: positions.map((position) => ({
      orderHash: hashAt(position),
      quantity: '1',
      highestPrice: '120000000000000000',
    })),
    total: '240000000000000000',
    maximumFulfilled: String(positions.length),
    allRequired: false,
    nonce: '7',
    deadline: '99999999999',
  },
});
const steps = [stepOf(1, 1, 2), stepOf(137, 3)];

const refusal = (code: string) =>
  new AppError('http', 'raw', { status: 409, data: { message: 'raw', code } });

const setUp = (stored?: ActionDraft) => {
  let draft = stored;
  const wallet = {
    chainId: vi.fn(async (): Promise<number | undefined> => 1),
    switchChain: vi.fn(async () => {}),
    signTypedData: vi.fn(async () => SIGNATURE),
  };
  const send = vi.fn<ActionDependencies['send']>(async () => bought());
  const find = vi.fn<ActionDependencies['find']>(async () => ({ kind: 'notExecuted' }));
  const onStepExecuted = vi.fn<ActionDependencies['onStepExecuted']>();
  const store = createActionStore(
    {
      action: { kind: 'buySeveral', lines },
      page: '/cart',
      address: bobAddress,
      prepare: () => undefined,
      loadWallet: async () => wallet,
      send,
      signerOf: async () => undefined,
      hasCode: async () => false,
      cancelReplaced: async () => [],
      approvals: () => [],
      find,
      draft: {
        write: (next) => (draft = structuredClone(next)),
        clear: () => (draft = undefined),
        release: () => {},
        dismiss: () => {},
      },
      now: () => 0,
      wait: async () => {},
      onChange: () => {},
      onStepExecuted,
    },
    stored,
  );
  return { store, wallet, send, find, onStepExecuted, draft: () => draft };
};

const receiptOf = (progress: Progress) => linesOf(action, progress);

test('E82 signs once for each network, and names the line that someone else bought', async () => {
  const { store, wallet, send, onStepExecuted } = setUp();
  send.mockResolvedValueOnce(bought({ id: hashAt(2), title: GONE }));
  store.review(steps, NO_LABELS);
  await store.confirm();
  const state = await reached(store, 'done');
  expect(wallet.signTypedData).toHaveBeenCalledTimes(2);
  expect(state.missed).toEqual([{ at: 0, id: hashAt(2), title: GONE }]);
  expect(onStepExecuted.mock.calls.map(([, doneLines]) => doneLines)).toEqual([
    [hashAt(1)],
    [hashAt(3)],
  ]);
  const { title, rows } = receiptOf(state);
  expect(title).toBe('You bought 2 of 3');
  expect(rows.map(({ value }) => value)).toEqual([
    '0.12 ETH',
    GONE,
    '5 POL',
    '0.12 ETH',
    '5 POL',
    'None, paid by the market',
  ]);
  expect(rows[0]).toMatchObject({ detail: 'From alice, on Ethereum' });
});

test('continues on the other network when nothing was available on the first', async () => {
  const { store, send } = setUp();
  send.mockRejectedValueOnce(refusal('nothing-available'));
  store.review(steps, NO_LABELS);
  await store.confirm();
  const { title, rows } = receiptOf(await reached(store, 'done'));
  expect(title).toBe('You bought 1 of 3');
  expect(rows[0]?.value).toBe('Nothing is available anymore');
});

test('calls an order your own listing when no signature was needed for it', () => {
  const { title, rows } = receiptOf({ steps: steps.slice(0, 1), at: 0 });
  expect(title).toBe('You bought 2 of 3');
  expect(rows[2]?.value).toBe('Your own listing');
});

test('says that nothing was paid when nothing is available', async () => {
  const { store, send } = setUp();
  send.mockRejectedValue(refusal('nothing-available'));
  store.review(steps, NO_LABELS);
  await store.confirm();
  const { title, rows } = receiptOf(await reached(store, 'done'));
  expect(title).toBe('You bought nothing');
  expect(rows.some(({ isSum }) => isSum)).toBe(false);
});

test('lets you retry or skip a purchase that the wallet declined, and says what was bought', async () => {
  const { store, wallet, send } = setUp();
  send.mockResolvedValueOnce(bought({ id: hashAt(2), title: GONE }));
  wallet.signTypedData
    .mockResolvedValueOnce(SIGNATURE)
    .mockRejectedValueOnce(walletError('rejected'));
  store.review(steps, NO_LABELS);
  await store.confirm();
  const refused = await reached(store, 'refused');
  expect(refused.refused.remedy).toBe('sign');
  expect(completedBefore(action, refused)).toBe('The trait you bought before is yours.');
  expect(store.canLeaveOut()).toBe(true);
  store.leaveOut();
  const { missed } = await reached(store, 'done');
  expect(missed).toEqual([
    { at: 0, id: hashAt(2), title: GONE },
    { at: 1, title: 'Your wallet didn’t sign' },
  ]);
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

test('reads from the history what was bought when the response was lost', async () => {
  const { store, send, find } = setUp();
  send.mockRejectedValueOnce(new AppError('network', 'raw'));
  find.mockResolvedValueOnce({
    kind: 'executed',
    action: { ...executedAction, orderHashes: [hashAt(1)] },
  });
  store.review(steps, NO_LABELS);
  await store.confirm();
  const { title, rows } = receiptOf(await reached(store, 'done'));
  expect(title).toBe('You bought 2 of 3');
  expect(rows[1]?.value).toBe('No longer available');
});

test('claims no purchase while the history can’t say which lines were bought', async () => {
  const { store, send, find } = setUp();
  send.mockRejectedValueOnce(refusal('already-executed'));
  find.mockResolvedValueOnce({ kind: 'unknown' });
  store.review(steps, NO_LABELS);
  await store.confirm();
  expect(store.read()).toMatchObject({ kind: 'refused', signature: SIGNATURE });
});

test('remembers missed lines after a reload', async () => {
  const first = setUp();
  first.send.mockResolvedValueOnce(bought({ id: hashAt(2), title: GONE }));
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
    missed: [{ at: 0, id: hashAt(2), title: GONE }],
  });
  await second.store.confirm();
  expect(receiptOf(await reached(second.store, 'done')).title).toBe('You bought 2 of 3');
});

import { cancelRequest, listing } from '@trait-market/contract/fixtures/economy/orders';
import { expect, test } from 'vitest';

import type { Action } from '@/lib/actions/action';
import { stubApi } from '@/testing/stub-api';

import { cancelMessage, type CancelStep } from './cancel';

const [one, two, three] = [1, 2, 3].map(
  (number) => `0x${String(number).padStart(64, '0')}` as const,
) as [`0x${string}`, `0x${string}`, `0x${string}`];
const PATH = 'POST /economy/v1/orders/cancel';
const step: CancelStep = {
  kind: 'cancel',
  chainId: 1,
  message: { ...cancelRequest.message, orderHashes: [one, two, three] },
};
const action: Action = { kind: 'cancel', orders: [listing] };
const sendStep = () => cancelMessage.send(step, cancelRequest.signature, action);

test('E241 sends one signature once, for all of its orders', async () => {
  const { written } = stubApi({
    [PATH]: {
      body: { chainId: 1, orders: [one, two, three].map((hash) => ({ hash, state: 'cancelled' })) },
    },
  });
  const { title, missedLines } = await sendStep();
  expect(title).toBe('3 orders canceled');
  expect(missedLines).toEqual([]);
  expect(written).toHaveLength(1);
  expect(written[0]?.body).toMatchObject({ message: { orderHashes: [one, two, three] } });
});

test('E241 names the orders that were filled or had expired before', async () => {
  stubApi({
    [PATH]: {
      body: {
        chainId: 1,
        orders: [
          { hash: one, state: 'filled' },
          { hash: two, state: 'cancelled' },
          { hash: three, state: 'expired' },
        ],
      },
    },
  });
  const { title, missedLines } = await sendStep();
  expect(title).toBe('Canceled');
  expect(missedLines).toEqual([
    { id: one, title: 'Already filled' },
    { id: three, title: 'Already expired' },
  ]);
});

test('reports a refusal', async () => {
  stubApi({ [PATH]: { status: 409, body: { message: 'Refused.', code: 'bad-signature' } } });
  await expect(sendStep()).rejects.toMatchObject({ kind: 'http', status: 409 });
});

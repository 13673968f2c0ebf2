import { cancelRequest, listing } from '@trait-market/contract/fixtures/economy/orders';
import { expect, test } from 'vitest';

import type { Action } from '@/lib/actions/action';
import { stubApi } from '@/testing/stub-api';

import { cancelMessage, type CancelStep } from './cancel';

const hashes = [1, 2, 3].map((number) => `0x${String(number).padStart(64, '0')}` as const);
const pathOf = (hash: string) => `POST /economy/v1/orders/${hash}/cancel`;
const stepOf = (orderHashes: readonly `0x${string}`[]): CancelStep => ({
  kind: 'cancel',
  chainId: 1,
  message: { ...cancelRequest.message, orderHashes: [...orderHashes] },
});
const action: Action = { kind: 'cancel', orders: [listing] };

const send = (count: number, over: number, code = 'filled') => {
  const named = hashes.slice(0, count);
  stubApi(
    Object.fromEntries(
      named.map((hash, index) => [
        pathOf(hash),
        index < over
          ? { status: 409, body: { message: 'Refused.', code } }
          : { body: { ...listing, hash } },
      ]),
    ),
  );
  return cancelMessage.send(stepOf(named), cancelRequest.signature, action);
};

test.each(['filled', 'expired'])(
  'an order that is %s does not stop the other cancellations',
  async (code) => {
    const { title, rows } = await send(3, 1, code);
    expect(title).toBe('2 orders canceled');
    expect(rows).toEqual([{ label: 'Already filled or expired', value: '1' }]);
  },
);

test.each([
  [1, 0, 'Canceled'],
  [3, 0, '3 orders canceled'],
  [1, 1, 'Nothing left to cancel'],
])(
  'the receipt for %d orders, %d of them over already, is titled: %s',
  async (count, over, title) => {
    expect((await send(count, over)).title).toBe(title);
  },
);

test('reports any other refusal', async () => {
  await expect(send(3, 1, 'bad-signature')).rejects.toMatchObject({ kind: 'http', status: 409 });
});

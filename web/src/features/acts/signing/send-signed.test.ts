import { dressBatchRequest, dressed } from '@trait-market/contract/fixtures/economy/benches';
import { cancelRequest, listing } from '@trait-market/contract/fixtures/economy/orders';
import { expect, test } from 'vitest';

import { stubApi } from '@/testing/stub-api';

import { sendSigned } from './send-signed';
import type { Signable } from './signable';

const hashes = [1, 2, 3].map((number) => `0x${String(number).padStart(64, '0')}` as const);
const pathOf = (hash: string) => `POST /economy/v1/orders/${hash}/cancel`;
const cancel: Signable = {
  kind: 'cancel',
  chainId: 1,
  message: { ...cancelRequest.message, orderHashes: hashes },
};
const send = () => sendSigned(cancel, cancelRequest.signature);

/** The second of three orders is refused. */
const refuseSecond = (code: string) =>
  stubApi(
    Object.fromEntries(
      hashes.map((hash, index) => [
        pathOf(hash),
        index === 1
          ? { status: 409, body: { message: 'Refused.', code } }
          : { body: { ...listing, hash } },
      ]),
    ),
  );

test.each(['filled', 'expired'])(
  'an order that is %s does not stop the other cancellations',
  async (code) => {
    refuseSecond(code);
    expect(await send()).toMatchObject({
      kind: 'cancelled',
      orders: [{ hash: hashes[0] }, { hash: hashes[2] }],
      over: 1,
    });
  },
);

test('reports any other refusal', async () => {
  refuseSecond('bad-signature');
  await expect(send()).rejects.toMatchObject({ kind: 'http', status: 409 });
});

test('sends a batch of avatars as one act', async () => {
  const { written } = stubApi({ 'POST /economy/v1/dress': { status: 201, body: dressed } });
  const { message, signature } = dressBatchRequest;
  const sent = await sendSigned({ kind: 'dressBatch', chainId: 1, message, worn: [[]] }, signature);
  expect(sent).toEqual({ kind: 'dressed', dressed });
  expect(written).toMatchObject([{ body: { kind: 'batch', chainId: 1, message, signature } }]);
});

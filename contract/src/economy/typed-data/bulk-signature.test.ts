import { concatHex, type Hex, recoverAddress, slice } from 'viem';
import { expect, test } from 'vitest';

import { listingTerms } from '../../../fixtures/economy/orders';
import { signatureForms } from '../../../testing/signature-forms';
import { demoAccount } from '../../demo-wallet';
import { buildOrder } from './build-order';
import { bulkTree, bulkTypedData } from './bulk-order';
import {
  bulkSignatureDigest,
  isBulkSignature,
  readBulkSignature,
  writeBulkSignature,
} from './bulk-signature';
import { orderHash } from './order-hash';

const wallet = demoAccount();
const orders = ['1', '2', '3', '4', '5'].map((salt) => buildOrder({ ...listingTerms, salt }));
const hashes = orders.map(orderHash);
const signAll = () => wallet.signTypedData(bulkTypedData(1, orders));

test('E250 each order’s bulk signature names the wallet that signed all of them', async () => {
  const tree = bulkTree(hashes);
  for (const signature of Object.values(signatureForms(await signAll()))) {
    for (const index of hashes.keys()) {
      const parts = { signature, index, proof: tree.proofOf(index) };
      const written = writeBulkSignature(parts);
      expect(written).toHaveLength(signature.length + 2 * (3 + 32 * 3));
      expect(readBulkSignature(written)).toEqual(parts);
    }
  }
  const [first = '0x'] = hashes;
  const parts = { signature: await signAll(), index: 0, proof: tree.proofOf(0) };
  const signerOn = (chainId: 1 | 137) =>
    recoverAddress({
      hash: bulkSignatureDigest(chainId, first, parts),
      signature: parts.signature,
    });
  expect(await signerOn(1)).toBe(wallet.address);
  expect(await signerOn(137)).not.toBe(wallet.address);
});

test.each([
  [65 + 3 + 32, true],
  [64 + 3 + 32, true],
  [65 + 3 + 32 * 24, true],
  [64 + 3 + 32 * 24, true],
  [65 + 3 + 32 * 25, false],
  [65, false],
  [65 + 3, false],
  [63 + 3 + 32, false],
  [66 + 3 + 32, false],
  [65 + 3 + 33, false],
  [130, false],
  [0, false],
])('a signature of %i bytes is one of several orders: %s', (bytes, isBulk) => {
  const signature: Hex = `0x${'00'.repeat(bytes)}`;
  expect(isBulkSignature(signature)).toBe(isBulk);
  expect(readBulkSignature(signature) !== undefined).toBe(isBulk);
});

test.each([
  [2, 1],
  [3, 1],
  [8, 3],
  [0xffffff, 23],
])('T118 an index of %i is outside a tree of height %i', (index, height) => {
  const proof = Array.from({ length: height }, () => hashes[0] ?? '0x');
  const bytes = index.toString(16).padStart(6, '0');
  const base: Hex = `0x${'5a'.repeat(65)}`;
  expect(readBulkSignature(concatHex([base, `0x${bytes}`, ...proof]))).toBeUndefined();
  expect(() => writeBulkSignature({ signature: base, index, proof })).toThrow(RangeError);
});

test('no other parts are written', async () => {
  const signature = await signAll();
  const proof = bulkTree(hashes).proofOf(0);
  for (const changed of [
    { signature: slice(signature, 0, 63) },
    { signature: `${signature}00` as const },
    { proof: [] },
    { proof: Array.from({ length: 25 }, () => hashes[0] ?? '0x') },
    { index: -1 },
    { index: 0.5 },
  ])
    expect(() => writeBulkSignature({ signature, index: 0, proof, ...changed })).toThrow(
      RangeError,
    );
});

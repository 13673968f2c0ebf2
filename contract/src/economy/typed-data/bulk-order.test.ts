import * as fc from 'fast-check';
import { hashTypedData, keccak256, numberToHex, type Hex } from 'viem';
import { describe, expect, test } from 'vitest';

import { listingTerms } from '../../../fixtures/economy/orders';
import { buildOrder } from './build-order';
import {
  bulkDigest,
  bulkHeightOf,
  bulkLeavesOf,
  bulkRootOf,
  bulkTree,
  bulkTypedData,
  bulkTypeHash,
  MAX_BULK_HEIGHT,
} from './bulk-order';
import { orderHash } from './order-hash';

/** Constants from Seaport's ConsiderationConstants. */
const SEAPORT_TYPEHASHES = [
  '0x3ca2711d29384747a8f61d60aad3c450405f7aaff5613541dee28df2d6986d32',
  '0xbf8e29b89f29ed9b529c154a63038ffca562f8d7cd1e2545dda53a1b582dde30',
];

const listings = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildOrder({ ...listingTerms, salt: String(index), unitPrice: BigInt(1_000 + index) }),
  );

test('the type hashes are Seaport’s', () => {
  expect(SEAPORT_TYPEHASHES.map((_, index) => bulkTypeHash(index + 1))).toEqual(SEAPORT_TYPEHASHES);
});

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 3],
  [50, 6],
  [64, 6],
  [65, 7],
  [100, 7],
  [2 ** 24, 24],
])('%i orders need a tree of height %i', (count, height) => {
  expect(bulkHeightOf(count)).toBe(height);
});

test.each([0, -1, 1.5, 2 ** 24 + 1, Number.NaN])('no tree holds %d orders', (count) => {
  expect(() => bulkHeightOf(count)).toThrow(RangeError);
});

test.each([1, 2, 3, 5, 8, 11])(
  'E250 %i orders have the digest that a wallet signs for their typed data',
  (count) => {
    const orders = listings(count);
    const { root, height } = bulkTree(orders.map(orderHash));
    for (const chainId of [1, 137] as const)
      expect(bulkDigest(chainId, root, height)).toBe(hashTypedData(bulkTypedData(chainId, orders)));
  },
);

test('the rest of a tree is empty orders', () => {
  const orders = listings(5);
  const leaves = bulkLeavesOf(bulkTypedData(1, orders).message.tree);
  const { proofOf } = bulkTree(orders.map(orderHash));
  expect(leaves).toHaveLength(8);
  expect(leaves.slice(0, 5)).toEqual(orders.map(orderHash));
  expect(new Set(leaves.slice(5))).toEqual(new Set([proofOf(4)[0]]));
});

const aHash = fc
  .bigInt({ min: 0n, max: 2n ** 256n - 1n })
  .map((word): Hex => numberToHex(word, { size: 32 }));

describe('a proof', () => {
  test('E250 leads from each order to the root, at any height', () => {
    fc.assert(
      fc.property(
        fc.array(aHash, { minLength: 1, maxLength: 40 }),
        fc.nat({ max: 6 }),
        (hashes, more) => {
          const tree = bulkTree(hashes, Math.min(bulkHeightOf(hashes.length) + more, 24));
          for (const [index, hash] of hashes.entries()) {
            const proof = tree.proofOf(index);
            expect(proof).toHaveLength(tree.height);
            expect(bulkRootOf(hash, index, proof)).toBe(tree.root);
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  test('leads elsewhere from another order or another place', () => {
    const hashes = listings(5).map(orderHash);
    const tree = bulkTree(hashes);
    const proof = tree.proofOf(3);
    const [first = '0x', , , fourth = '0x'] = hashes;
    expect(bulkRootOf(first, 3, proof)).not.toBe(tree.root);
    for (const place of [0, 1, 2, 4, 5, 6, 7])
      expect(bulkRootOf(fourth, place, proof)).not.toBe(tree.root);
    expect(bulkRootOf(keccak256(fourth), 3, proof)).not.toBe(tree.root);
  });
});

test('a tree has no higher level than Seaport’s, and no order that it wasn’t given', () => {
  const hashes = listings(3).map(orderHash);
  expect(bulkTree(hashes, MAX_BULK_HEIGHT).proofOf(2)).toHaveLength(24);
  expect(() => bulkTree(hashes, MAX_BULK_HEIGHT + 1)).toThrow(RangeError);
  expect(() => bulkTree(hashes, 1)).toThrow(RangeError);
  for (const index of [-1, 3, 0.5])
    expect(() => bulkTree(hashes).proofOf(index)).toThrow(RangeError);
});

import { concat, encodeAbiParameters, hexToBigInt, keccak256, type Hex } from 'viem';
import { expect, test } from 'vitest';

import { criteriaOf, criteriaProof, isProven } from './criteria';
import { ANY_TOKEN } from './seaport';

/** Hashes a leaf like Seaport's CriteriaResolution: one ABI word. */
const leaf = (id: bigint) => keccak256(encodeAbiParameters([{ type: 'uint256' }], [id]));
const pair = (one: Hex, other: Hex) =>
  keccak256(concat(BigInt(one) < BigInt(other) ? [one, other] : [other, one]));
const inOrder = (hashes: Hex[]) =>
  hashes.toSorted((one, other) => (BigInt(one) < BigInt(other) ? -1 : 1));

test('a set of one has its leaf as its root, and an empty proof', () => {
  // The well-known keccak256 of the word 1.
  expect(leaf(1n)).toBe('0xb10e2d527612073b26eecdfd717e6a320cf44b4afac2b0732d9fcbe2b7fa0cf6');
  expect(criteriaOf(['1'])).toBe(String(hexToBigInt(leaf(1n))));
  expect(criteriaProof(['1'], '1')).toEqual([]);
  expect(isProven(criteriaOf(['1']), '1', [])).toBe(true);
});

test('E104 with three leaves, the first two make a pair, and the third moves up unchanged', () => {
  const [first, second, third] = inOrder([1n, 2n, 3n].map(leaf)) as [Hex, Hex, Hex];
  const root = pair(pair(first, second), third);
  expect(criteriaOf(['1', '2', '3'])).toBe(String(hexToBigInt(root)));
  const idOf = new Map([1n, 2n, 3n].map((id) => [leaf(id), String(id)]));
  const ids = ['1', '2', '3'];
  expect(criteriaProof(ids, idOf.get(third) ?? '')).toEqual([pair(first, second)]);
  expect(criteriaProof(ids, idOf.get(first) ?? '')).toEqual([second, third]);
});

test('the order of the ids and duplicates make no difference', () => {
  expect(criteriaOf(['9', '3', '7', '3'])).toBe(criteriaOf(['3', '7', '9']));
  expect(criteriaOf(['3', '7'])).not.toBe(criteriaOf(['3', '7', '9']));
});

test.each([1, 2, 3, 4, 5, 8, 13, 86])(
  'E104 each of %i ids can be proven, and no other',
  (count) => {
    const ids = Array.from({ length: count }, (_, index) => String(1_000_000 + 3 * index));
    const criteria = criteriaOf(ids);
    for (const id of ids) {
      const proof = criteriaProof(ids, id) ?? [];
      expect(isProven(criteria, id, proof)).toBe(true);
      expect(isProven(criteria, String(BigInt(id) + 1n), proof)).toBe(false);
      expect(isProven(criteria, id, [...proof, leaf(0n)])).toBe(false);
    }
    expect(criteriaProof(ids, '999')).toBeUndefined();
  },
);

test('a proof in upper case is the same', () => {
  const proof = criteriaProof(['1', '2'], '1') ?? [];
  const shouted = proof.map((node) => `0x${node.slice(2).toUpperCase()}` as const);
  expect(isProven(criteriaOf(['1', '2']), '1', shouted)).toBe(true);
});

test('any token of a contract needs no proof, and accepts none', () => {
  expect(isProven(ANY_TOKEN, '7', [])).toBe(true);
  expect(isProven(ANY_TOKEN, '7', [leaf(1n)])).toBe(false);
});

test('an empty set has no criteria', () => {
  expect(() => criteriaOf([])).toThrow(RangeError);
});

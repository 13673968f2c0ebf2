import { concatHex, sha256, stringToHex } from 'viem';

import type { Bytes32 } from '../shared/hex';

/** Returns the hash of an entry's text as a leaf of the tree, as defined by RFC 9162, 2.1.1. */
export const leafHash = (entry: string): Bytes32 => sha256(concatHex(['0x00', stringToHex(entry)]));

export const nodeHash = (left: Bytes32, right: Bytes32): Bytes32 =>
  sha256(concatHex(['0x01', left, right]));

/** The root of a tree without leaves: the hash of no bytes. */
const EMPTY_ROOT = sha256('0x');

/** Returns the largest power of two below a number of at least 2. */
const splitOf = (size: number): number => {
  let split = 1;
  while (split * 2 < size) split *= 2;
  return split;
};

export const rootOf = (leaves: readonly Bytes32[]): Bytes32 => {
  const [first] = leaves;
  if (first === undefined) return EMPTY_ROOT;
  if (leaves.length === 1) return first;
  const split = splitOf(leaves.length);
  return nodeHash(rootOf(leaves.slice(0, split)), rootOf(leaves.slice(split)));
};

/**
 * Returns the hashes that lead from a leaf to the root, lowest first (RFC 9162, 2.1.3.1).
 * @throws RangeError when the tree has no such leaf
 */
export const inclusionPath = (leaves: readonly Bytes32[], index: number): Bytes32[] => {
  if (index < 0 || index >= leaves.length) throw new RangeError(`The tree has no leaf ${index}`);
  if (leaves.length === 1) return [];
  const split = splitOf(leaves.length);
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return index < split
    ? [...inclusionPath(left, index), rootOf(right)]
    : [...inclusionPath(right, index - split), rootOf(left)];
};

const pathBetween = (first: number, leaves: readonly Bytes32[], isWhole: boolean): Bytes32[] => {
  if (first === leaves.length) return isWhole ? [] : [rootOf(leaves)];
  const split = splitOf(leaves.length);
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return first <= split
    ? [...pathBetween(first, left, isWhole), rootOf(right)]
    : [...pathBetween(first - split, right, false), rootOf(left)];
};

/**
 * Returns the hashes that show that a tree extends its first leaves (RFC 9162, 2.1.4.1).
 * @throws RangeError when the tree has fewer leaves, or for a first size of 0
 */
export const consistencyPath = (leaves: readonly Bytes32[], first: number): Bytes32[] => {
  if (first < 1 || first > leaves.length) {
    throw new RangeError(`The tree has no first ${first} leaves`);
  }
  return pathBetween(first, leaves, true);
};

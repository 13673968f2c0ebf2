import type { Bytes32 } from '../shared/hex';
import { nodeHash } from './merkle-tree';

/** The size and the root of a tree. */
export type Tree = { size: number; root: Bytes32 };

const isSame = (one: Bytes32 | undefined, other: Bytes32): boolean =>
  one?.toLowerCase() === other.toLowerCase();

const half = (number: number): number => Math.floor(number / 2);
const isOdd = (number: number): boolean => number % 2 === 1;

type LeafProof = { leaf: Bytes32; index: number; path: readonly Bytes32[] };

/** Returns whether a path proves that a tree contains a leaf (RFC 9162, 2.1.3.2). */
export const isIncluded = ({ leaf, index, path }: LeafProof, { size, root }: Tree): boolean => {
  if (index < 0 || index >= size) return false;
  let [node, last, hash] = [index, size - 1, leaf];
  for (const other of path) {
    if (last === 0) return false;
    if (isOdd(node) || node === last) {
      hash = nodeHash(other, hash);
      while (!isOdd(node) && node !== 0) [node, last] = [half(node), half(last)];
    } else {
      hash = nodeHash(hash, other);
    }
    [node, last] = [half(node), half(last)];
  }
  return last === 0 && isSame(hash, root);
};

const isPowerOfTwo = (number: number): boolean => Number.isInteger(Math.log2(number));

/** Returns whether a path proves that a tree extends an earlier one (RFC 9162, 2.1.4.2). */
export const isExtended = (first: Tree, second: Tree, path: readonly Bytes32[]): boolean => {
  if (first.size === second.size) return path.length === 0 && isSame(first.root, second.root);
  if (first.size < 1 || first.size > second.size) return false;
  const [seed, ...others] = isPowerOfTwo(first.size) ? [first.root, ...path] : path;
  if (seed === undefined || path.length === 0) return false;
  let [node, last] = [first.size - 1, second.size - 1];
  while (isOdd(node)) [node, last] = [half(node), half(last)];
  let [before, after] = [seed, seed];
  for (const other of others) {
    if (last === 0) return false;
    if (isOdd(node) || node === last) {
      before = nodeHash(other, before);
      after = nodeHash(other, after);
      while (!isOdd(node) && node !== 0) [node, last] = [half(node), half(last)];
    } else {
      after = nodeHash(after, other);
    }
    [node, last] = [half(node), half(last)];
  }
  return last === 0 && isSame(before, first.root) && isSame(after, second.root);
};

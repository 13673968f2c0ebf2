import { array, assert, nat, property, string, uint8Array } from 'fast-check';
import { sha256, concatHex } from 'viem';
import { expect, test } from 'vitest';

import type { Bytes32 } from '../shared/hex';
import { isExtended, isIncluded } from './merkle-proofs';
import { consistencyPath, inclusionPath, leafHash, nodeHash, rootOf } from './merkle-tree';

/** The leaves and roots of Certificate Transparency's reference implementation. */
const INPUTS = [
  '0x',
  '0x00',
  '0x10',
  '0x2021',
  '0x3031',
  '0x40414243',
  '0x5051525354555657',
  '0x606162636465666768696a6b6c6d6e6f',
] as const;
const ROOTS = [
  '0x6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  '0xfac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  '0xaeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  '0xd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '0x4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '0x76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  '0xddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '0x5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
] as const;
const leaves: Bytes32[] = INPUTS.map((input) => sha256(concatHex(['0x00', input])));
const treeOf = (all: readonly Bytes32[]) => ({ size: all.length, root: rootOf(all) });

test('E351 roots are those of Certificate Transparency for its known leaves', () => {
  expect(rootOf([])).toBe('0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(ROOTS.map((_, index) => rootOf(leaves.slice(0, index + 1)))).toEqual(ROOTS);
  expect(leafHash('')).toBe(ROOTS[0]);
});

test('E351 proofs are those of Certificate Transparency for its known leaves', () => {
  expect(inclusionPath(leaves, 5)).toEqual([
    '0xbc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    '0xca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
    '0xd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  ]);
  expect(consistencyPath(leaves, 6)).toEqual([
    '0x0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
    '0xca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
    '0xd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  ]);
});

const texts = array(string({ maxLength: 4 }), { minLength: 1, maxLength: 40 });
const hash = uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => sha256(bytes));

test('E351 each leaf of any tree has a proof, which proves nothing else', () => {
  assert(
    property(texts, nat(), hash, (entries, chosen, other) => {
      const all = entries.map((entry, index) => leafHash(`${index} ${entry}`));
      const index = chosen % all.length;
      const leaf = all[index] ?? other;
      const path = inclusionPath(all, index);
      const tree = treeOf(all);
      expect(isIncluded({ leaf, index, path }, tree)).toBe(true);
      expect(isIncluded({ leaf: other, index, path }, tree)).toBe(false);
      expect(isIncluded({ leaf, index, path }, { ...tree, root: other })).toBe(false);
      expect(isIncluded({ leaf, index, path: [...path, other] }, tree)).toBe(false);
      expect(isIncluded({ leaf, index: index + all.length, path }, tree)).toBe(false);
      for (const at of path.keys()) {
        expect(isIncluded({ leaf, index, path: path.toSpliced(at, 1) }, tree)).toBe(false);
        expect(isIncluded({ leaf, index, path: path.with(at, other) }, tree)).toBe(false);
      }
    }),
  );
});

test('E351 T155 any tree is proved to extend its beginning, and no other tree', () => {
  assert(
    property(texts, nat(), nat(), hash, (entries, chosen, at, other) => {
      const all = entries.map((entry, index) => leafHash(`${index} ${entry}`));
      const size = 1 + (chosen % all.length);
      const path = consistencyPath(all, size);
      const [first, second] = [treeOf(all.slice(0, size)), treeOf(all)];
      expect(isExtended(first, second, path)).toBe(true);
      const changed = all.with(at % size, other);
      expect(isExtended(first, treeOf(changed), consistencyPath(changed, size))).toBe(false);
      expect(isExtended(treeOf(changed.slice(0, size)), second, path)).toBe(false);
      expect(isExtended(first, second, [...path, other])).toBe(false);
      for (const place of path.keys()) {
        expect(isExtended(first, second, path.toSpliced(place, 1))).toBe(false);
        expect(isExtended(first, second, path.with(place, other))).toBe(false);
        expect(isExtended(second, first, path)).toBe(false);
      }
    }),
  );
});

test('E351 a tree and its leaf have different hashes for the same bytes', () => {
  const [one = '0x', other = '0x'] = leaves;
  expect(nodeHash(one, other)).not.toBe(sha256(concatHex([one, other])));
});

test('E351 a proof of a leaf or size that the tree lacks is refused', () => {
  expect(() => inclusionPath(leaves, 8)).toThrow(RangeError);
  expect(() => consistencyPath(leaves, 9)).toThrow(RangeError);
  expect(() => consistencyPath(leaves, 0)).toThrow(RangeError);
});

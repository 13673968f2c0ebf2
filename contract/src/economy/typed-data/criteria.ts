import { concat, hexToBigInt, keccak256, numberToHex } from 'viem';

import type { Bytes32 } from '../shared/hex';
import { ANY_TOKEN } from './seaport';

const leafOf = (tokenId: string): Bytes32 => keccak256(numberToHex(BigInt(tokenId), { size: 32 }));

// Sorts the two nodes before hashing, as Seaport does, so that proofs don't need to contain sides.
const parentOf = (one: Bytes32, other: Bytes32): Bytes32 =>
  keccak256(one < other ? concat([one, other]) : concat([other, one]));

const layerAbove = (layer: readonly Bytes32[]): Bytes32[] =>
  layer.flatMap((node, index) => {
    if (index % 2 === 1) return [];
    const pair = layer[index + 1];
    return [pair === undefined ? node : parentOf(node, pair)];
  });

// Returns the layers of the Merkle tree. Leaves are sorted; a node without a sibling moves up
// unchanged.
const layersOf = (tokenIds: readonly string[]): Bytes32[][] => {
  const leaves = [...new Set(tokenIds.map(leafOf))].toSorted();
  const layers = [leaves];
  for (let layer = leaves; layer.length > 1; layers.push(layer)) layer = layerAbove(layer);
  return layers;
};

const asNumber = (node: Bytes32): string => String(hexToBigInt(node));

/**
 * Returns the same Merkle root as seaport-js, as a decimal number.
 * @throws RangeError when the set is empty
 */
export const criteriaOf = (tokenIds: readonly string[]): string => {
  const root = layersOf(tokenIds).at(-1)?.[0];
  if (root === undefined) throw new RangeError('A set of no tokens has no criteria');
  return asNumber(root);
};

/** Returns the proof that a token belongs to a set, or undefined when it doesn't belong. */
export const criteriaProof = (
  tokenIds: readonly string[],
  tokenId: string,
): Bytes32[] | undefined => {
  const layers = layersOf(tokenIds);
  let index = layers[0]?.indexOf(leafOf(tokenId)) ?? -1;
  if (index === -1) return undefined;
  const proof: Bytes32[] = [];
  for (const layer of layers) {
    const pair = layer[index % 2 === 0 ? index + 1 : index - 1];
    if (pair !== undefined) proof.push(pair);
    index = Math.floor(index / 2);
  }
  return proof;
};

/** Returns whether Seaport's algorithm accepts a proof. */
export const isProven = (criteria: string, tokenId: string, proof: readonly Bytes32[]): boolean => {
  if (criteria === ANY_TOKEN) return proof.length === 0;
  const lower = proof.map((node): Bytes32 => `0x${node.slice(2).toLowerCase()}`);
  return asNumber(lower.reduce(parentOf, leafOf(tokenId))) === criteria;
};

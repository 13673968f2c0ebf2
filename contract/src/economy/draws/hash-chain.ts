import { keccak256 } from 'viem';

import type { Bytes32 } from '../shared/hex';

/** The maximum number of draws per chain, which is its length in links. */
export const MAX_CHAIN = 4_096;

/** Hashes a link the given number of times, which leads toward the anchor. */
export const linkAfter = (link: Bytes32, hashes: number): Bytes32 => {
  let found = link;
  for (let count = 0; count < hashes; count += 1) found = keccak256(found);
  return found;
};

/**
 * Returns the link at a position of the chain, where 0 is the anchor.
 * @throws RangeError when the chain has no such position
 */
export const linkAt = (seed: Bytes32, length: number, place: number): Bytes32 => {
  if (place < 0 || place > length) throw new RangeError(`The chain has no link ${place}`);
  return linkAfter(seed, length - place);
};

export const opensCommitment = (link: Bytes32, commitment: Bytes32): boolean =>
  keccak256(link) === commitment.toLowerCase();

/** Returns whether the link at a position hashes to the anchor. */
export const leadsToAnchor = (link: Bytes32, place: number, anchor: Bytes32): boolean =>
  place >= 1 && place <= MAX_CHAIN && linkAfter(link, place) === anchor.toLowerCase();

import { keccak256 } from 'viem';

import type { Bytes32 } from '../shared/hex';

/** Draws of one chain, at most: its last link is that many hashes away from its first. */
export const MAX_CHAIN = 4_096;

/** The link so many hashes on from this one, towards the anchor. */
export const linkAfter = (link: Bytes32, hashes: number): Bytes32 => {
  let found = link;
  for (let count = 0; count < hashes; count += 1) found = keccak256(found);
  return found;
};

/**
 * The link at a place of a chain that is `length` links long: 0 is the anchor, which is published first, and
 * each link's hash is the one before it. Only who has the seed can go this way.
 *
 * @throws RangeError for a place outside of the chain
 */
export const linkAt = (seed: Bytes32, length: number, place: number): Bytes32 => {
  if (place < 0 || place > length) throw new RangeError(`The chain has no link ${place}`);
  return linkAfter(seed, length - place);
};

/** Whether a revealed link is what was committed to. */
export const opensCommitment = (link: Bytes32, commitment: Bytes32): boolean =>
  keccak256(link) === commitment.toLowerCase();

/** Whether the link at a place leads back to the anchor. */
export const leadsToAnchor = (link: Bytes32, place: number, anchor: Bytes32): boolean =>
  place >= 1 && place <= MAX_CHAIN && linkAfter(link, place) === anchor.toLowerCase();

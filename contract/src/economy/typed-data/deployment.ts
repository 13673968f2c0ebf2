import { keccak256, stringToHex } from 'viem';

import type { ChainId } from '../shared/chains';
import type { Bytes32 } from '../shared/hex';

/** The chain and the deployment of the market that an action is valid for. */
export type ActionPlace = {
  chainId: ChainId;
  deployment: Bytes32;
};

/**
 * What tells one deployment of the market from another: the hash of the origin that its pages are
 * served from. A page takes its own origin and a provider its configuration's, never the other's
 * word: so none can have acts signed for another deployment than the one that shows them.
 *
 * @throws TypeError for what is no address
 */
export const deploymentOf = (address: string): Bytes32 =>
  keccak256(stringToHex(new URL(address).origin));

/** Half of a salt tells the deployment, and the other half equal orders apart. */
const HALF_BITS = 128n;

const tagOf = (deployment: Bytes32): bigint => BigInt(deployment) >> HALF_BITS;

/**
 * The salt of an order. Seaport's domain names no deployment, so the salt does, as seaport-js writes
 * the hash of a site's domain into it.
 *
 * @param number any that the maker has not used before; its lower 128 bits count
 */
export const orderSalt = (deployment: Bytes32, number: bigint): string =>
  String((tagOf(deployment) << HALF_BITS) | BigInt.asUintN(Number(HALF_BITS), number));

/** Whether an order's salt says that it was made on this deployment. */
export const isSaltOf = (deployment: Bytes32, salt: string): boolean =>
  BigInt(salt) >> HALF_BITS === tagOf(deployment);

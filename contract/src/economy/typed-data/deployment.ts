import { keccak256, stringToHex } from 'viem';

import type { ChainId } from '../shared/chains';
import type { Bytes32 } from '../shared/hex';

/** The chain and the market deployment that an action is valid for. */
export type ActionPlace = {
  chainId: ChainId;
  deployment: Bytes32;
};

/**
 * Returns a hash of the origin of the market's pages.
 * @throws TypeError when the address is invalid
 */
export const deploymentOf = (address: string): Bytes32 =>
  keccak256(stringToHex(new URL(address).origin));

/** Half of a salt identifies the deployment, the other half makes orders unique. */
const HALF_BITS = 128n;

const tagOf = (deployment: Bytes32): bigint => BigInt(deployment) >> HALF_BITS;

/**
 * Returns a salt that contains the deployment, because Seaport's domain doesn't; `number` has 128
 * bits.
 */
export const orderSalt = (deployment: Bytes32, number: bigint): string =>
  String((tagOf(deployment) << HALF_BITS) | BigInt.asUintN(Number(HALF_BITS), number));

/** Returns whether an order's salt belongs to this deployment. */
export const isSaltOf = (deployment: Bytes32, salt: string): boolean =>
  BigInt(salt) >> HALF_BITS === tagOf(deployment);

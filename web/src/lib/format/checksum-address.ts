import { isWalletAddress, type WalletAddress } from '@trait-market/contract/shared';
import { getAddress } from 'viem';

import { shortenAddress } from './shorten-address';

/**
 * Returns an address in mixed case, with the checksum of EIP-55, in which all are shown (E687); any
 * other text unchanged. The provider's accounts have that case, so that pages which show only them
 * don't load the hash function.
 */
export function checksumAddress(address: WalletAddress): WalletAddress;
export function checksumAddress(address: string): string;
export function checksumAddress(address: string): string {
  return isWalletAddress(address) ? getAddress(address) : address;
}

/** Shortens an address in the case of its checksum (§9, E687). */
export const shortenChecksummed = (address: string): string =>
  shortenAddress(checksumAddress(address));
